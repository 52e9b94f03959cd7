import type { ServicePage } from '#contract/site/navigation.ts';
import { useLanguage } from '#web/language/use-language.ts';

type PlateProps = {
  service: ServicePage;
  /** What the drawing shows, for those who do not see it. */
  label: string;
  className?: string;
};

/**
 * A service's plate, in the colours of its ground (`.stage` and `.on-ink` set others). Below 640 px it loses letters
 * and hairlines, which nobody could read there.
 */
export function Plate({ service, label, className = '' }: PlateProps) {
  const { language } = useLanguage();
  const height = service === 'ai-transformation' ? 640 : 560;
  return (
    <svg
      viewBox={`0 0 1200 ${height}`}
      width="1200"
      height={height}
      role="img"
      aria-label={label}
      className={`drawn block h-auto w-full ${className}`}
    >
      <use href={`${__DRAWINGS__}/plate-${service}-${language}.svg#p`} className="max-sm:hidden" />
      <use href={`${__DRAWINGS__}/thumbs.svg#${service}`} className="sm:hidden" />
    </svg>
  );
}

/** A service's plate at the size of a word: without letters, for menus and lists; decorative beside its name. */
export function PlateThumb({ service, className = 'h-16 w-28' }: Omit<PlateProps, 'label'>) {
  return (
    <svg viewBox="0 0 140 80" aria-hidden="true" className={className}>
      <use href={`${__DRAWINGS__}/thumbs.svg#${service}`} />
    </svg>
  );
}
