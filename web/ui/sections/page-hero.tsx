import type { ReactElement, ReactNode } from 'react';

/**
 * How a page opens. `paper`: a statement over the full width, words below it at the left, its picture at the right.
 * `ink`: the same on the one dark stage, for home and the platform. `quiet`: a heading of a section's size, where
 * people have come to do something.
 */
type Stage = 'paper' | 'ink' | 'quiet';

type Props = {
  texts: { eyebrow?: string; title: ReactNode; lead?: ReactNode };
  stage?: Stage;
  /** In place of the texts' lead. */
  lead?: ReactNode;
  /** Buttons; they stand in one row and wrap. */
  actions?: ReactNode;
  /** Picture or key facts; beside the words from 1024 px on, below them before. */
  aside?: ReactElement;
  /** A board over the full width of the sheet, below the words. */
  plate?: ReactElement;
  /** A drawing from edge to edge; from 1280 px on the words stand over its empty left side, below the title. */
  picture?: ReactElement;
};

/** The top of every page but home, with room for the fixed header. */
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
            <div className="xl:max-w-[33vw]">
              {words}
              {aside && <div className="mt-8">{aside}</div>}
            </div>
          </div>
          <div className="max-xl:mt-8 xl:[grid-area:1/1]">{picture}</div>
        </div>
      )}
    </section>
  );
}
