import { useSyncExternalStore } from 'react';
import { accessPaths } from '#contract/staff/account.ts';
import type { ProofDesk } from '#web/staff/api/proof-desk.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { ModalBox } from '#web/staff/ui/dialogs/modal.tsx';
import { ProofForm } from './proof-form.tsx';

/** Asks for the password again, over whatever needs it; it then counts for five minutes. */
export function ProofDialog({ desk }: { desk: ProofDesk }) {
  const { api } = useStaff();
  const asked = useSyncExternalStore(desk.subscribe, desk.isAsked, () => false);
  if (!asked) return null;
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
          await api.send('POST', accessPaths.proof, { body: { password } });
          desk.answer(true);
        }}
        onCancel={leave}
      />
    </ModalBox>
  );
}
