import { useRef, useState } from 'react';
import type { NewWebhookAnswer } from '#contract/staff/programs/webhooks.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { ShownOnce } from '#web/staff/programs/shown-once.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { webhooksQuery } from './queries.ts';
import { WebhookItem } from './webhook.tsx';

/** Polling interval in milliseconds while deliveries are pending. */
const pause = 5000;

/** Programs and channels that are notified of events. */
export function Webhooks() {
  const { api } = useStaff();
  const { data, error, busy, reload } = useLoaded({
    ...webhooksQuery(api),
    refetchInterval: ({ state }) => (state.data?.webhooks.some(({ pending }) => pending > 0) ? pause : false),
  });
  const [shown, setShown] = useState<NewWebhookAnswer | null>(null);
  const list = useRef<HTMLElement>(null);
  // The focused element disappears.
  const toList = () => list.current?.focus();
  const made = (secret: NewWebhookAnswer) => {
    reload();
    // Slack and Teams have no secret to show.
    if (secret.secret) setShown(secret);
    else toList();
  };
  return (
    <div aria-busy={busy}>
      <p className="mt-3 max-w-prose text-muted">
        Ein Webhook sagt einem anderen Programm oder einem Kanal in Slack oder Teams sofort, was hier geschieht. Was
        nicht ankommt, wiederholen wir drei Tage lang.
      </p>
      <FailureNotice
        title="Die Webhooks konnten nicht geladen werden."
        detail={error}
        onRetry={reload}
        className="mt-4"
      />
      {shown && (
        <ShownOnce
          key={shown.secret}
          title={
            <>
              Das Geheimnis von <bdi>{shown.name}</bdi> wird nur jetzt gezeigt:
            </>
          }
          secret={shown.secret}
          onDone={() => {
            toList();
            setShown(null);
          }}
        >
          Hinterlegen Sie es in dem Programm: Damit prüft es, dass eine Nachricht von hier kommt.
        </ShownOnce>
      )}
      {!data && !error && <GreyLines times={3} className="mt-4" />}
      <section ref={list} aria-label="Webhooks" tabIndex={-1} className="mt-4">
        {data?.webhooks.length === 0 && <p>Noch gibt es keinen Webhook.</p>}
        {data && data.webhooks.length > 0 && (
          <ul className="border-t border-line">
            {data.webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} onChanged={reload} onSecret={made} onRemoved={reload} />
            ))}
          </ul>
        )}
      </section>
      <NewWebhook onAdded={made} />
    </div>
  );
}
