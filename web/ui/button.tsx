import type { ComponentProps } from 'react';

const looks = {
  /** The main action of a screen. */
  primary: 'bg-cobalt text-white hover:bg-cobalt-dark',
  /** Next to a primary action, on any background. */
  quiet: 'inset-ring-[1.5px] inset-ring-current hover:bg-current/10',
  /** Equal choices and secondary actions on light background. */
  line: 'bg-white text-text inset-ring-[1.5px] inset-ring-text hover:bg-sand',
} as const;
const sizes = { normal: 'min-h-12.5 px-6.5', small: 'min-h-11 px-4 text-[0.95rem]' } as const;

export type ButtonLook = {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
};

/** Classes of a button, for other elements (links, summaries). */
export function buttonClass({ look = 'primary', size = 'normal' }: ButtonLook = {}, extra = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-control text-center text-balance font-semibold leading-tight py-2 transition-[background-color,translate] active:translate-y-px disabled:opacity-55 aria-disabled:opacity-55 forced-colors:border print:hidden ${looks[look]} ${sizes[size]} ${extra}`;
}

export function Button({ look, size, className, type = 'button', ...props }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...props} />;
}
