import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';

/** Marks a suspect next to its name; only an icon where names need the room. */
export const SpamMark = ({ short = false }: { short?: boolean }) =>
  short ? (
    <span title="Spamverdacht" className="shrink-0 text-warning">
      <StaffIcon name="warning" />
      <span className="sr-only">Spamverdacht</span>
    </span>
  ) : (
    <span className="shrink-0 rounded-[5px] bg-warning-wash px-1.5 py-px text-[0.8rem] font-semibold text-warning">
      Spamverdacht
    </span>
  );
