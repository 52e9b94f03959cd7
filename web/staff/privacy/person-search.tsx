import { useEffect, useId, useRef, useState } from 'react';
import type { ErasureView, PeopleAnswer } from '#contract/staff/privacy.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { ErasureProof, entries } from './erasures.tsx';
import { PersonFile } from './person-file.tsx';
import { searchPeople } from './queries.ts';

/** Searches everything held about a person: by address, or by name, which offers the people to choose from. */
export function PersonSearch({ onErased }: { onErased: () => void }) {
  const { api } = useStaff();
  const [q, setQ] = useState('');
  const [proof, setProof] = useState<ErasureView | null>(null);
  const id = useId();
  const {
    busy,
    failure,
    error,
    output: answer,
    reset,
    start,
  } = useChange(
    (words: string) => {
      setProof(null);
      if (words.trim().length < 2) throw new InputRefused('Bitte geben Sie eine E-Mail-Adresse oder einen Namen ein.');
      return searchPeople(api, words.trim());
    },
    { onFailed: (refused) => refused instanceof InputRefused && document.getElementById(id)?.focus() },
  );
  /** Validation message for the input. */
  const mistake = error instanceof InputRefused ? error.message : null;
  const choose = (email: string) => {
    setQ(email);
    start(email);
  };

  return (
    <>
      <Form onSubmit={() => start(q)} className="mt-4">
        <label htmlFor={id} className="mb-1 block font-semibold">
          Was ist über eine Person gespeichert?
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={254}
            placeholder="E-Mail-Adresse oder Name"
            value={q}
            aria-invalid={mistake ? true : undefined}
            aria-describedby={`${mistake ? `${id}-error ` : ''}${id}-help`}
            onChange={(event) => {
              setQ(event.target.value);
              if (mistake) reset();
            }}
            className="field min-w-0 flex-1 basis-40"
          />
          <StaffButton type="submit" busy={busy}>
            {busy ? 'Wird gesucht …' : 'Suchen'}
          </StaffButton>
        </div>
        {mistake && (
          <p id={`${id}-error`} className="mt-1 text-danger">
            {mistake}
          </p>
        )}
        <p id={`${id}-help`} className="mt-1 text-[0.92em] text-muted">
          Eine Adresse findet alles in allen Tabellen und E-Mails dieser Website; ein Name findet Personen zur Auswahl.
          E-Mails in Ihren Postfächern gehören nicht dazu.
        </p>
      </Form>
      <div aria-live="polite" className="mt-4">
        <FailureNotice title="Die Suche ist nicht gelungen." detail={mistake ? null : failure} />
        {answer && !proof && !answer.person && <People {...answer} onChoose={choose} />}
      </div>
      {proof && <Erased erasure={proof} />}
      {answer?.person && !proof && (
        <PersonFile
          key={answer.person.email}
          person={answer.person}
          onErased={(erasure) => {
            setProof(erasure);
            setQ('');
            onErased();
          }}
        />
      )}
    </>
  );
}

/** The outcome of an erasure; takes focus, because the dialog closed and the person's file is gone. */
function Erased({ erasure }: { erasure: ErasureView }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="rounded-xl border border-line bg-paper p-5">
      <h2 ref={title} tabIndex={-1} className="text-[1.0625rem]">
        Gelöscht
      </h2>
      <ErasureProof erasure={erasure} />
    </div>
  );
}

function People({ people, more, onChoose }: PeopleAnswer & { onChoose: (email: string) => void }) {
  if (people.length === 0) return <p className="border-y border-line px-2 py-6 font-semibold">Niemand gefunden.</p>;
  return (
    <>
      {more && (
        <p className="mb-3 font-semibold">
          Gezeigt sind {germanNumber(people.length)} Personen, es gibt mehr. Geben Sie weitere Teile des Namens oder die
          Adresse ein.
        </p>
      )}
      <ul className="border-t border-line">
        {people.map(({ email, name, count }) => (
          <li key={email} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(email)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-4 py-2 text-left hover:bg-sand sm:px-2"
            >
              <bdi className="font-semibold wrap-anywhere">{visitorLine(name) || '–'}</bdi>
              <bdi className="wrap-anywhere">{visitorLine(email)}</bdi>
              <span className="ml-auto text-muted">{entries(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
