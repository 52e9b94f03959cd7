import { Fragment, useState } from 'react';
import type { OriginRow } from '#contract/staff/origins.ts';
import { germanNumber, shortDay } from '#web/staff/berlin-time.ts';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { ScrollRegion } from '#web/staff/ui/scroll-region.tsx';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 });

/** Leads without a page view, such as from a form elsewhere, can outnumber its views. */
function rate(leads: number, views: number | null): string {
  if (!views) return '–';
  return leads > views ? 'über 100 %' : percent.format(leads / views);
}

type Props = {
  sources: OriginRow[] | null;
  /** Whether views are counted at all. */
  isCounted: boolean;
  /** Since when views have been counted, if that is later than the leads shown. */
  ratedFrom: string | null;
};

/**
 * Which pages, sections and buttons bring leads, and the share of page views that become one. The rate covers only days
 * whose views were counted; the leads of these days are shown next to it.
 */
export function OriginTable({ sources, isCounted, ratedFrom }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (source: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(source)) next.add(source);
      return next;
    });
  const number = 'py-1.5 pl-3 text-right tabular';
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-base">Was Anfragen bringt</h2>
      {/* With large fonts it is wider than a phone. */}
      <ScrollRegion label="Was Anfragen bringt, als Tabelle">
        <table className="w-full min-w-[15rem] table-fixed">
          <caption className="sr-only">
            Anfragen je Seite, Bereich und Schaltfläche, und wie viele Aufrufe einer Seite zu einer Anfrage führen
          </caption>
          <thead>
            <tr className="border-b-[1.5px] border-text text-left text-[0.8125rem] text-muted">
              <th scope="col" className="py-1.5 font-medium">
                Seite, Bereich, Schaltfläche
              </th>
              <th scope="col" className={`${number} w-20 font-medium sm:w-24`}>
                Anfragen
              </th>
              {ratedFrom && (
                <th scope="col" className={`${number} w-36 font-medium max-sm:hidden`}>
                  davon ab {shortDay(ratedFrom)}
                </th>
              )}
              <th scope="col" className={`${number} w-24 font-medium max-xs:hidden`}>
                Aufrufe
              </th>
              <th scope="col" className={`${number} w-16 font-medium sm:w-24`}>
                Quote
              </th>
            </tr>
          </thead>
          <tbody>
            {!sources && (
              <Repeat times={6}>
                <tr className="border-b border-line">
                  <td colSpan={ratedFrom ? 5 : 4} className="h-11">
                    <span className="skeleton block h-3.5 w-2/5" />
                  </td>
                </tr>
              </Repeat>
            )}
            {sources?.length === 0 && (
              <tr>
                <td colSpan={ratedFrom ? 5 : 4} className="py-8 text-muted">
                  Noch keine Anfragen in diesem Zeitraum.
                </td>
              </tr>
            )}
            {sources?.map(({ source, leads, counted, views, buttons }) => {
              const shown = open.has(source);
              return (
                <Fragment key={source}>
                  <tr className="border-b border-line">
                    <th scope="row" className="text-left font-normal">
                      <button
                        type="button"
                        disabled={buttons.length === 0}
                        aria-expanded={buttons.length > 0 ? shown : undefined}
                        onClick={() => toggle(source)}
                        className="flex min-h-9 w-full items-center gap-2 text-left font-semibold enabled:hover:text-cobalt"
                      >
                        <svg
                          aria-hidden="true"
                          viewBox="0 0 10 10"
                          className={`size-2.5 shrink-0 fill-none stroke-current stroke-[1.6] ${shown ? 'rotate-90' : ''} ${buttons.length === 0 ? 'invisible' : ''}`}
                        >
                          <path d="M3 1l4 4-4 4" />
                        </svg>
                        <span className="min-w-0">
                          <bdi className="hyphens-auto wrap-break-word">
                            {sourceName(visitorLine(source)) || 'Ohne Angabe'}
                          </bdi>
                          {views !== null && (
                            <span className="tabular block text-[0.92em] font-normal text-muted xs:hidden">
                              {germanNumber(views)} {views === 1 ? 'Aufruf' : 'Aufrufe'}
                            </span>
                          )}
                        </span>
                      </button>
                    </th>
                    <td className={`${number} font-semibold`}>{germanNumber(leads)}</td>
                    {ratedFrom && (
                      <td className={`${number} max-sm:hidden`}>{views === null ? '–' : germanNumber(counted)}</td>
                    )}
                    <td className={`${number} max-xs:hidden`}>
                      {views === null || !isCounted ? '–' : germanNumber(views)}
                    </td>
                    <td className={number}>{rate(counted, views)}</td>
                  </tr>
                  {shown &&
                    buttons.map(({ context, button, ...count }) => (
                      <tr key={`${context} ${button}`} className="border-b border-line bg-paper">
                        <th scope="row" className="py-2 pl-4.5 text-left font-normal wrap-anywhere">
                          <bdi>{visitorLine(context) || 'Ohne Bereich'}</bdi>
                          <span className="text-muted">
                            {' '}
                            · <bdi>{visitorLine(button) || 'ohne Schaltfläche'}</bdi>
                          </span>
                        </th>
                        <td className={number}>{germanNumber(count.leads)}</td>
                        {ratedFrom && (
                          <td className={`${number} max-sm:hidden`}>
                            {views === null ? '–' : germanNumber(count.counted)}
                          </td>
                        )}
                        <td className={`${number} max-xs:hidden`} />
                        <td className={number}>{rate(count.counted, views)}</td>
                      </tr>
                    ))}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
