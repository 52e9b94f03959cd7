import { useQueryClient } from '@tanstack/react-query';
import { type MailState, mailStates } from '#contract/staff/outbox.ts';
import { useAddress, useOpenLead } from '#web/staff/address.ts';
import { loadAnew } from '#web/staff/api/query-client.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { ListBody } from '#web/staff/ui/list/list-body.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { SegmentCount, ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { Mail } from './mail.tsx';
import { mailsQuery } from './queries.ts';
import { useRetries } from './use-retries.ts';

const lists: Record<MailState, { name: string; empty: string; hint: string }> = {
  pending: {
    name: 'Wartend',
    empty: 'Keine E-Mail wartet.',
    hint: 'E-Mails gehen in der Regel wenige Sekunden nach ihrer Anfrage hinaus.',
  },
  parked: {
    name: 'Nicht zugestellt',
    empty: 'Alle E-Mails sind zugestellt.',
    hint: 'Hier steht, was drei Tage lang nicht zugestellt werden konnte. Was solche E-Mails melden, bleibt unter Kontakte.',
  },
  sent: {
    name: 'Gesendet',
    empty: 'In den letzten 90 Tagen wurde keine E-Mail gesendet.',
    hint: 'Die jüngsten 200 E-Mails.',
  },
};

/** The outbox tab: waiting, parked and sent mails. */
export function OutboxTab() {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const { open } = useOpenLead();
  const client = useQueryClient();
  const state: MailState = mailStates.find((one) => one === parameters.get('mails')) ?? 'pending';
  const { data, ...list } = useLoaded(mailsQuery(api, state));
  const retries = useRetries([state, list.loadedAt]);
  const show = (next: MailState) =>
    change((address) => (next === 'pending' ? address.delete('mails') : address.set('mails', next)), { push: true });
  const refresh = () => {
    list.reload();
    void loadAnew(client, ['statistics']);
  };

  const mails = data?.mails ?? null;
  const counts: Partial<Record<MailState, number>> = retries.counts ?? data?.counts ?? {};
  const failed =
    mails?.filter((mail) => mail.state === 'parked' || (mail.state === 'pending' && mail.attempts > 0)) ?? [];
  return (
    <>
      <TabHead title="Postausgang">
        <MayWork>
          {failed.length > 1 && <StaffButton onClick={() => retries.retryAll(failed)}>Alle erneut senden</StaffButton>}
        </MayWork>
        <StaffButton look="icon" aria-label="Aktualisieren" title="Aktualisieren" onClick={refresh}>
          <StaffIcon name="refresh" />
        </StaffButton>
      </TabHead>
      <div className="page">
        <ToggleGroup legend="E-Mails" options={mailStates} chosen={state} onChoose={show}>
          {(one) => (
            <>
              {lists[one].name}
              {one !== 'sent' && (
                <SegmentCount urgent={one === 'parked' && Boolean(counts[one])}>
                  {counts[one] === undefined ? undefined : germanNumber(counts[one])}
                </SegmentCount>
              )}
            </>
          )}
        </ToggleGroup>
        <p className="mt-3 mb-4 text-muted">{lists[state].hint}</p>
        <FailureNotice title="Die E-Mails wurden nicht erneut gesendet." detail={retries.error} />
        <ListBody
          list={list}
          rows={mails}
          failed="Die E-Mails konnten nicht geladen werden."
          skeleton={{ height: 'h-14', widths: ['w-40', 'w-2/5'] }}
          empty={lists[state].empty}
        >
          <ul className="border-t border-line">
            {mails?.map((mail) => (
              <Mail
                key={mail.id}
                mail={mail}
                outcome={retries.outcomes[mail.id]}
                onRetry={() => retries.retry(mail)}
                onLead={open}
              />
            ))}
          </ul>
        </ListBody>
      </div>
    </>
  );
}
