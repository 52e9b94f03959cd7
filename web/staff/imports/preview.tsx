import type { ImportKind, PreviewAnswer } from '#contract/staff/imports/imports.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { saveAsFile } from '#web/staff/ui/download-button.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { faultWords, valueName } from './texts.ts';

/** Maximum number of rejected rows shown; the downloaded file has all. */
const shownRefused = 20;

const figuresOf = ({ fresh, duplicates, refused }: PreviewAnswer) =>
  [
    ['neu', fresh],
    ['schon da oder doppelt', duplicates],
    ['abgelehnt', refused.length],
  ] as const;

/** The figures in one sentence, announced to screen readers when the preview arrives. */
export const previewWords = (preview: PreviewAnswer) =>
  `Vorschau: ${figuresOf(preview)
    .map(([name, count]) => `${germanNumber(count)} ${name}`)
    .join(', ')}`;

type Props = { kind: ImportKind; preview: PreviewAnswer };

/** Preview of an import: figures, the first records, and the rejected rows. */
export function Preview({ kind, preview }: Props) {
  const { refused, first } = preview;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figuresOf(preview).map(([name, count]) => (
          <Figure key={name} name={name} count={count} />
        ))}
      </dl>
      {first.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">So werden die ersten gespeichert</h3>
          <ol className="grid gap-3 md:grid-cols-2">
            {first.map(({ line, values }) => (
              <li key={line} className="@container rounded-control border border-line p-3">
                <p className="tabular text-muted">Zeile {line}</p>
                <dl className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-4 @max-[15rem]:grid-cols-1">
                  {Object.entries(values).map(([name, value]) => (
                    <div key={name} className="contents">
                      <dt className="text-muted wrap-anywhere">{valueName(name, kind)}</dt>
                      <dd className="visitor-text wrap-anywhere">
                        {name === 'date' ? germanDateTime(value) : visitorLine(value)}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </>
      )}
      {refused.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">Abgelehnte Zeilen</h3>
          <ul className="@container border-t border-line">
            {refused.slice(0, shownRefused).map(({ line, reasons }) => (
              <li
                key={line}
                className="grid grid-cols-[6rem_minmax(0,1fr)] border-b border-line py-1.5 @max-[15rem]:grid-cols-1"
              >
                <span className="tabular">Zeile {line}</span>
                <span className="text-muted">{faultWords(reasons)}</span>
              </li>
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {refused.length > shownRefused && (
              <p className="text-muted">und {germanNumber(refused.length - shownRefused)} weitere</p>
            )}
            <StaffButton look="line" onClick={() => saveRefused(refused)}>
              <StaffIcon name="download" />
              Alle als CSV
            </StaffButton>
          </div>
        </>
      )}
    </>
  );
}

const Figure = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="tabular text-[1.4rem] font-semibold">{germanNumber(count)}</dd>
  </div>
);

/** Saves only line and reason: the rows themselves are in the user's own file. */
function saveRefused(refused: PreviewAnswer['refused']): void {
  const lines = refused.map(({ line, reasons }) => `"${line}";"${faultWords(reasons)}"`);
  saveAsFile('abgelehnte-zeilen.csv', 'text/csv', `\uFEFF"Zeile";"Grund"\r\n${lines.join('\r\n')}\r\n`);
}
