import { useId, useState } from 'react';
import type { ErasureView, PersonFound } from '#contract/staff/privacy.ts';
import { faultCodes, InputRefused, isRefusedWith } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { Places } from './erasures.tsx';
import { erasePerson } from './queries.ts';

type Props = { person: PersonFound; onErased: (proof: ErasureView) => void; onClose: () => void };

/** Asks for the address again before erasing everything about a person. */
export function EraseDialog({ person, onErased, onClose }: Props) {
  const { api } = useStaff();
  const [confirmation, setConfirmation] = useState('');
  const id = useId();
  const change = useChange(
    () => {
      if (spelled(confirmation) !== person.email) throw new InputRefused('Das ist nicht die Adresse dieser Person.');
      return erasePerson(api, person.email, confirmation);
    },
    {
      onDone: onErased,
      onFailed: (refused) => refused instanceof InputRefused && document.getElementById(id)?.focus(),
    },
  );
  return (
    <ConfirmDialog
      title="Alles über diese Person löschen?"
      change={change}
      confirm="Endgültig löschen"
      busy="Wird gelöscht …"
      onClose={onClose}
    >
      <p className="mt-2">Das lässt sich nicht rückgängig machen. Gelöscht werden:</p>
      <Places places={person.held} />
      {person.appointments.length > 0 && <Dropped appointments={person.appointments} />}
      <p className="mt-3 mb-4 text-muted">
        Nachweise von Einwilligungen und das Protokoll bleiben, ohne Namen und Adresse. Die Löschung selbst wird ebenso
        nachgewiesen.
        {person.mentions.length > 0 &&
          ` Einträge zu anderen Personen, die diese Adresse nennen, bleiben: ${germanNumber(person.mentions.length)}.`}
      </p>
      <StaffField
        id={id}
        label="Geben Sie zur Bestätigung die E-Mail-Adresse ein"
        help={<bdi className="select-all">{visitorLine(person.spelling)}</bdi>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={confirmation}
        error={change.failure && (reasonFor(change.error) ?? change.failure)}
        onChange={(value) => {
          setConfirmation(value);
          change.reset();
        }}
      />
    </ConfirmDialog>
  );
}

const list = new Intl.ListFormat('de');

/** Appointments that are erased without notifying the guest. */
function Dropped({ appointments }: { appointments: string[] }) {
  const one = appointments.length === 1;
  const when = list.format(appointments.map((start) => `${germanDateTime(start)} Uhr`));
  return (
    <p className="mt-3 rounded-xl bg-sand p-3">
      {one ? `Der Termin am ${when} entfällt` : `Die Termine am ${when} entfallen`}, ohne dass der Besucher davon
      erfährt. Soll er Bescheid bekommen, sagen Sie {one ? 'ihn' : 'sie'} vorher unter „Termine“ ab.
    </p>
  );
}

/** Normalises an address as the server does: `Info@Müller.example` becomes `info@xn--mller-kva.example`. */
function spelled(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  return text.slice(0, at) + (URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain);
}

/** Why this address cannot be erased; null if the server's own message explains it. */
function reasonFor(error: unknown): string | null {
  if (faultCodes(error).includes('confirmation.own'))
    return 'An diese Adresse Ihres Unternehmens gehen alle Benachrichtigungen. Löschen Sie stattdessen die Personen, von denen sie handeln.';
  return isRefusedWith(404, error) ? 'Zu dieser Adresse ist nichts mehr gespeichert, was gelöscht werden kann.' : null;
}
