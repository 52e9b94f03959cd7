import type { ComponentProps } from 'react';
import { Icon } from '#web/staff/ui/icon.tsx';

/** A native select with the arrow of this area's line icons. */
export function SelectField({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative min-w-0 text-text">
      <select
        className={`min-h-11 w-full appearance-none truncate rounded-control border-[1.5px] border-field bg-white pr-8 pl-3 ${className}`}
        {...props}
      />
      <span className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted">
        <Icon name="next" />
      </span>
    </div>
  );
}
