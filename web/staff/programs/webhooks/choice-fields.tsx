import { contactKinds } from '#contract/leads/registry.ts';
import { hookEvents, type Webhook } from '#contract/staff/programs/webhooks.ts';
import { kindNames } from '#web/staff/texts.ts';
import { CheckField } from '#web/staff/ui/fields/check-field.tsx';
import { eventNames } from './texts.ts';

export type Choice = Pick<Webhook, 'format' | 'events' | 'kinds' | 'withName'>;
type Props = { choice: Choice; fault?: string | undefined; id: string; onChange: (choice: Choice) => void };

/** The choice of what is sent to a webhook. */
export function ChoiceFields({ choice, fault, id, onChange }: Props) {
  const { format, events, kinds, withName } = choice;
  return (
    <>
      <fieldset aria-describedby={fault ? `${id}-events` : undefined}>
        <legend className="mb-1 font-semibold">Ereignisse</legend>
        <div className="grid gap-x-6 sm:grid-cols-3">
          {hookEvents.map((event) => (
            <CheckField
              key={event}
              label={eventNames[event]}
              checked={events.includes(event)}
              onChange={(checked) => onChange({ ...choice, events: toggled(hookEvents, events, event, checked) })}
            />
          ))}
        </div>
        {fault && (
          <p id={`${id}-events`} className="mt-1 text-danger">
            {fault}
          </p>
        )}
      </fieldset>
      {events.includes('lead.created') && (
        <fieldset>
          <legend className="mb-1 font-semibold">
            Nur diese Anfragen <span className="font-normal text-muted">(ohne Auswahl alle)</span>
          </legend>
          <div className="grid gap-x-6 sm:grid-cols-3">
            {contactKinds.map((kind) => (
              <CheckField
                key={kind}
                label={kindNames[kind]}
                checked={kinds.includes(kind)}
                onChange={(checked) => onChange({ ...choice, kinds: toggled(contactKinds, kinds, kind, checked) })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {format !== 'standard' && (
        <div>
          <CheckField
            label="Name der Person mitsenden"
            checked={withName}
            onChange={(checked) => onChange({ ...choice, withName: checked })}
          />
          <p className="text-[0.92em] text-muted">
            Sonst steht dort nur die Art der Anfrage, das Unternehmen und der Link hierher.
          </p>
        </div>
      )}
    </>
  );
}

/** Adds or removes an option, keeping the server's order. */
function toggled<T>(options: readonly T[], chosen: readonly T[], one: T, wanted: boolean): T[] {
  return options.filter((option) => (option === one ? wanted : chosen.includes(option)));
}
