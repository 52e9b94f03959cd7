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
  onSent: () => void;
  onClose: () => void;
};

/** Shows who will receive an issue and asks for confirmation. */
export function SendDialog({ issue, readers: { de, en }, onSent, onClose }: Props) {
  const { api } = useStaff();
  const { busy, failure, start } = useChange(() => sendIssue(api, issue), { onDone: onSent });
  const all = de + en;
  return (
    <ModalBox title="Ausgabe senden" onClose={onClose}>
      <Form onSubmit={start}>
        <p className="mt-3 font-semibold wrap-anywhere">{issue.subject_de}</p>
        <p className="mt-2">
          {all === 0
            ? `${newsletterNames[issue.kind]}: Noch hat niemand eine Anmeldung bestätigt. Die Ausgabe erscheint nur im Archiv.`
            : `${newsletterNames[issue.kind]}: ${people(all)}, ${germanNumber(de)} auf Deutsch und ${germanNumber(en)} auf Englisch. Zugleich erscheint die Ausgabe im Archiv.`}
        </p>
        <p className="mt-2 text-muted">
          Was einmal in einem Postfach liegt, lässt sich nicht zurückholen, und ändern können Sie die Ausgabe danach
          nicht mehr. Andere E-Mails der Website gehen weiter sofort hinaus.
        </p>
        <FailureNotice title="Die Ausgabe wurde nicht gesendet." detail={failure} onRetry={start} className="mt-4" />
        <FormButtons
          submit={busy ? 'Wird gesendet …' : all === 0 ? 'Im Archiv zeigen' : `An ${germanNumber(all)} senden`}
          busy={busy}
          onCancel={onClose}
          cancelFirst
        />
      </Form>
    </ModalBox>
  );
}

const people = (count: number) =>
  count === 1 ? 'ein bestätigtes Abonnement' : `${germanNumber(count)} bestätigte Abonnements`;
