import { useLanguage } from '#web/language/use-language.ts';

/** Size of each drawing in the home page's SVG files (`scripts/drawings/home`). */
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
  /** Index, if there are several of that name. */
  at?: number;
  /** Whether there is text in it, to be omitted below 1024 px, where it would be too small. */
  letters?: boolean;
  className?: string;
};

/**
 * A drawing of the home page. They are in two files: more would be too many requests, and a single one takes a phone
 * too long to parse. The text next to each drawing describes it.
 */
export function Drawing({ name, at, letters = false, className }: Props) {
  const { language } = useLanguage();
  const file = `${__DRAWINGS__}/${name === 'solution' ? 'solutions' : `home-${language}`}.svg#${name}`;
  return (
    <svg viewBox={`0 0 ${sizes[name]}`} aria-hidden="true" className={className ? `${look} ${className}` : look}>
      <use href={file + (at ?? '')} className={letters ? 'max-lg:hidden' : undefined} />
      {letters && <use href={`${file}-bare`} className="lg:hidden" />}
    </svg>
  );
}

/** The staircase of a transformation; from 1280 px on, text overlays its left side. */
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
