import type { ServicePage } from '#contract/site/navigation.ts';
import { useLanguage } from '#web/language/use-language.ts';

type PlateProps = {
  service: ServicePage;
  /** Text alternative of the drawing. */
  label: string;
  /** Moves it to the right from 1280 px on, where text overlays its left side. */
  aside?: boolean;
  /** Full width of the window, within a sheet. */
  bleed?: boolean;
  className?: string;
};

/**
 * A service's drawing, in the colours of its background (`.stage` and `.on-ink` set others). Below 640 px it omits text
 * and hairlines, which would be illegible there.
 */
export function Plate({ service, label, aside = false, bleed = false }: PlateProps) {
  const { language } = useLanguage();
  const height = service === 'ai-transformation' ? 640 : 560;
  // In drawing units; less where there is text to the right of the process.
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

/** A part of a service's drawing, next to the text it illustrates; decorative. */
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

/** A service's drawing next to its description, without text, which would be too small there; decorative. */
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
 * A service's drawing as a thumbnail without text, for content that opens later: all thumbnails together are 18 kB,
 * loaded by `showThumbs`. Decorative, because the name is next to it.
 */
export function LaterThumb({ service, className }: Pick<PlateProps, 'service' | 'className'>) {
  return (
    <svg viewBox="0 0 140 80" aria-hidden="true" className={`noscript:hidden ${className}`}>
      <use data-later={thumbOf(service)} />
    </svg>
  );
}

const thumbOf = (service: PlateProps['service']) => `${__DRAWINGS__}/thumbs.svg#${service}`;
