import { type FormEvent, useId, useState } from 'react';
import type { ErasureView, PersonFound } from '#contract/staff/privacy.ts';
import { CallFailed, isRefusedWith, Refused, sentenceFor } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { texts } from '#web/staff/texts.ts';
import { Modal } from '#web/staff/ui/dialogs/modal.tsx';
import { TextField } from '#web/staff/ui/fields/text-field.tsx';
import { visitorLine } from '#web/staff/ui/visitor-line.ts';
import { Button } from '#web/ui/button.tsx';
import { placeName } from './place-names.ts';
import { erasePerson } from './queries.ts';

type Props = { person: PersonFound; onErased: (proof: ErasureView) => void; onClose: () => void };

/** Asks for the address once more before everything about a person goes. */
export function EraseDialog({ person, onErased, onClose }: Props) {
  const { api } = useStaff();
  const [confirmation, setConfirmation] = useState('');
  const id = useId();
  const { busy, failure, error, reset, start } = useChange(
    () => {
      if (spelled(confirmation) !== person.email) throw new Refused('Das ist nicht die Adresse dieser Person.');
      return erasePerson(api, person.email, confirmation);
    },
    {
      onDone: onErased,
      onFailed: (refused) => refused instanceof Refused && document.getElementById(id)?.focus(),
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    start();
  }

  return (
    <Modal
      labelledBy={`${id}-title`}
      onClose={onClose}
      className="w-[min(34rem,100%-1.5rem)] max-w-none rounded-panel bg-white shadow-float"
    >
      <form noValidate onSubmit={submit} className="p-5 sm:p-7">
        <h2 id={`${id}-title`} className="text-[1.35rem]">
          Alles über diese Person löschen?
        </h2>
        <p className="mt-2">Das lässt sich nicht rückgängig machen. Gelöscht werden:</p>
        <ul className="mt-2 list-disc pl-5">
          {person.held.map(({ place, count }) => (
            <li key={place}>
              {placeName(place)}: {germanNumber(count)}
            </li>
          ))}
        </ul>
        {person.appointments.length > 0 && <Dropped appointments={person.appointments} />}
        <p className="mt-3 text-muted">
          Nachweise von Einwilligungen und das Protokoll bleiben, ohne Namen und Adresse. Die Löschung selbst wird
          ebenso nachgewiesen.
          {person.mentions.length > 0 &&
            ` Einträge zu anderen Personen, die diese Adresse nennen, bleiben: ${germanNumber(person.mentions.length)}.`}
        </p>
        <div className="mt-4">
          <TextField
            id={id}
            label="Geben Sie zur Bestätigung die E-Mail-Adresse ein"
            help={<bdi className="select-all">{visitorLine(person.spelling)}</bdi>}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={confirmation}
            error={failure && reasonFor(error)}
            onChange={(value) => {
              setConfirmation(value);
              reset();
            }}
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit" size="small" className="bg-danger hover:bg-danger/90" aria-disabled={busy || undefined}>
            {busy ? 'Wird gelöscht …' : 'Endgültig löschen'}
          </Button>
          <Button look="line" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Appointments that go without a word to the guest. */
function Dropped({ appointments }: { appointments: string[] }) {
  const one = appointments.length === 1;
  const when = appointments.map((start) => `${germanDateTime(start)} Uhr`).join(' und ');
  return (
    <p className="mt-3 rounded-xl bg-sand p-3">
      {one ? `Der Termin am ${when} entfällt` : `Die Termine am ${when} entfallen`}, ohne dass der Gast davon erfährt.
      Soll er Bescheid bekommen, sagen Sie {one ? 'ihn' : 'sie'} vorher unter „Termine“ ab.
    </p>
  );
}

/** An address as the server spells it: `Info@Müller.example` is `info@xn--mller-kva.example`. */
function spelled(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  return text.slice(0, at) + (URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain);
}

function reasonFor(error: unknown): string {
  if (!(error instanceof CallFailed)) return sentenceFor(error);
  const own = error.problem?.errors?.some(({ code }) => code === 'confirmation.own');
  if (own)
    return 'Das ist eine Adresse Ihres Hauses: Alle Benachrichtigungen gingen an sie. Löschen Sie die Personen, um die es geht.';
  return isRefusedWith(404, error)
    ? 'Zu dieser Adresse ist nichts mehr gespeichert, was gelöscht werden kann.'
    : sentenceFor(error);
}
