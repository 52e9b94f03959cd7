import { useState } from 'react';
import type { AccountAnswer, SecondFactorAnswer } from '#contract/staff/account.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { ProofForm } from './proof-form.tsx';
import { beginSecondFactor, endSecondFactor, newRecoveryCodes } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { at: 'idle' }
  | { at: 'password' | 'off' | 'codes' }
  | { at: 'confirm'; enrolment: SecondFactorAnswer }
  | { at: 'shown'; codes: string[] };

/** Turns the second factor on and off, step by step. */
export function SecondFactor({ account, onChanged }: { account: AccountAnswer; onChanged: () => void }) {
  const { api } = useStaff();
  const [step, setStep] = useState<Step>({ at: 'idle' });
  const idle = () => setStep({ at: 'idle' });
  const on = account.secondFactorSince !== null;
  const left = account.recoveryCodesLeft;

  return (
    <section aria-labelledby="second-factor-title" className="mt-7 border-t border-line pt-6">
      <h2 id="second-factor-title" className="text-[1.25rem]">
        Zweiter Faktor
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {step.at === 'shown' && 'Eingeschaltet.'}
        {step.at !== 'shown' &&
          (account.secondFactorSince !== null
            ? `Eingeschaltet seit ${germanDateTime(account.secondFactorSince)}. Noch ${left === 1 ? '1 Wiederherstellungscode' : `${left} Wiederherstellungscodes`}.`
            : 'Ausgeschaltet. Mit einem Code aus einer Authenticator-App reicht ein gestohlenes Passwort nicht für die Anmeldung.')}
      </p>
      {on && left <= 3 && step.at === 'idle' && (
        <p className="mt-2 rounded-control bg-warning-wash px-4 py-2.5 text-warning">
          Es sind nur noch wenige Wiederherstellungscodes da. Erzeugen Sie neue, solange Sie Ihr Telefon haben.
        </p>
      )}
      {step.at === 'idle' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {!on && (
            <Button size="small" onClick={() => setStep({ at: 'password' })}>
              Einschalten
            </Button>
          )}
          {on && (
            <>
              <Button look="line" size="small" onClick={() => setStep({ at: 'codes' })}>
                Neue Wiederherstellungscodes
              </Button>
              <Button look="line" size="small" onClick={() => setStep({ at: 'off' })}>
                Ausschalten
              </Button>
            </>
          )}
        </div>
      )}
      {step.at === 'password' && (
        <ProofForm
          submit="Weiter"
          onProven={async ({ password }) =>
            setStep({ at: 'confirm', enrolment: await beginSecondFactor(api, password) })
          }
          onCancel={idle}
        />
      )}
      {step.at === 'confirm' && (
        <ConfirmCode
          enrolment={step.enrolment}
          onConfirmed={(codes) => {
            setStep({ at: 'shown', codes });
            onChanged();
          }}
          onCancel={idle}
        />
      )}
      {(step.at === 'off' || step.at === 'codes') && (
        <ProofForm
          key={step.at}
          withCode
          submit={step.at === 'off' ? 'Ausschalten' : 'Neue Codes erzeugen'}
          onProven={async ({ password, code }) => {
            if (step.at === 'codes') {
              const { codes } = await newRecoveryCodes(api, { password, code });
              setStep({ at: 'shown', codes });
            } else {
              await endSecondFactor(api, { password, code });
              idle();
              showToast({ title: 'Zweiter Faktor ausgeschaltet' });
            }
            onChanged();
          }}
          onCancel={idle}
        />
      )}
      {step.at === 'shown' && <RecoveryCodes codes={step.codes} onDone={idle} />}
    </section>
  );
}
