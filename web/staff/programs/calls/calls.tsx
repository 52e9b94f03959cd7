import { useState } from 'react';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { saveAsFile } from '#web/staff/ui/download-button.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { CallItem, Code, jsonText } from './call.tsx';
import { callsOf, documentQuery, type OpenApiDocument } from './document.ts';

/** Every call of this site, from the OpenAPI document. */
export function Calls() {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(documentQuery(api));
  return (
    <>
      <p className="mt-3 mb-4 max-w-prose text-muted">
        Alle Aufrufe dieser Website mit ihren Eingaben und Antworten. Was nur liest, lässt sich hier ausprobieren.
      </p>
      <FailureNotice title="Die Beschreibung konnte nicht geladen werden." detail={error} onRetry={reload} />
      {!data && !error && <GreyLines times={6} />}
      {data && <CallList document={data} />}
    </>
  );
}

const groupNames: Readonly<Record<string, string>> = {
  Visitors: 'Website',
  Leads: 'Kontakte, Newsletter, E-Mails',
  'Appointments and papers': 'Termine und White Papers',
  Account: 'Anmeldung und eigenes Konto',
  Management: 'Verwaltung',
};

function CallList({ document }: { document: OpenApiDocument }) {
  const [words, setWords] = useState('');
  const site = document.servers[0]?.url ?? '';
  const matching = callsOf(document).filter(({ method, path, summary }) =>
    `${method} ${path} ${summary}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const groups = Map.groupBy(matching, ({ tags }) => tags[0] ?? '');
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SearchField name="Aufrufe durchsuchen" value={words} onSearch={setWords} className="min-w-0 flex-1 basis-64" />
        <StaffButton look="line" onClick={() => saveAsFile('openapi.json', 'application/json', jsonText(document))}>
          <StaffIcon name="download" />
          OpenAPI-Datei
        </StaffButton>
      </div>
      <p aria-live="polite" className="mt-2 text-muted">
        {matching.length === 1 ? '1 Aufruf' : `${matching.length} Aufrufe`}
      </p>
      {[...groups].map(([tag, calls]) => (
        <section key={tag} className="mt-5">
          <h2 className="border-b border-line pb-1 text-[1.05rem]">{groupNames[tag] ?? tag}</h2>
          {calls.map((call) => (
            <CallItem key={call.operationId} call={call} site={site} />
          ))}
        </section>
      ))}
      <section className="mt-5">
        <h2 className="text-[1.05rem]">Gemeinsame Schemata</h2>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <Code key={name} title={name} text={jsonText(schema)} isFolded />
        ))}
      </section>
    </>
  );
}
