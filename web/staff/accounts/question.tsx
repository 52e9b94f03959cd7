import type { ReactNode } from 'react';
import type { StaffRole } from '#contract/staff/account.ts';
import type { StaffAccount } from '#contract/staff/accounts.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { roleHints, roleNames } from './texts.ts';

/** Changes that need confirmation: they end somebody's sessions or cannot be undone. */
export type AccountAction = { what: 'role'; role: StaffRole } | { what: 'password' } | { what: 'factor' };

type Props = {
  asked: AccountAction;
  account: StaffAccount;
  change: { busy: boolean; failure: string | null; start: () => void };
  onClose: () => void;
};

/** Asks for confirmation before an account gets another role or password, or loses its second factor. */
export function AccountQuestion({ asked, account, change, onClose }: Props) {
  const dialog = { change, onClose, failed: 'Das Konto wurde nicht geändert.' };
  const name = <bdi className="font-semibold wrap-anywhere">{account.username}</bdi>;
  if (asked.what === 'role') {
    return (
      <ConfirmDialog {...dialog} title="Rolle ändern?" confirm="Rolle ändern" busy="Wird geändert …">
        <Meaning>
          {name} bekommt die Rolle „{roleNames[asked.role]}“: {roleHints[asked.role]}.
        </Meaning>
        <Meaning>
          {account.me
            ? 'Das ist Ihr eigenes Konto: Sie werden abgemeldet, und ändern kann es danach nur, wer noch verwaltet.'
            : 'Das Konto wird auf allen Geräten abgemeldet.'}
        </Meaning>
      </ConfirmDialog>
    );
  }
  if (asked.what === 'password') {
    return (
      <ConfirmDialog {...dialog} title="Neues Passwort geben?" confirm="Neues Passwort geben" busy="Wird geändert …">
        <Meaning>
          Das bisherige Passwort von {name} gilt dann nicht mehr, und das Konto wird auf allen Geräten abgemeldet. Das
          neue wird Ihnen einmal gezeigt. Eine Verbindung mit dem Firmenkonto endet.
          {account.disabled && ' Das Konto ist dann nicht mehr gesperrt.'}
        </Meaning>
        {account.secondFactor && (
          <Meaning>
            Der zweite Faktor bleibt. Ein Passkey öffnet das Konto auch danach: War jemand Fremdes darin, entfernen Sie
            auch den zweiten Faktor.
          </Meaning>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} title="Zweiten Faktor entfernen?" confirm="Entfernen" busy="Wird entfernt …">
      <Meaning>
        Authenticator-App und Passkeys von {name} gelten dann nicht mehr: Zur Anmeldung genügt das Passwort, bis die
        Person sie neu einrichtet.
      </Meaning>
    </ConfirmDialog>
  );
}

const Meaning = ({ children }: { children: ReactNode }) => <p className="mt-3">{children}</p>;
