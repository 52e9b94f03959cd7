import type { Desk, StaffMember } from '#contract/staff/desk.ts';
import { ConflictNotice } from '#web/staff/ui/conflict-notice.tsx';
import type { Wish } from './controls.tsx';
import { stateNames } from './states.tsx';

type Props = {
  wish: Wish;
  current: Desk;
  owners: readonly StaffMember[];
  onTakeOver: () => void;
  onLeave: () => void;
};

/** Someone else was faster: what stands now, what one wanted, and the choice between the two. */
export function Conflict({ wish, current, owners, onTakeOver, onLeave }: Props) {
  const owner = owners.find(({ id }) => id === wish.owner)?.name;
  const wanted = wish.state
    ? `Stand „${stateNames[wish.state]}“`
    : wish.owner !== undefined
      ? `zuständig ${owner ?? 'niemand'}`
      : wish.answered
        ? 'als beantwortet vermerkt'
        : 'nicht als beantwortet vermerkt';
  return (
    <ConflictNotice
      by={current.changedBy?.name ?? ''}
      since={current.changedAt ?? ''}
      stands={
        <>
          Stand „{stateNames[current.state]}“, zuständig <bdi>{current.owner?.name ?? 'niemand'}</bdi>.
        </>
      }
      wanted={`${wanted}.`}
      onTakeOver={onTakeOver}
      onLeave={onLeave}
    />
  );
}
