import type { StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { newsletterNames } from '#web/staff/texts.ts';
import { ModalBox } from '#web/staff/ui/dialogs/modal.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { sendIssue } from './queries.ts';

type Props = {
  issue: StaffIssue;
  /** Confirmed subscribers to its newsletter, by language. */
  readers: { de: number; en: number };
  /** Called with what to tell. */
  onSent: (said: string) => void;
  onClose: () => void;
};

/** Shows who will receive an issue and asks for confirmation. */
export function SendDialog({ issue, readers, onSent, onClose }: Props) {
  const { api } = useStaff();
  const name = newsletterNames[issue.kind];
  const all = readers.de + readers.en;
  const words = all === 0 ? forArchive(name) : forReaders(name, readers);
  const { busy, failure, start } = useChange(() => sendIssue(api, issue), { onDone: () => onSent(words.done) });
  return (
    <ModalBox title={words.title} onClose={onClose}>
      <Form onSubmit={start}>
        <p className="mt-3 font-semibold wrap-anywhere">{issue.subject_de}</p>
        <p className="mt-2">{words.who}</p>
        <p className="mt-2 text-muted">{words.note}</p>
        <FailureNotice title={words.failed} detail={failure} onRetry={start} className="mt-4" />
        <FormButtons submit={busy ? words.busy : words.submit} busy={busy} onCancel={onClose} cancelFirst />
      </Form>
    </ModalBox>
  );
}

const forArchive = (name: string) => ({
  title: 'Ausgabe im Archiv zeigen',
  who: `${name}: Noch hat niemand eine Anmeldung bestätigt. Die Ausgabe geht an niemanden und steht nur im Archiv.`,
  note: 'Ändern können Sie die Ausgabe danach nicht mehr, nur noch zurückziehen. Wer sich später anmeldet, bekommt sie nicht per E-Mail.',
  failed: 'Die Ausgabe steht noch nicht im Archiv.',
  submit: 'Im Archiv zeigen',
  busy: 'Wird übernommen …',
  done: 'Die Ausgabe steht im Archiv',
});

function forReaders(name: string, { de, en }: Props['readers']) {
  const all = de + en;
  const people = all === 1 ? '1 Person' : `${germanNumber(all)} Personen`;
  const language = en === 0 ? 'auf Deutsch' : 'auf Englisch';
  const how =
    de > 0 && en > 0
      ? `${germanNumber(de)} auf Deutsch und ${germanNumber(en)} auf Englisch`
      : all === 1
        ? language
        : `alle ${language}`;
  return {
    title: 'Ausgabe senden',
    who: `${name}: ${people} ${all === 1 ? 'bekommt' : 'bekommen'} die Ausgabe per E-Mail, ${how}. Zugleich erscheint sie im Archiv.`,
    note: 'Was einmal in einem Postfach liegt, lässt sich nicht zurückholen, und ändern können Sie die Ausgabe danach nicht mehr. Andere E-Mails der Website gehen weiter sofort hinaus.',
    failed: 'Die Ausgabe wurde nicht gesendet.',
    submit: `An ${people} senden`,
    busy: 'Wird gesendet …',
    done: 'Die Ausgabe wird gesendet',
  };
}
