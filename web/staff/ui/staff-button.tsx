import type { ComponentProps } from 'react';
import { buttonClass } from '#web/ui/button.tsx';

type Props = ComponentProps<'button'> & {
  /** `danger` deletes; `link` stands in running text, `row` at the end of a row. */
  look?: 'primary' | 'line' | 'danger' | 'link' | 'row';
  /** Whether what it does is under way; it keeps the keyboard meanwhile. */
  busy?: boolean;
};

/** A button of the staff area. */
export function StaffButton({ look = 'primary', busy = false, className = '', ...props }: Props) {
  return <button type="button" aria-disabled={busy || undefined} className={classOf(look, className)} {...props} />;
}

function classOf(look: NonNullable<Props['look']>, extra: string): string {
  if (look === 'link') return `min-h-11 text-cobalt underline underline-offset-4 ${extra}`;
  if (look === 'row') return `min-h-11 rounded-control px-2 font-semibold hover:underline ${extra || 'text-cobalt'}`;
  if (look === 'danger') return buttonClass({ size: 'small' }, `bg-danger hover:bg-danger/90 ${extra}`);
  return buttonClass({ look, size: 'small' }, extra);
}
