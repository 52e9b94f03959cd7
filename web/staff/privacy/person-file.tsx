import { useEffect, useRef, useState } from 'react';
import type { ErasureView, Held, PersonFound } from '#contract/staff/privacy.ts';
import { stripControls } from '#contract/strip-controls.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { languageNames } from '#web/staff/texts.ts';
import { saveAsFile } from '#web/staff/ui/download-button.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ErasureProof, entries } from './erasures.tsx';
import { Mentions } from './mentions.tsx';
import { placeName } from './place-names.ts';
import { exportPerson } from './queries.ts';

type Props = { person: PersonFound; onErased: (proof: ErasureView) => void };

/** Everything held about one person, with export and erasure. */
export function PersonFile({ person, onErased }: Props) {
  const { api } = useStaff();
  const [language, setLanguage] = useState(person.language);
  const [erasing, setErasing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked name in a list may be gone; focusing the heading announces it with the line below.
  useEffect(() => title.current?.focus(), []);
  const nothing = person.held.length === 0;
  const exportable = !nothing || person.mentions.length > 0;
  const {
    busy,
    failure,
    start: download,
  } = useChange((format: 'json' | 'html') => exportPerson(api, { email: person.email, format, language }), {
    onDone: ({ fileName, type, content }) => saveAsFile(fileName, type, content),
  });

  return (
    <section aria-labelledby="person-title" className="rounded-xl border border-line p-5">
      <h2
        ref={title}
        tabIndex={-1}
        id="person-title"
        aria-describedby="person-names"
        className="text-[1.0625rem] wrap-anywhere"
      >
        <bdi>{visitorLine(person.spelling)}</bdi>
      </h2>
      {person.spelling !== person.email && <p className="text-muted wrap-anywhere">{person.email}</p>}
      <p id="person-names" className="text-muted wrap-anywhere">
        {person.names.length > 0 && <bdi>{person.names.map(visitorLine).join(', ')}</bdi>}
        {nothing && 'Zu dieser Adresse ist nichts gespeichert.'}
      </p>
      {person.erasures.map((erasure) => (
        <details key={erasure.id} className="mt-3">
          <summary className="min-h-(--tool) cursor-pointer content-center">
            Am {germanDateTime(erasure.at)} wurde zu dieser Adresse gelöscht
          </summary>
          <ErasureProof erasure={erasure} />
        </details>
      ))}
      {exportable && (
        <>
          <div className="mt-4 flex flex-wrap items-end gap-2">
            <label htmlFor="person-language" className="min-w-[min(100%,9rem)]">
              <span className="mb-1 block text-[0.92em] text-muted">Sprache der Auskunft</span>
              <SelectField
                id="person-language"
                options={Object.entries(languageNames)}
                value={language}
                onChange={(value) => setLanguage(value === 'en' ? 'en' : 'de')}
              />
            </label>
            <StaffButton look="line" busy={busy} onClick={() => download('html')}>
              <StaffIcon name="download" />
              Auskunft zum Drucken
            </StaffButton>
            <StaffButton look="line" busy={busy} onClick={() => download('json')}>
              <StaffIcon name="download" />
              JSON
            </StaffButton>
            {!nothing && (
              <StaffButton look="danger" className="sm:ml-auto" onClick={() => setErasing(true)}>
                Alles löschen …
              </StaffButton>
            )}
          </div>
          <div aria-live="assertive">{failure && <p className="mt-2 text-danger">{failure}</p>}</div>
          <div className="mt-4">
            {person.held.map((held) => (
              <Records key={held.place} {...held} />
            ))}
            {person.mentions.length > 0 && <Mentions mentions={person.mentions} />}
          </div>
        </>
      )}
      {person.auditEntries > 0 && (
        <p className="mt-3 text-muted">
          {entries(person.auditEntries)} im Protokoll {person.auditEntries === 1 ? 'nennt' : 'nennen'} Kennungen dieser
          Person.
        </p>
      )}
      {erasing && (
        <EraseDialog
          person={person}
          onClose={() => setErasing(false)}
          onErased={(proof) => {
            setErasing(false);
            onErased(proof);
          }}
        />
      )}
    </section>
  );
}

function Records({ place, count, records }: Held) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-(--tool) cursor-pointer items-center gap-3">
        <span className="font-semibold">{placeName(place)}</span>
        <span className="tabular text-muted">{germanNumber(count)}</span>
      </summary>
      <div className="grid gap-4 pb-4">
        {records.map((record, at) => (
          <dl
            // biome-ignore lint/suspicious/noArrayIndexKey: records never move
            key={at}
            className="grid gap-x-4 border-l-2 border-line pl-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            {Object.entries(record).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="visitor-text max-sm:mb-1.5">{shown(value)}</dd>
              </div>
            ))}
          </dl>
        ))}
        {records.length < count && (
          <p className="text-muted">Gezeigt sind {germanNumber(records.length)}; die Auskunft enthält alle.</p>
        )}
      </div>
    </details>
  );
}

function shown(value: string | number | null): string {
  const text = String(value ?? '');
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? germanDateTime(text) : stripControls(text);
}
