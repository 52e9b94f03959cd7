import type { ReactNode } from 'react';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  /** Who was faster, and since when (ISO 8601) it stands. */
  by: string;
  since: string;
  /** What stands now, and what one wanted. */
  stands: ReactNode;
  wanted: ReactNode;
  onTakeOver: () => void;
  onLeave: () => void;
};

/** Someone else was faster: what stands now, what was not saved, and the choice between the two. */
export function ConflictNotice({ by, since, stands, wanted, onTakeOver, onLeave }: Props) {
  return (
    <div role="alert" className="mt-4 rounded-control bg-warning-wash px-4 py-3 text-warning">
      <div>
        <strong className="font-semibold">
          <bdi>{by || 'Jemand'}</bdi> war schneller.
        </strong>{' '}
        Seit {germanDateTime(since)} gilt: {stands}
      </div>
      <div className="mt-2">Nicht gespeichert ist Ihre Änderung: {wanted}</div>
      <p className="mt-3 flex flex-wrap gap-2">
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
