import type { ComponentProps } from 'react';

const looks = {
  primary: 'border-cobalt bg-cobalt text-white hover:bg-cobalt-dark',
  line: 'border-text bg-white text-text hover:bg-sand',
  warning: 'border-danger bg-white text-danger hover:bg-sand',
  danger: 'border-danger bg-danger text-white hover:bg-danger/90',
} as const;

type Look = keyof typeof looks | 'link' | 'row' | 'icon';

type Props = ComponentProps<'button'> & {
  /**
   * `danger` deletes, `warning` leads there; `link` is for running text, `row` for the end of a row, `icon` has no
   * visible label.
   */
  look?: Look;
  /** Whether its action is in progress; the button keeps focus meanwhile. */
  busy?: boolean;
};

/** A button of the staff area. */
export function StaffButton({ look = 'primary', busy = false, className = '', ...props }: Props) {
  return <button type="button" aria-disabled={busy || undefined} className={toolClass(look, className)} {...props} />;
}

/** Classes of a button, for links that look like one. */
export function toolClass(look: Look, extra = ''): string {
  if (look === 'link') return `tool-target underline underline-offset-4 ${extra || 'text-cobalt'}`;
  if (look === 'row')
    return `tool-target rounded-control px-2 font-semibold hover:bg-sand ${extra || 'text-cobalt-dark'}`;
  if (look === 'icon') return `tool-icon text-muted hover:bg-sand hover:text-text aria-disabled:opacity-40 ${extra}`;
  return `tool ${looks[look]} ${extra}`;
}
