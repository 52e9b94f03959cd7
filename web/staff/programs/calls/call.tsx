import { useId, useState } from 'react';
import * as v from 'valibot';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { ScrollRegion } from '#web/staff/ui/scroll-region.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { addressOf, type Call, curlOf } from './document.ts';

const roles: Readonly<Record<string, string>> = {
  own: 'alle Angemeldeten',
  read: 'Rolle Lesen',
  work: 'Rolle Bearbeiten',
  manage: 'Rolle Verwalten',
  proven: 'mit erneutem Passwort',
};

/** Describes who may make a call. */
function mayMake({ security }: Call): string {
  if (security.length === 0) return 'alle, auch ohne Anmeldung';
  return security
    .flatMap((way) => Object.entries(way))
    .map(([way, names]) => {
      if (way === 'program') return names.length > 0 ? `Token mit ${names.join(', ')}` : 'jedes Token';
      return names.map((name) => roles[name] ?? name).join(', ') || 'alle Angemeldeten';
    })
    .join('; ');
}

/** One call: who may make it, its input and answer, a curl command, and, if it only reads, a form to try it. */
export function CallItem({ call, site }: { call: Call; site: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="border-b border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-(--tool) cursor-pointer flex-wrap items-baseline gap-x-3 py-1.5">
        <code className="w-14 shrink-0 font-semibold">{call.method}</code>
        <code className="min-w-0 wrap-anywhere">{call.path}</code>
        <span lang="en" className="text-muted">
          {call.summary}
        </span>
      </summary>
      {isOpen && <CallDetails call={call} site={site} />}
    </details>
  );
}

function CallDetails({ call, site }: { call: Call; site: string }) {
  const { api } = useStaff();
  const id = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [body, setBody] = useState('{}');
  const address = addressOf(call, typed);
  const { busy, failure, output, start } = useChange(() => {
    if (call.method === 'GET') return api.get(address, v.unknown());
    return api.request(call.method, address, v.unknown(), { body: JSON.parse(body) });
  });
  const isReady = !address.includes('{') && isJson(body);
  return (
    <div className="grid gap-4 pb-5">
      <p className="text-muted">{`Darf: ${mayMake(call)}.`}</p>
      {call.parameters.length > 0 && (
        <div className="grid max-w-2xl gap-3 sm:grid-cols-2">
          {call.parameters.map(({ name, required, schema }) => (
            <StaffField
              key={name}
              id={`${id}-${name}`}
              label={required ? `${name} (nötig)` : name}
              help={wordsOf(schema)}
              autoComplete="off"
              spellCheck={false}
              value={typed[name] ?? ''}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </div>
      )}
      {call.body?.media === 'application/json' && call.reads && (
        <div className="max-w-2xl">
          <label htmlFor={`${id}-body`} className="mb-1 block font-semibold">
            Inhalt (JSON)
          </label>
          <textarea
            id={`${id}-body`}
            rows={4}
            spellCheck={false}
            aria-invalid={isJson(body) ? undefined : true}
            value={body}
            onChange={({ target }) => setBody(target.value)}
            className="field font-mono"
          />
        </div>
      )}
      <Code title="Als Befehl" text={curlOf(site, call, address, body)} />
      {call.reads && (
        <div>
          <StaffButton busy={busy} disabled={!isReady} onClick={() => start()}>
            {busy ? 'Wird gesendet …' : 'Mit meiner Anmeldung senden'}
          </StaffButton>
          <div aria-live="polite" className="mt-2">
            {failure && <p className="text-danger">{failure}</p>}
            {output !== undefined && !busy && !failure && <Code title="Antwort" text={jsonText(output)} />}
          </div>
        </div>
      )}
      {call.body && <Code title={`Nimmt ${call.body.media}`} text={jsonText(call.body.schema)} isFolded />}
      <Code
        title={call.answer ? `Antwortet ${call.status} ${call.answer.media}` : `Antwortet ${call.status} ohne Inhalt`}
        text={call.answer ? jsonText(call.answer.schema) : ''}
        isFolded
      />
    </div>
  );
}

/** Text to copy; wide lines scroll in their own box, also by keyboard. */
export function Code({ title, text, isFolded = false }: { title: string; text: string; isFolded?: boolean }) {
  const pre = (
    <ScrollRegion label={title} className="max-h-96 rounded-control bg-sand p-3">
      <pre>{text}</pre>
    </ScrollRegion>
  );
  if (!text) return <p className="text-muted">{title}</p>;
  if (!isFolded)
    return (
      <div className="min-w-0">
        <p className="mb-1 font-semibold">{title}</p>
        {pre}
      </div>
    );
  return (
    <details className="min-w-0">
      <summary className="min-h-(--tool) cursor-pointer content-center font-semibold">{title}</summary>
      {pre}
    </details>
  );
}

export const jsonText = (value: unknown) => JSON.stringify(value, null, 2);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const shape = v.object({ type: v.optional(v.string()), enum: v.optional(v.array(v.unknown())) });

/** The allowed values of a parameter, if one line can list them. */
function wordsOf(schema: unknown): string | undefined {
  if (!v.is(shape, schema)) return undefined;
  return schema.enum?.filter((one) => one !== '').join(', ');
}
