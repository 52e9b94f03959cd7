import { texts } from '#web/staff/texts.ts';
import { inView } from './in-view.ts';
import { StaffButton } from './staff-button.tsx';

type Props = {
  title: string;
  /** The reason in one sentence; null renders nothing. */
  detail: string | null;
  onRetry?: () => void;
  /** Scrolls it into view, because something may cover it where it appears. */
  scrollsIntoView?: boolean;
  className?: string;
};

/** Says what failed and offers a retry. */
export function FailureNotice({ title, detail, onRetry, scrollsIntoView = false, className = '' }: Props) {
  if (detail === null) return null;
  return (
    <div
      role="alert"
      ref={scrollsIntoView ? inView : undefined}
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
