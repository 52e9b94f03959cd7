import type { Desk, StaffMember } from '#contract/desk.ts';
import { Button } from '../../ui/button.tsx';
import { germanDateTime } from '../berlin-time.ts';
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
    <div role="alert" className="mt-3 rounded-control bg-warning-wash px-4 py-3 text-warning">
      <p>
        <strong className="font-semibold">
          <bdi>{current.changedBy?.name ?? 'Jemand'}</bdi> war schneller.
        </strong>{' '}
        Seit {germanDateTime(current.changedAt ?? '')} gilt: Stand „{stateNames[current.state]}“, zuständig{' '}
        <bdi>{current.owner?.name ?? 'niemand'}</bdi>. Nicht gespeichert ist Ihre Änderung: {wanted}.
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button look="line" size="small" onClick={onTakeOver}>
          Meine Änderung übernehmen
        </Button>
        <Button look="line" size="small" onClick={onLeave}>
          So lassen
        </Button>
      </p>
    </div>
  );
}
