import { useRef } from 'react';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { CopyButton } from '#web/staff/ui/copy-button.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { feedQuery, renewFeed } from './queries.ts';
import { texts as all } from './texts.ts';

const texts = all.feed;

/** The URL from which calendar programs read all bookings; it is shown once. */
export function Feed() {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(feedQuery(api));
  const { busy, failure, output: made, start } = useChange(() => renewFeed(api), { onDone: reload });
  const url = made?.url && new URL(made.url, window.location.href).href;
  const address = useRef<HTMLInputElement>(null);
  return (
    <TabSection title={texts.title} hint={texts.hint}>
      <FailureNotice title={texts.loadError} detail={error} onRetry={reload} />
      <FailureNotice title={texts.failed} detail={failure} />
      <div role="status">
        {url && (
          <div className="mb-4 rounded-xl border border-line bg-paper p-5">
            <p className="font-semibold">{texts.once}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <input
                ref={address}
                readOnly
                aria-label={texts.label}
                value={url}
                onFocus={(event) => event.target.select()}
                className="field min-w-0 flex-1 basis-72 font-mono text-[0.92em]"
              />
              <CopyButton text={url} shown={address} />
            </div>
          </div>
        )}
      </div>
      {data && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <StaffButton look="line" busy={busy} onClick={() => start()}>
            {busy ? texts.making : data.createdAt ? texts.renew : texts.make}
          </StaffButton>
          <p className="text-muted">
            {data.createdAt
              ? `${texts.since.replace('{date}', germanDateTime(data.createdAt))} ${texts.renewHint}`
              : texts.none}
          </p>
        </div>
      )}
    </TabSection>
  );
}
