import { texts } from '#web/staff/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Says calmly what could not be done, with a way on. */
export function LoadError({ title, detail, onRetry }: { title: string; detail: string; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-danger-wash px-4 py-3 text-danger"
    >
      <p className="min-w-0 flex-1 basis-56">
        <strong className="font-semibold">{title}</strong> <span className="wrap-anywhere">{detail}</span>
      </p>
      {onRetry && (
        <Button look="line" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
