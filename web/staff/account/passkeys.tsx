import { useState } from 'react';
import type { AccountAnswer } from '#contract/staff/account.ts';
import type { StaffPasskey } from '#contract/staff/login/passkeys.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { showToast } from '#web/ui/toast.ts';
import { addPasskey, removePasskey, renamePasskey } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const hint =
  'Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel statt Passwort und Code. Ein Passkey gilt nur auf dieser Website; eine nachgemachte Seite bekommt ihn nicht.';

type Props = { account: AccountAnswer; onChanged: () => void };

/** The user's passkeys: add, rename, remove. */
export function Passkeys({ account: { passkeys, recoveryCodesLeft: left }, onChanged }: Props) {
  const { api } = useStaff();
  const [codes, setCodes] = useState<string[]>([]);
  const { busy, failure, start } = useChange(() => addPasskey(api), {
    onDone: (answer) => {
      setCodes(answer.codes);
      showToast({ title: 'Passkey hinzugefügt' });
      onChanged();
    },
  });
  return (
    <TabSection title="Passkeys" hint={hint} ruled>
      {passkeys.length > 0 && (
        <ul className="mb-4 border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && (
        <p className="mb-3 text-muted">
          {left === 0
            ? 'Es ist kein Wiederherstellungscode mehr da, der das Konto öffnet, wenn Ihnen einmal der Passkey fehlt.'
            : `Fehlt Ihnen einmal der Passkey, öffnet ${left === 1 ? 'der letzte Wiederherstellungscode' : `einer von ${left} Wiederherstellungscodes`} das Konto.`}
        </p>
      )}
      <div aria-live="assertive">{failure && <p className="mb-3 text-danger">{failure}</p>}</div>
      <StaffButton look={passkeys.length > 0 ? 'line' : 'primary'} busy={busy} onClick={() => start()}>
        Passkey hinzufügen
      </StaffButton>
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
    </TabSection>
  );
}

function PasskeyItem({
  passkey: { id, name, created_at, lastUsedAt },
  onChanged,
}: {
  passkey: StaffPasskey;
  onChanged: () => void;
}) {
  const { api } = useStaff();
  const [typed, setTyped] = useState<string | null>(null);
  const rename = useChange((given: string) => renamePasskey(api, id, given), {
    onDone: () => {
      setTyped(null);
      onChanged();
    },
  });
  const remove = useChange(() => removePasskey(api, id), {
    onDone: () => {
      showToast({ title: 'Passkey entfernt' });
      onChanged();
    },
  });
  const failure = rename.failure ?? remove.failure;
  return (
    <li className="border-b border-line py-2 max-sm:py-3">
      {typed === null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="tabular text-muted">
              hinzugefügt {germanDateTime(created_at)},{' '}
              {lastUsedAt ? `zuletzt benutzt ${germanDateTime(lastUsedAt)}` : 'noch nicht benutzt'}
            </p>
          </div>
          <StaffButton look="line" aria-label={`${name} umbenennen`} onClick={() => setTyped(name)}>
            Umbenennen
          </StaffButton>
          <StaffButton look="line" aria-label={`${name} entfernen`} busy={remove.busy} onClick={() => remove.start()}>
            Entfernen
          </StaffButton>
        </div>
      ) : (
        <Form onSubmit={() => rename.start(typed)} className="flex flex-wrap items-end gap-2">
          <StaffField
            className="min-w-0 flex-1 basis-56"
            id={`passkey-${id}`}
            label="Name des Passkeys"
            autoComplete="off"
            autoFocus
            maxLength={60}
            value={typed}
            onChange={setTyped}
          />
          <StaffButton type="submit" busy={rename.busy}>
            Speichern
          </StaffButton>
          <StaffButton look="line" onClick={() => setTyped(null)}>
            Abbrechen
          </StaffButton>
        </Form>
      )}
      <div aria-live="assertive">{failure && <p className="mt-2 text-danger">{failure}</p>}</div>
    </li>
  );
}
