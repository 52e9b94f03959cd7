import { useLanguage } from '#web/language/use-language.ts';

/** Size of each drawing in the page's own file (`scripts/drawings/home`). */
const sizes = {
  stair: '1200 640',
  results: '1200 266',
  effects: '1200 486',
  issue: '1148 450',
  solution: '900 460',
  benefit: '227 137',
  standing: '347 132',
  talk: '463 243',
} as const;

const look = 'plotted block h-auto w-full';

type Props = {
  name: keyof typeof sizes;
  /** Which of several. */
  at?: number;
  /** The same without letters below 1024 px, where they would be too small. */
  letters?: boolean;
  className?: string;
};

/**
 * A drawing of home. All of them come in one file: the page makes as many requests as it may. The words beside each
 * say what it shows.
 */
export function Drawing({ name, at, letters = false, className }: Props) {
  const { language } = useLanguage();
  const file = `${__DRAWINGS__}/home-${language}.svg#${name}`;
  return (
    <svg viewBox={`0 0 ${sizes[name]}`} aria-hidden="true" className={className ? `${look} ${className}` : look}>
      <use href={file + (at ?? '')} className={letters ? 'max-lg:hidden' : undefined} />
      {letters && <use href={`${file}-bare`} className="lg:hidden" />}
    </svg>
  );
}

/** The stair of a transformation; from 1280 px on words stand over its left side. */
export function Stair({ label }: { label: string }) {
  const { language } = useLanguage();
  const file = `${__DRAWINGS__}/home-${language}.svg#stair`;
  return (
    <svg
      viewBox={`0 0 ${sizes.stair}`}
      role="img"
      aria-label={label}
      className="-mx-(--edge) block h-auto w-[calc(100%+2*var(--edge))] max-w-none"
    >
      <use href={file} className="max-sm:hidden xl:translate-x-[230px]" />
      <use href={`${file}-bare`} className="sm:hidden" />
    </svg>
  );
}
