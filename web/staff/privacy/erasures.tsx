import type { ErasureView } from '#contract/staff/privacy.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { visitorLine } from '#web/staff/ui/visitor-line.ts';
import { keptReasons, placeName } from './place-names.ts';
import { erasuresQuery } from './queries.ts';

/** Proofs of all erasures, the newest first. */
export function Erasures() {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(erasuresQuery(api));
  return (
    <section aria-labelledby="erasures-title" className="mt-8 border-t border-line pt-6">
      <h2 id="erasures-title" className="text-[1.25rem]">
        Löschnachweise
      </h2>
      <p className="mt-1 text-muted">
        Ohne die gelöschten Daten: Wer mit derselben Adresse sucht, findet seinen Nachweis wieder.
      </p>
      {error && <LoadError title="Die Nachweise konnten nicht geladen werden." detail={error} onRetry={reload} />}
      {!data && !error && <span aria-hidden="true" className="skeleton mt-3 block h-12" />}
      {data?.length === 0 && <p className="mt-3 border-y border-line px-2 py-6">Noch nichts gelöscht.</p>}
      <div className="mt-3">
        {data?.map((erasure) => (
          <details key={erasure.id} className="border-t border-line">
            <summary className="tabular flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
              <span className="font-semibold">{germanDateTime(erasure.at)}</span>
              <span className="text-muted">
                durch <bdi>{visitorLine(erasure.actor)}</bdi>, {sum(erasure)}
              </span>
            </summary>
            <ErasureProof erasure={erasure} />
          </details>
        ))}
      </div>
    </section>
  );
}

function sum({ report }: ErasureView): string {
  const count = report.erased.reduce((total, place) => total + place.count, 0);
  return count === 1 ? '1 Eintrag' : `${germanNumber(count)} Einträge`;
}

/** What was erased and what stays, and why. */
export function ErasureProof({ erasure }: { erasure: ErasureView }) {
  const { erased, kept } = erasure.report;
  return (
    <div className="mt-2 grid gap-3 pb-4">
      <p>
        Gelöscht am {germanDateTime(erasure.at)} durch <bdi>{visitorLine(erasure.actor)}</bdi>:
      </p>
      <ul className="list-disc pl-5">
        {erased.map(({ place, count }) => (
          <li key={place}>
            {placeName(place)}: {germanNumber(count)}
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <>
          <p>Es bleibt:</p>
          <ul className="list-disc pl-5">
            {kept.map(({ place, count, reason }) => (
              <li key={`${place} ${reason}`}>
                {placeName(place)}: {germanNumber(count)}
                <span className="block text-muted">{keptReasons[reason]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-[0.92em] text-muted wrap-anywhere">
        Nachweis <code className="select-all">{erasure.id}</code>, Prüfsumme der Adresse{' '}
        <code className="select-all">{erasure.person}</code>
      </p>
    </div>
  );
}
