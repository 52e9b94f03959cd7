import { useId, useState } from 'react';
import { day } from '#contract/durations.ts';
import type { Delivery, Webhook } from '#contract/staff/programs/webhooks.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { deliveriesQuery, replayDelivery, replayFailed, testWebhook } from './queries.ts';
import { deliveryName, faultSentence } from './texts.ts';

/** Polling interval in milliseconds while a delivery is in flight. */
const pause = 2000;
const shownAtFirst = 8;
/** How many days back failed deliveries are sent again. */
const periods = [
  ['1', 'der letzten 24 Stunden'],
  ['3', 'der letzten 3 Tage'],
  ['30', 'der letzten 30 Tage'],
] as const;

type Props = {
  webhook: Webhook;
  /** Reloads the webhooks with their deliveries. */
  onChanged: () => void;
};

/** Recent deliveries of a webhook, with buttons to send them again. */
export function Deliveries({ webhook, onChanged }: Props) {
  const { api } = useStaff();
  const { id, state } = webhook;
  const query = deliveriesQuery(api, id);
  const { data, error, reload } = useLoaded({
    ...query,
    refetchInterval: ({ state: { data: known } }) => (known?.deliveries.some(isOnItsWay) ? pause : false),
  });
  const [since, setSince] = useState<string>('1');
  const [isWhole, setWhole] = useState(false);
  const field = useId();
  // The deliveries before a test, so that the test's own result is recognised.
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const test = useChange(() => testWebhook(api, id), {
    onDone: () => {
      showToast({ title: 'Der Test ist unterwegs', description: 'Die Antwort steht gleich unter „Zustellungen“.' });
      onChanged();
    },
  });
  const replay = useChange((delivery: string) => replayDelivery(api, id, delivery), { onDone: onChanged });
  const many = useChange(() => replayFailed(api, id, new Date(Date.now() - Number(since) * day).toISOString()), {
    onDone: ({ count }) => {
      showToast({
        title: count === 1 ? '1 Zustellung wird wiederholt' : `${germanNumber(count)} Zustellungen werden wiederholt`,
      });
      onChanged();
    },
  });
  const all = data?.deliveries ?? [];
  const answered = before && all.find((one) => isTried(one) && one.event === 'test' && !before.includes(one.id));
  const shown = isWhole ? all : all.slice(0, shownAtFirst);
  const hasFailed = all.some((one) => one.state === 'parked' || one.fault !== '');
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-[1.1rem]">Zustellungen</h3>
        <StaffButton
          look="line"
          busy={test.busy}
          onClick={() => {
            setBefore(all.map((one) => one.id));
            test.start();
          }}
        >
          Test senden
        </StaffButton>
      </div>
      <FailureNotice title="Die Zustellungen konnten nicht geladen werden." detail={error} onRetry={reload} />
      {!data && !error && <GreyLines times={2} />}
      {data?.deliveries.length === 0 && <p className="text-muted">Noch wurde nichts zugestellt.</p>}
      {data && data.deliveries.length > 0 && (
        <ul aria-label="Die letzten Zustellungen" className="border-t border-line">
          {shown.map((one) => (
            <DeliveryItem key={one.id} delivery={one} onReplay={state === 'active' ? replay.start : null} />
          ))}
        </ul>
      )}
      {shown.length < all.length && (
        <StaffButton look="row" onClick={() => setWhole(true)}>
          {`Alle ${germanNumber(all.length)} zeigen`}
        </StaffButton>
      )}
      {hasFailed && state === 'active' && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <label htmlFor={field}>Fehlgeschlagene</label>
          <div className="w-52">
            <SelectField id={field} value={since} options={periods} onChange={setSince} />
          </div>
          <StaffButton look="line" busy={many.busy} onClick={() => many.start()}>
            Wiederholen
          </StaffButton>
        </div>
      )}
      <p role="status" className="sr-only">
        {answered && `Test: ${outcomeText(answered)}. ${faultSentence(answered.fault)}`.trim()}
      </p>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {test.failure ?? replay.failure ?? many.failure}
      </p>
    </div>
  );
}

/** Neither delivered nor given up, with an attempt due within seconds. */
function isOnItsWay({ state, next }: Delivery): boolean {
  return state === 'pending' && next !== null && Date.parse(next) < Date.now() + 5 * pause;
}

/** At least one attempt was made, whatever its outcome. */
const isTried = ({ state, attempts }: Delivery) => state !== 'pending' || attempts > 0;

type ItemProps = { delivery: Delivery; onReplay: ((id: string) => void) | null };

function DeliveryItem({ delivery, onReplay }: ItemProps) {
  const { id, event, created_at, fault } = delivery;
  const name = `${deliveryName(event)} vom ${germanDateTime(created_at)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5">
      <div className="min-w-0 flex-1 basis-52">
        <p>
          <span className="font-semibold">{deliveryName(event)}</span>{' '}
          <span className="tabular text-muted">{germanDateTime(created_at)}</span>
        </p>
        <p className="tabular text-muted">{outcomeText(delivery)}</p>
        {fault && <p className="text-danger">{faultSentence(fault)}</p>}
      </div>
      {onReplay && (
        <StaffButton look="row" aria-label={`${name} wiederholen`} onClick={() => onReplay(id)}>
          Wiederholen
        </StaffButton>
      )}
    </li>
  );
}

/** The outcome, for example 'zugestellt, Antwort 204 nach 31 ms, 2 Versuche'. */
function outcomeText({ state, next, status, took, attempts }: Delivery): string {
  const parts = [
    state === 'sent' && 'zugestellt',
    state === 'parked' && 'aufgegeben',
    state === 'pending' && (attempts === 0 ? 'unterwegs' : `nächster Versuch ${germanDateTime(next ?? '')}`),
    status !== null && `Antwort ${status}${took === null ? '' : ` nach ${germanNumber(took)} ms`}`,
    attempts > 1 && `${germanNumber(attempts)} Versuche`,
  ];
  return parts.filter(Boolean).join(', ');
}
