import { useEffect, useRef, useState } from 'react';
import type { AccountAnswer, SecondFactorAnswer } from '#contract/staff/account.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { ProofForm } from './proof-form.tsx';
import { beginSecondFactor, endSecondFactor, newRecoveryCodes } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { at: 'idle' | 'password' | 'off' | 'codes' }
  | { at: 'confirm'; enrolment: SecondFactorAnswer }
  | { at: 'shown'; codes: string[] };

const noCodes = 'Es ist kein Wiederherstellungscode mehr da.';
const off =
  'Ausgeschaltet. Eingeschaltet verlangt die Anmeldung nach dem Passwort einen Code aus der App; ein gestohlenes Passwort allein genügt dann nicht.';

/** Turns the second factor on and off, step by step. */
export function SecondFactor({ account, onChanged }: { account: AccountAnswer; onChanged: () => void }) {
  const { api } = useStaff();
  const [step, setStep] = useState<Step>({ at: 'idle' });
  const steps = useRef<HTMLDivElement>(null);
  // The button that led to a step disappears with that step, and focus is lost.
  const before = useRef(step.at);
  useEffect(() => {
    const begun = before.current !== step.at;
    before.current = step.at;
    if (!begun || document.activeElement !== document.body) return;
    (step.at === 'idle' ? steps.current?.querySelector('button') : steps.current)?.focus();
  }, [step.at]);
  const idle = () => setStep({ at: 'idle' });
  const { secondFactorSince: since, recoveryCodesLeft: left } = account;
  const codesLeft = left === 1 ? 'Noch 1 Wiederherstellungscode.' : `Noch ${left} Wiederherstellungscodes.`;
  const state =
    since === null ? off : `Eingeschaltet seit ${germanDateTime(since)}. ${left === 0 ? noCodes : codesLeft}`;

  return (
    <TabSection title="Authenticator-App" hint={step.at === 'shown' ? 'Eingeschaltet.' : state} ruled>
      <div ref={steps} tabIndex={-1} className="outline-none">
        {since !== null && left <= 3 && step.at === 'idle' && (
          <p className="mb-3 rounded-control bg-warning-wash px-4 py-2.5 text-warning">
            {left > 1 && 'Es sind nur noch wenige Wiederherstellungscodes da. '}
            {left === 1 && 'Es ist nur noch ein Wiederherstellungscode da. '}
            {left === 0 && `${noCodes} `}
            Erzeugen Sie neue, solange Sie Ihr Telefon haben.
          </p>
        )}
        {step.at === 'idle' && since === null && (
          <StaffButton onClick={() => setStep({ at: 'password' })}>Einschalten</StaffButton>
        )}
        {step.at === 'idle' && since !== null && (
          <div className="flex flex-wrap gap-2">
            <StaffButton look="line" onClick={() => setStep({ at: 'codes' })}>
              Neue Wiederherstellungscodes
            </StaffButton>
            <StaffButton look="line" onClick={() => setStep({ at: 'off' })}>
              Ausschalten
            </StaffButton>
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
        {step.at === 'codes' && (
          <ProofForm
            withCode
            submit="Neue Codes erzeugen"
            onProven={async (proof) => {
              const { codes } = await newRecoveryCodes(api, proof);
              setStep({ at: 'shown', codes });
              onChanged();
            }}
            onCancel={idle}
          />
        )}
        {step.at === 'off' && (
          <ProofForm
            withCode
            submit="Ausschalten"
            onProven={async (proof) => {
              await endSecondFactor(api, proof);
              idle();
              showToast({ title: 'Authenticator-App ausgeschaltet' });
              onChanged();
            }}
            onCancel={idle}
          />
        )}
        {step.at === 'shown' && <RecoveryCodes codes={step.codes} onDone={idle} />}
      </div>
    </TabSection>
  );
}
