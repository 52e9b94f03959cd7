import type { ServicePage } from '#contract/site/navigation.ts';
import { useLanguage } from '#web/language/use-language.ts';

type PlateProps = {
  service: ServicePage;
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** Moves it to the right from 1280 px on, where words stand over its left side. */
  aside?: boolean;
  /** From edge to edge of the window, within a sheet. */
  bleed?: boolean;
  className?: string;
};

/**
 * A service's plate, in the colours of its ground (`.stage` and `.on-ink` set others). Below 640 px it loses letters
 * and hairlines, which nobody could read there.
 */
export function Plate({ service, label, aside = false, bleed = false }: PlateProps) {
  const { language } = useLanguage();
  const height = service === 'ai-transformation' ? 640 : 560;
  // In units of the drawing. Words at the right of the process leave it less room.
  const shift = aside ? (service === 'ai-applications' ? 'xl:translate-x-[130px]' : 'xl:translate-x-[230px]') : '';
  const plate = (
    <svg
      viewBox={`0 0 1200 ${height}`}
      width="1200"
      height={height}
      role="img"
      aria-label={label}
      className="plotted block h-auto w-full"
    >
      <use href={`${__DRAWINGS__}/plate-${service}-${language}.svg#p`} className={`max-sm:hidden ${shift}`} />
      <use href={thumbOf(service)} className="sm:hidden" />
    </svg>
  );
  return bleed ? <div className="-mx-(--edge)">{plate}</div> : plate;
}

/** A part of a service's plate, beside what it is about; decorative. */
export function PlateDetail({
  service,
  part,
  className,
}: Pick<PlateProps, 'service' | 'className'> & { part: string }) {
  const { language } = useLanguage();
  const height = service === 'ai-transformation' ? 640 : 560;
  return (
    <svg viewBox={part} aria-hidden="true" className={`plotted block h-auto w-full ${className}`}>
      <use href={`${__DRAWINGS__}/plate-${service}-${language}.svg#p`} width="1200" height={height} />
    </svg>
  );
}

/** A service's plate beside its description: without letters, which would be too small there; decorative. */
export function PlatePicture({ service, className }: Pick<PlateProps, 'service' | 'className'>) {
  return (
    <svg
      viewBox="0 0 900 460"
      width="900"
      height="460"
      aria-hidden="true"
      className={`plotted h-auto w-full ${className}`}
    >
      <use href={`${__DRAWINGS__}/pictures.svg#${service}`} />
    </svg>
  );
}

/**
 * A service's plate at the size of a word, without letters, for what opens later: all thumbnails are 18 kB, which
 * `showThumbs` fetches. Decorative beside its name.
 */
export function LaterThumb({ service, className }: Pick<PlateProps, 'service' | 'className'>) {
  return (
    <svg viewBox="0 0 140 80" aria-hidden="true" className={`noscript:hidden ${className}`}>
      <use data-later={thumbOf(service)} />
    </svg>
  );
}

const thumbOf = (service: PlateProps['service']) => `${__DRAWINGS__}/thumbs.svg#${service}`;
