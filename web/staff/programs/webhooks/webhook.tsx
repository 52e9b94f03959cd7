import { useId, useState } from 'react';
import { hookEvents, type NewWebhookAnswer, type Webhook } from '#contract/staff/programs/webhooks.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { kindNames } from '#web/staff/texts.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { WebhookDetails } from './details.tsx';
import { eventNames, formatNames, stateNames } from './texts.ts';

type Props = {
  webhook: Webhook;
  onChanged: () => void;
  onSecret: (secret: NewWebhookAnswer) => void;
  onRemoved: () => void;
};

/** One webhook: its target, what it is sent, and whether deliveries arrive. */
export function WebhookItem({ webhook, ...on }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, address, format, state, failingSince } = webhook;
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="font-text text-[1em] font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
            {stateNames[state] && <span className="ml-1 font-normal text-danger"> {stateNames[state]}</span>}
          </h2>
          <p className="wrap-anywhere text-muted">
            {formatNames[format]}, {address}
          </p>
          <p className="text-muted">{subjectsOf(webhook)}</p>
          {failingSince && <p className="tabular text-danger">Seit {germanDateTime(failingSince)} kommt nichts an.</p>}
          {undelivered(webhook) && <p className="tabular text-muted">{undelivered(webhook)}</p>}
        </div>
        <StaffButton
          look="line"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Einzelheiten von ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Einzelheiten
        </StaffButton>
      </div>
      {isOpen && (
        <div id={id} className="mt-3">
          <WebhookDetails webhook={webhook} {...on} />
        </div>
      )}
    </li>
  );
}

function subjectsOf({ events, kinds }: Webhook): string {
  const all = events.length === hookEvents.length ? 'Alle Ereignisse' : events.map((one) => eventNames[one]).join(', ');
  return kinds.length > 0 && events.includes('lead.created')
    ? `${all}; Anfragen nur: ${kinds.map((kind) => kindNames[kind]).join(', ')}`
    : all;
}

function undelivered({ pending, failed }: Webhook): string {
  const parts = [
    pending > 0 && `${germanNumber(pending)} ${pending === 1 ? 'wartet' : 'warten'}`,
    failed > 0 && `${germanNumber(failed)} aufgegeben`,
  ];
  return parts.filter(Boolean).join(', ');
}
