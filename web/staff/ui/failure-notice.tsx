import { texts } from '#web/staff/texts.ts';
import { inView } from './in-view.ts';
import { StaffButton } from './staff-button.tsx';

type Props = {
  title: string;
  /** Why, in a sentence; null where nothing failed, and nothing is shown. */
  detail: string | null;
  onRetry?: () => void;
  /** Comes into view: what stood in its place may lie under something. */
  inSight?: boolean;
  className?: string;
};

/** Says calmly what could not be done, with a way on. */
export function FailureNotice({ title, detail, onRetry, inSight = false, className = '' }: Props) {
  if (detail === null) return null;
  return (
    <div
      role="alert"
      ref={inSight ? inView : undefined}
      className={`flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-danger-wash px-4 py-3 text-danger ${className}`}
    >
      <p className="min-w-0 flex-1 basis-56">
        <strong className="font-semibold">{title}</strong> <span className="wrap-anywhere">{detail}</span>
      </p>
      {onRetry && (
        <StaffButton look="line" onClick={onRetry}>
          {texts.retry}
        </StaffButton>
      )}
    </div>
  );
}
