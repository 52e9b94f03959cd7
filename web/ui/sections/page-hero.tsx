import type { ReactElement, ReactNode } from 'react';

/**
 * Style of a page's hero. `paper`: a full-width statement with text on the left and a picture on the right. `ink`: the
 * same on the dark stage, for the home page and the platform. `quiet`: a heading the size of a section's, for pages on
 * which visitors complete a task.
 */
type Stage = 'paper' | 'ink' | 'quiet';

type Props = {
  texts: { eyebrow?: string; title: ReactNode; lead?: ReactNode };
  stage?: Stage;
  /** Replaces the lead of the texts. */
  lead?: ReactNode;
  /** Buttons, in one wrapping row. */
  actions?: ReactNode;
  /** Picture or key facts; next to the text from 1024 px on, otherwise below it. */
  aside?: ReactElement;
  /** A full-width picture below the text. */
  plate?: ReactElement;
  /** A full-bleed drawing; from 1280 px on the text overlays its empty left side, below the title. */
  picture?: ReactElement;
};

/** The hero of every page except home, with room for the fixed header. */
export function PageHero({ texts, stage = 'paper', lead = texts.lead, actions, aside, plate, picture }: Props) {
  const { eyebrow, title } = texts;
  const quiet = stage === 'quiet';
  const words = (
    <>
      {lead && <div className="max-w-[28.2em] text-lead">{lead}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>}
    </>
  );
  return (
    <section className={`${stage === 'ink' ? 'stage ' : ''}overflow-clip pt-28 ${quiet ? 'pb-10' : 'pb-near'}`}>
      <div className="wrap">
        {eyebrow && <p className={`eyebrow ${stage === 'ink' ? 'text-mist' : 'text-muted'}`}>{eyebrow}</p>}
        <h1 className={quiet ? 'text-section' : 'statement'}>{title}</h1>
        {!picture && (lead || actions || aside) && (
          <div
            className={`${quiet ? 'mt-5' : 'mt-[clamp(1.75rem,3.5vw,3rem)]'} ${aside ? 'grid items-start gap-y-12 lg:grid-cols-[5fr_7fr] lg:gap-x-16' : ''}`}
          >
            <div className="min-w-0">{words}</div>
            {aside && <div className="min-w-0">{aside}</div>}
          </div>
        )}
        {plate && <div className="mt-8">{plate}</div>}
      </div>
      {picture && (
        <div className="mt-[clamp(1.75rem,3.5vw,3rem)] xl:grid">
          <div className="wrap relative z-1 xl:[grid-area:1/1]">
            <div className="xl:max-w-[31vw]">
              {words}
              {aside && <div className="mt-8">{aside}</div>}
            </div>
          </div>
          <div className="max-xl:mt-8 xl:[grid-area:1/1] xl:max-[85rem]:mt-28">{picture}</div>
        </div>
      )}
    </section>
  );
}
