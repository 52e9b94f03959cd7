import type { ServicePage } from '#contract/site/navigation.ts';
import { useLanguage } from '#web/language/language.tsx';

/** Sets the colours that a drawing inherits for the ground on which it stands; the system's where it chooses them. */
const grounds = {
  paper: 'drawing',
  ink: 'drawing drawing-on-ink',
} as const;
type Ground = keyof typeof grounds;

type PlateProps = {
  service: ServicePage;
  /** What the drawing shows, for those who do not see it. */
  label: string;
  ground?: Ground;
  className?: string;
};

/** A service's plate. Below 640 px it loses letters and hairlines, which nobody could read there. */
export function Plate({ service, label, ground = 'paper', className = '' }: PlateProps) {
  const { language } = useLanguage();
  const height = service === 'ai-transformation' ? 640 : 560;
  return (
    <svg
      viewBox={`0 0 1200 ${height}`}
      width="1200"
      height={height}
      role="img"
      aria-label={label}
      className={`${grounds[ground]} drawn block h-auto w-full ${className}`}
    >
      <use href={`${__DRAWINGS__}/plate-${service}-${language}.svg#p`} className="max-sm:hidden" />
      <use href={`${__DRAWINGS__}/thumbs.svg#${service}`} className="sm:hidden" />
    </svg>
  );
}

/** A service's plate at the size of a word: without letters, for menus and lists; decorative beside its name. */
export function PlateThumb({ service, ground = 'paper', className = 'h-16 w-28' }: Omit<PlateProps, 'label'>) {
  return (
    <svg viewBox="0 0 140 80" aria-hidden="true" className={`${grounds[ground]} ${className}`}>
      <use href={`${__DRAWINGS__}/thumbs.svg#${service}`} />
    </svg>
  );
}
