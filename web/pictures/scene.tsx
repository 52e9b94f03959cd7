import { useLanguage } from '#web/language/use-language.ts';

/** Height of each drawing at a width of 1200 (`scripts/drawings/scenes/all.ts`). */
const heights = {
  'spin-off': 490,
  gates: 380,
  question: 560,
  cases: 560,
  probes: 310,
  loss: 410,
  bench: 420,
  signs: 276,
  models: 460,
  bounds: 1156,
  dates: 310,
  kept: 230,
  issue: 480,
} as const;

type Props = {
  name: keyof typeof heights;
  /** Text alternative of the drawing; omitted if the text next to it says the same. */
  label?: string;
  /** Moves it to the right from 1280 px on, where text overlays its left side. */
  aside?: boolean;
  /** Full width of the window, within a sheet. */
  bleed?: boolean;
  className?: string;
};

/** A drawing that illustrates a page, in the colours of its background; without text where it would be too small. */
export function Scene({ name, label, aside = false, bleed = false, className = '' }: Props) {
  const { language } = useLanguage();
  const file = `${__DRAWINGS__}/scene-${name}-${language}.svg`;
  const height = heights[name];
  const drawing = {
    viewBox: `0 0 1200 ${height}`,
    width: 1200,
    height,
    className: `plotted block h-auto ${bleed ? '-mx-(--edge) w-[calc(100%+2*var(--edge))] max-w-none' : 'w-full'} ${className}`,
  };
  const uses = (
    <>
      <use href={`${file}#p`} className={`max-sm:hidden ${aside ? 'xl:translate-x-[216px]' : ''}`} />
      <use href={`${file}#bare`} className="sm:hidden" />
    </>
  );
  return label ? (
    <svg {...drawing} role="img" aria-label={label}>
      {uses}
    </svg>
  ) : (
    <svg {...drawing} aria-hidden="true">
      {uses}
    </svg>
  );
}

/** A part of a drawing, next to the text it illustrates; decorative. */
export function SceneDetail({ name, part, className = '' }: Pick<Props, 'name' | 'className'> & { part: string }) {
  const { language } = useLanguage();
  return (
    <svg viewBox={part} aria-hidden="true" className={`plotted block h-auto w-full ${className}`}>
      <use href={`${__DRAWINGS__}/scene-${name}-${language}.svg#p`} width="1200" height={heights[name]} />
    </svg>
  );
}
