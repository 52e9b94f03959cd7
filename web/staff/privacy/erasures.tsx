import type { ErasureView } from '#contract/staff/privacy.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { keptReasons, placeName } from './place-names.ts';
import { erasuresQuery } from './queries.ts';

/** Proofs of all erasures, newest first. */
export function Erasures() {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(erasuresQuery(api));
  return (
    <TabSection
      title="Löschnachweise"
      hint="Ohne die gelöschten Daten: Wer mit derselben Adresse sucht, findet seinen Nachweis wieder."
      ruled
    >
      <FailureNotice title="Die Nachweise konnten nicht geladen werden." detail={error} onRetry={reload} />
      {!data && !error && <span aria-hidden="true" className="skeleton block h-12" />}
      {data?.erasures.length === 0 && <p className="border-y border-line px-2 py-6">Noch nichts gelöscht.</p>}
      {data?.erasures.map((erasure) => (
        <details key={erasure.id} className="border-t border-line">
          <summary className="tabular flex min-h-(--tool) cursor-pointer flex-wrap items-center gap-x-4">
            <span className="font-semibold">{germanDateTime(erasure.at)}</span>
            <span className="text-muted">
              durch <bdi>{visitorLine(erasure.actor)}</bdi>, {entries(sum(erasure))}
            </span>
          </summary>
          <ErasureProof erasure={erasure} />
        </details>
      ))}
    </TabSection>
  );
}

/** '1 Eintrag', '1.284 Einträge'. */
export const entries = (count: number) => `${germanNumber(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`;

const sum = ({ report }: ErasureView) => report.erased.reduce((total, { count }) => total + count, 0);

type Place = { place: string; count: number; reason?: keyof typeof keptReasons };

/** The number of records in each place, and why any are kept. */
export function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className="mt-2 list-disc pl-5">
      {places.map(({ place, count, reason }) => (
        <li key={`${place} ${reason}`}>
          {placeName(place)}: {germanNumber(count)}
          {reason && <span className="block text-muted">{keptReasons[reason]}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What was erased, what is kept, and why. */
export function ErasureProof({ erasure }: { erasure: ErasureView }) {
  const { erased, kept } = erasure.report;
  return (
    <div className="mt-2 grid gap-1 pb-4">
      <p>
        Gelöscht am {germanDateTime(erasure.at)} durch <bdi>{visitorLine(erasure.actor)}</bdi>:
      </p>
      <Places places={erased} />
      {kept.length > 0 && (
        <>
          <p className="mt-2">Es bleibt:</p>
          <Places places={kept} />
        </>
      )}
      <p className="mt-2 text-[0.92em] text-muted wrap-anywhere">
        Nachweis <code className="select-all">{erasure.id}</code>, Prüfsumme der Adresse{' '}
        <code className="select-all">{erasure.person}</code>
      </p>
    </div>
  );
}
