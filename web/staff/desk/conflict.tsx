import type { Desk, StaffMember } from '#contract/staff/desk.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { ConflictNotice } from '#web/staff/ui/dialogs/conflict-notice.tsx';

import { stateNames } from './states.tsx';
import type { Wish } from './wish.ts';

type Props = {
  wish: Wish;
  current: Desk;
  owners: readonly StaffMember[];
  onTakeOver: () => void;
  onLeave: () => void;
};

/** Someone else was faster: what stands now, what one wanted, and the choice between the two. */
export function Conflict({ wish, current, owners, onTakeOver, onLeave }: Props) {
  return (
    <ConflictNotice by={current.changedBy?.name ?? ''} onTakeOver={onTakeOver} onLeave={onLeave}>
      Seit {germanDateTime(current.changedAt ?? '')} gilt: Stand „{stateNames[current.state]}“, zuständig{' '}
      <bdi>{current.owner?.name ?? 'niemand'}</bdi>.
      <span className="mt-2 block">Nicht gespeichert ist Ihre Änderung: {wanted(wish, owners)}.</span>
    </ConflictNotice>
  );
}

function wanted({ state, owner, answered }: Wish, owners: readonly StaffMember[]): string {
  if (state) return `Stand „${stateNames[state]}“`;
  if (owner !== undefined) return `zuständig ${owners.find(({ id }) => id === owner)?.name ?? 'niemand'}`;
  return answered ? 'als beantwortet vermerkt' : 'nicht als beantwortet vermerkt';
}
