import type { WhitePaperConflict } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { germanDateTime } from '../berlin-time.ts';
import { type FieldName, type Values, valuesOf } from './field-errors.ts';
import { labels } from './labels.ts';
import { differences } from './merge.ts';

type Props = WhitePaperConflict & {
  /** What the form opened with, and what was typed. */
  base: Values;
  mine: Values;
  onTakeOver: () => void;
  onLeave: () => void;
};

/** A colleague saved the paper first: what stands now, what one wanted, and the choice between the two. */
export function Conflict({ current, changedAt, changedBy, base, mine, onTakeOver, onLeave }: Props) {
  const theirs = valuesOf(current);
  return (
    <div role="alert" className="mt-4 rounded-control bg-warning-wash px-4 py-3 text-warning">
      <p>
        <strong className="font-semibold">
          <bdi>{changedBy || 'Jemand'}</bdi> war schneller.
        </strong>{' '}
        Seit {germanDateTime(changedAt)} gilt:
      </p>
      <Fields names={differences(base, theirs)} values={theirs} />
      <p className="mt-2">Nicht gespeichert ist Ihre Änderung:</p>
      <Fields names={differences(base, mine)} values={mine} />
      <p className="mt-3 flex flex-wrap gap-2">
        <Button look="line" size="small" onClick={onTakeOver}>
          Meine Änderung übernehmen
        </Button>
        <Button look="line" size="small" onClick={onLeave}>
          So lassen
        </Button>
      </p>
    </div>
  );
}

function Fields({ names, values }: { names: readonly FieldName[]; values: Values }) {
  if (names.length === 0) return <p>keine andere Angabe als zuvor</p>;
  return (
    <ul className="list-disc pl-5">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {labels[name].label}: {values[name].trim() ? `„${values[name].trim()}“` : 'leer'}
        </li>
      ))}
    </ul>
  );
}
