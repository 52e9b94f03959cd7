import { useRef, useState } from 'react';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { type SubscriberFilter, subscriberStates } from '#contract/staff/newsletter.ts';
import { useAddress } from '#web/staff/address.ts';
import { failureOf } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { newsletterNames, subscriberStateNames } from '#web/staff/texts.ts';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Shortcuts } from '#web/staff/ui/shortcuts.tsx';
import { SkeletonList } from '#web/staff/ui/skeleton-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { subscribersFile, subscribersPageOf } from './queries.ts';
import { SubscriberItem } from './subscriber.tsx';

type Filter = Required<SubscriberFilter>;

/** Names in the address, apart from those of the contacts. */
const names = { q: 'nq', state: 'nstate', kind: 'nkind', suspect: 'nsuspect' } as const satisfies Record<
  keyof Filter,
  string
>;

/** The newsletter tab: who subscribes to what, with the proof of consent, and the file for a mailing tool. */
export function NewsletterTab() {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const filter = readFilter(parameters);
  const { pages, hasMore, busy, error, reload, loadMore } = usePages({
    key: ['subscribers', filter],
    load: (asked) => subscribersPageOf(api, filter, asked),
  });
  const list = pages?.at(-1) ?? null;
  const rows = pages?.flatMap(({ subscribers }) => subscribers) ?? [];
  const [exportError, setExportError] = useState<string | null>(null);

  const set = (changes: Partial<Filter>) =>
    change((address) => {
      const next = { ...filter, ...changes };
      for (const name of ['q', 'state', 'kind', 'suspect'] as const) {
        if (next[name]) address.set(names[name], next[name]);
        else address.delete(names[name]);
      }
    });
  const items = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => {
    const all = [...(items.current?.querySelectorAll('summary') ?? [])];
    const at = all.findIndex((one) => one.matches(':focus'));
    all[at < 0 ? 0 : at + by]?.focus();
  };
  const filtered = Object.values(filter).some(Boolean);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-[1.6rem]" aria-live="polite">
          Newsletter
          {list && (
            <span className="tabular">
              {' '}
              ({list.totalExact ? '' : 'über '}
              {germanNumber(list.total)})
            </span>
          )}
        </h1>
        <DownloadButton
          address={() => subscribersFile(api, filter)}
          title="Alle bestätigten Abonnenten des Filters, jeder mit seinem Abmeldelink, als CSV-Datei"
          onError={(failure) => setExportError(failureOf(failure))}
        >
          Bestätigte exportieren
        </DownloadButton>
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
      {error && (
        <LoadError
          title="Die Anmeldungen konnten nicht geladen werden."
          detail={error.sentence}
          onRetry={() => void reload()}
        />
      )}
      <div aria-busy={busy !== null} className="min-h-96">
        {!list && !error && <SkeletonList height="h-14" widths={['w-40', 'w-2/5']} />}
        {list && rows.length === 0 && (
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
        {list && rows.length > 0 && (
          <>
            <ul ref={items} className="border-t border-line">
              {rows.map((subscriber) => (
                <SubscriberItem key={subscriber.id} subscriber={subscriber} />
              ))}
            </ul>
            <p className="flex min-h-11 flex-wrap items-center gap-4 py-4 text-muted">
              <span className="tabular">
                {germanNumber(rows.length)} von {list.totalExact ? '' : 'über '}
                {germanNumber(list.total)} geladen
              </span>
              {hasMore && (
                <Button look="line" size="small" aria-disabled={busy !== null || undefined} onClick={loadMore}>
                  {busy === 'more' ? 'Wird geladen …' : 'Weitere laden'}
                </Button>
              )}
            </p>
          </>
        )}
        <Shortcuts onStep={step} />
      </div>
    </>
  );
}

function readFilter(parameters: URLSearchParams): Filter {
  const asked = (name: keyof Filter) => parameters.get(names[name]) ?? '';
  return {
    q: asked('q').slice(0, 200),
    state: subscriberStates.find((one) => one === asked('state')) ?? '',
    kind: newsletterKinds.find((one) => one === asked('kind')) ?? '',
    suspect: asked('suspect') && '1',
  };
}
