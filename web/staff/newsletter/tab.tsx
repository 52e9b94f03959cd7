import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newsletterKinds } from '#contract/leads/registry.ts';
import {
  type Subscriber,
  type SubscriberFilter,
  type SubscribersAnswer,
  subscriberPaths,
  subscriberStates,
} from '#contract/staff/newsletter.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { Shortcuts } from '#web/staff/shortcuts.tsx';
import { useStaff } from '#web/staff/staff-context.ts';
import { newsletterNames } from '#web/staff/texts.ts';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { SearchField } from '#web/staff/ui/search-field.tsx';
import { SelectField } from '#web/staff/ui/select-field.tsx';
import type { ChangeAddress } from '#web/staff/use-address.ts';
import { usePages } from '#web/staff/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { subscriberStateNames } from './states.ts';
import { SubscriberItem } from './subscriber.tsx';

type Props = { active: boolean; parameters: URLSearchParams; onChange: ChangeAddress };
type Filter = Required<SubscriberFilter>;

/** Names in the address, apart from those of the contacts. */
const names: Record<keyof Filter, string> = { q: 'nq', state: 'nstate', kind: 'nkind', suspect: 'nsuspect' };

/** The newsletter tab: who subscribes to what, with the proof of consent, and the file for a mailing tool. */
export function NewsletterTab({ active, parameters, onChange }: Props) {
  const key = JSON.stringify(Object.values(names).map((name) => parameters.get(name) ?? ''));
  const filter = useMemo(() => readFilter(key), [key]);
  const { api } = useStaff();
  const load = useCallback(
    async (cursor: string | null, signal: AbortSignal) => {
      const asked = Object.entries({ ...filter, cursor: cursor ?? '' }).filter(([, value]) => value);
      const answer = await api.call(`${subscriberPaths.list}?${new URLSearchParams(asked)}`, { signal });
      const { subscribers, ...page } = answer as SubscribersAnswer;
      return { ...page, rows: subscribers };
    },
    [api, filter],
  );
  const { list, reload, loadMore } = usePages<Subscriber>(load);
  const [exportError, setExportError] = useState<string | null>(null);
  const shownBefore = useRef(active);
  useEffect(() => {
    if (active && !shownBefore.current) reload();
    shownBefore.current = active;
  }, [active, reload]);

  const set = (changes: Partial<Filter>) =>
    onChange((address) => {
      for (const [name, value] of Object.entries(changes)) {
        const parameter = names[name as keyof Filter];
        if (value) address.set(parameter, value);
        else address.delete(parameter);
      }
    });
  const items = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => {
    const all = [...(items.current?.querySelectorAll('summary') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[at < 0 ? 0 : at + by]?.focus();
  };
  const filtered = Object.values(filter).some(Boolean);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-[1.6rem]" aria-live="polite">
          Newsletter
          {list.total !== null && (
            <span className="tabular">
              {' '}
              ({list.totalExact ? '' : 'über '}
              {germanNumber(list.total)})
            </span>
          )}
        </h1>
        <ExportButton filter={filter} onError={setExportError} />
      </div>
      {exportError && (
        <div className="mb-3">
          <LoadError title="Der Export ist nicht gelungen." detail={exportError} />
        </div>
      )}
      <search className="mb-3 grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(9rem,22rem)_repeat(3,minmax(8rem,14rem))_auto]">
        <SearchField value={filter.q} onSearch={(q) => set({ q })} className="max-lg:col-span-full" />
        <SelectField aria-label="Stand" value={filter.state} onChange={({ target }) => set({ state: target.value })}>
          <option value="">Alle Stände</option>
          {subscriberStates.map((state) => (
            <option key={state} value={state}>
              {subscriberStateNames[state]}
            </option>
          ))}
        </SelectField>
        <SelectField aria-label="Newsletter" value={filter.kind} onChange={({ target }) => set({ kind: target.value })}>
          <option value="">Beide Newsletter</option>
          {newsletterKinds.map((kind) => (
            <option key={kind} value={kind}>
              {newsletterNames[kind]}
            </option>
          ))}
        </SelectField>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 max-lg:col-span-full">
          <input
            type="checkbox"
            checked={filter.suspect !== ''}
            onChange={({ target }) => set({ suspect: target.checked ? '1' : '' })}
            className="size-4 accent-cobalt"
          />
          Nur Spamverdacht
        </label>
      </search>
      {list.error && (
        <LoadError
          title="Die Anmeldungen konnten nicht geladen werden."
          detail={list.error.sentence}
          onRetry={reload}
        />
      )}
      <div aria-busy={list.busy !== null} className="min-h-96">
        {list.total === null && !list.error && <Skeleton />}
        {list.total !== null && list.rows.length === 0 && (
          <div className="grid justify-items-start border-y border-line px-2 py-12">
            <p className="text-[1.1em] font-semibold">Keine Anmeldungen gefunden.</p>
            {filtered ? (
              <button
                type="button"
                onClick={() => set({ q: '', state: '', kind: '', suspect: '' })}
                className="min-h-11 text-cobalt underline underline-offset-4"
              >
                Alle Anmeldungen zeigen
              </button>
            ) : (
              <p className="text-muted">Wer einen Newsletter bestellt, erscheint hier mit seiner Einwilligung.</p>
            )}
          </div>
        )}
        {list.total !== null && list.rows.length > 0 && (
          <>
            <ul ref={items} className="border-t border-line">
              {list.rows.map((subscriber) => (
                <SubscriberItem key={subscriber.id} subscriber={subscriber} />
              ))}
            </ul>
            <p className="flex min-h-11 flex-wrap items-center gap-4 py-4 text-muted">
              <span className="tabular">
                {germanNumber(list.rows.length)} von {list.totalExact ? '' : 'über '}
                {germanNumber(list.total)} geladen
              </span>
              {list.next && (
                <Button look="line" size="small" aria-disabled={list.busy !== null || undefined} onClick={loadMore}>
                  {list.busy === 'more' ? 'Wird geladen …' : 'Weitere laden'}
                </Button>
              )}
            </p>
          </>
        )}
        <Shortcuts active={active} onStep={step} />
      </div>
    </>
  );
}

function readFilter(key: string): Filter {
  const [q = '', state = '', kind = '', suspect = ''] = JSON.parse(key) as string[];
  return {
    q: q.slice(0, 200),
    state: subscriberStates.find((one) => one === state) ?? '',
    kind: newsletterKinds.find((one) => one === kind) ?? '',
    suspect: suspect ? '1' : '',
  };
}

function ExportButton({ filter, onError }: { filter: Filter; onError: (sentence: string | null) => void }) {
  const { api } = useStaff();
  return (
    <DownloadButton
      address={async () => {
        const answer = await api.call(subscriberPaths.export, { method: 'POST', body: filter });
        return api.fileUrl((answer as { url: string }).url);
      }}
      title="Alle bestätigten Abonnenten des Filters, jeder mit seinem Abmeldelink, als CSV-Datei"
      onError={onError}
    >
      Bestätigte exportieren
    </DownloadButton>
  );
}

const Skeleton = () => (
  <ul aria-hidden="true" className="border-t border-line">
    <Repeat times={8}>
      <li className="flex h-14 items-center gap-5 border-b border-line">
        <span className="skeleton h-3.5 w-40" />
        <span className="skeleton h-3.5 w-2/5" />
      </li>
    </Repeat>
  </ul>
);
