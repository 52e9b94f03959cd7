import encodeQR from 'qr';
import { useId, useMemo, useState } from 'react';
import type { SecondFactorAnswer } from '#contract/staff/account.ts';
import { isRefusedWith } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { confirmSecondFactor } from './queries.ts';

type Props = { enrolment: SecondFactorAnswer; onConfirmed: (codes: string[]) => void; onCancel: () => void };

/** Shows the secret as QR code and as text; the second factor is enabled once a code made with it is confirmed. */
export function ConfirmCode({ enrolment, onConfirmed, onCancel }: Props) {
  const { api } = useStaff();
  const [code, setCode] = useState('');
  const id = useId();
  const { busy, failure, error, reset, start } = useChange(() => confirmSecondFactor(api, code), {
    onDone: ({ codes }) => onConfirmed(codes),
    onFailed: () => document.getElementById(id)?.focus(),
  });
  const wrong = isRefusedWith(422, error)
    ? 'Dieser Code ist falsch oder abgelaufen. Bitte geben Sie den Code ein, den die App jetzt zeigt. Hilft das nicht, prüfen Sie die Uhrzeit Ihres Telefons.'
    : failure;

  return (
    <Form onSubmit={start}>
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          <p>Scannen Sie dieses Bild mit einer Authenticator-App.</p>
          <QrCode text={enrolment.uri} />
          <p className="text-muted">
            Oder geben Sie den Schlüssel ein:{' '}
            <code className="tabular font-semibold text-text wrap-anywhere select-all">
              {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
          <p className="mt-1">
            <a href={enrolment.uri} className="underline underline-offset-4">
              In einer App auf diesem Gerät öffnen
            </a>
          </p>
        </li>
        <li>
          <StaffField
            id={id}
            className="max-w-xs"
            label="Geben Sie den Code ein, den die App zeigt"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
            error={wrong}
            value={code}
            onChange={(value) => {
              setCode(value);
              reset();
            }}
          />
        </li>
      </ol>
      <FormButtons submit="Einschalten" busy={busy} onCancel={onCancel} />
    </Form>
  );
}

function QrCode({ text }: { text: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 3 }), [text]);
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label="QR-Code mit dem Schlüssel; der Schlüssel steht als Text darunter"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="my-3 size-52 rounded-control border border-line bg-white"
    >
      <path d={path.join('')} />
    </svg>
  );
}
