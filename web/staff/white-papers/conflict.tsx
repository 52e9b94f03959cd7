import type { WhitePaperConflict } from '#contract/staff/white-papers.ts';
import { ConflictNotice } from '#web/staff/ui/conflict-notice.tsx';
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
    <ConflictNotice
      by={changedBy}
      since={changedAt}
      stands={<Fields names={differences(base, theirs)} values={theirs} />}
      wanted={<Fields names={differences(base, mine)} values={mine} />}
      onTakeOver={onTakeOver}
      onLeave={onLeave}
    />
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
