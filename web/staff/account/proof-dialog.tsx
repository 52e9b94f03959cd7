import { useSyncExternalStore } from 'react';
import { accountPaths } from '#contract/staff/account.ts';
import type { ProofDesk } from '#web/staff/api/proof-desk.ts';
import { accountQuery } from '#web/staff/api/shared-queries.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { ModalBox } from '#web/staff/ui/dialogs/modal.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { ProofForm } from './proof-form.tsx';
import { proveByDirectory, proveByPasskey } from './queries.ts';

/** Asks for the password again, or a passkey, on top of the screen that needs it. The proof counts for five minutes. */
export function ProofDialog({ desk }: { desk: ProofDesk }) {
  const asked = useSyncExternalStore(desk.subscribe, desk.isAsked, () => false);
  if (!asked) return null;
  // Rendered outside every screen, so it needs the classes that style its parts.
  return (
    <div className="staff desk">
      <AskedDialog desk={desk} />
    </div>
  );
}

function AskedDialog({ desk }: { desk: ProofDesk }) {
  const { api } = useStaff();
  const { data: account } = useLoaded(accountQuery(api));
  const hasPasskey = (account?.passkeys.length ?? 0) > 0;
  const directory = account?.directory ?? null;
  const byDirectory = useChange(() => proveByDirectory(api));
  const byPasskey = useChange(() => proveByPasskey(api), { onDone: () => desk.answer(true) });
  const leave = () => desk.answer(false);
  return (
    <ModalBox title="Sind Sie es?" onClose={leave}>
      <p className="mt-2 text-muted">
        Das betrifft viele oder lässt sich nicht zurücknehmen. Bitte geben Sie Ihr Passwort noch einmal ein; es gilt für
        fünf Minuten.
      </p>
      <ProofForm
        submit="Bestätigen"
        onProven={async ({ password }) => {
          await api.send('POST', accountPaths.proof, { body: { password } });
          desk.answer(true);
        }}
        onCancel={leave}
      />
      {hasPasskey && (
        <>
          <StaffButton look="line" className="mt-4" busy={byPasskey.busy} onClick={() => byPasskey.start()}>
            Mit Passkey bestätigen
          </StaffButton>
          <div aria-live="assertive">
            {byPasskey.failure && <p className="mt-2 text-danger">{byPasskey.failure}</p>}
          </div>
        </>
      )}
      {directory !== null && (
        <>
          <StaffButton look="line" className="mt-4" busy={byDirectory.busy} onClick={() => byDirectory.start()}>
            Mit {directory} bestätigen
          </StaffButton>
          <p className="mt-1 text-muted">Führt dorthin und zurück; danach tun Sie es noch einmal.</p>
          <div aria-live="assertive">
            {byDirectory.failure && <p className="mt-2 text-danger">{byDirectory.failure}</p>}
          </div>
        </>
      )}
    </ModalBox>
  );
}
