import { type ReactNode, useEffect, useRef, useState } from 'react';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { fileAnswer } from '#contract/staff/contacts.ts';
import {
  type Subscriber,
  type SubscriberFilter,
  subscriberPaths,
  subscriberStates,
  subscribersAnswer,
} from '#contract/staff/newsletter.ts';
import { useAddress } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { newsletterNames, subscriberStateNames } from '#web/staff/texts.ts';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';
import { CheckField } from '#web/staff/ui/fields/check-field.tsx';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { ListBody } from '#web/staff/ui/list/list-body.tsx';
import { ListEnd } from '#web/staff/ui/list/list-end.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { useEnterList } from '#web/staff/ui/list/use-enter-list.ts';
import { Shortcuts } from '#web/staff/ui/shortcuts/shortcuts.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { SubscriberItem } from './subscriber.tsx';
import { SubscriberPanel } from './subscriber-panel.tsx';

type Filter = Required<SubscriberFilter>;

const noFilter: Filter = { q: '', state: '', kind: '', suspect: '' };
/** Parameter names, distinct from those of the contacts. */
const names = { q: 'nq', state: 'nstate', kind: 'nkind', suspect: 'nsuspect' } as const;

/**
 * The subscribers with their proof of consent, and a file for mailing tools.
 * @param views the toggle that leads to the issues
 */
export function Subscribers({ views }: { views: ReactNode }) {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const filter = readFilter(parameters);
  const { pages, ...list } = usePages({
    key: ['subscribers', filter],
    load: ({ cursor, signal }) =>
      api.request('POST', subscriberPaths.search, subscribersAnswer, { body: { ...filter, cursor }, signal }),
  });
  const { total = 0, totalExact = true } = pages?.at(-1) ?? {};
  const rows = pages?.flatMap(({ subscribers }) => subscribers) ?? null;

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
    const all = [...(items.current?.querySelectorAll<HTMLElement>('[data-subscriber]') ?? [])];
    const at = all.findIndex((one) => one.matches(':focus'));
    all[at < 0 ? 0 : at + by]?.focus();
  };
  const enterList = useEnterList(list.busy, () =>
    items.current?.querySelector<HTMLElement>('[data-subscriber]')?.focus(),
  );
  const [open, setOpen] = useState<Subscriber | null>(null);
  /** Receives focus again when the panel closes. */
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (open) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [open]);
  const close = () => {
    opener.current = items.current?.querySelector('[aria-current] [data-subscriber]') ?? null;
    setOpen(null);
  };
  const filtered = Object.values(filter).some(Boolean);
  return (
    <>
      <TabHead title="Newsletter" total={pages && total} exact={totalExact} figures={views}>
        <DownloadButton
          address={async () =>
            api.fileUrl(await api.request('POST', subscriberPaths.export, fileAnswer, { body: filter }))
          }
          title="Alle bestätigten Abonnenten des Filters, jeder mit seinem Abmeldelink, als CSV-Datei"
          failed="Der Export ist nicht gelungen."
        >
          Bestätigte exportieren
        </DownloadButton>
      </TabHead>
      <div className="page @container">
        <search className="mb-3 grid grid-cols-2 gap-2.5 @max-[15rem]:grid-cols-1 @lg:grid-cols-[1fr_1fr_max-content] @2xl:grid-cols-[minmax(9rem,22rem)_repeat(2,minmax(7rem,14rem))_max-content]">
          <SearchField
            value={filter.q}
            onSearch={(q) => set({ q })}
            onEnter={enterList}
            className="@max-2xl:col-span-full"
          />
          <SelectField
            aria-label="Stand"
            none="Jeder Stand"
            options={Object.entries(subscriberStateNames)}
            value={filter.state}
            onChange={(state) => set({ state })}
          />
          <SelectField
            aria-label="Newsletter"
            none="Beide Newsletter"
            options={Object.entries(newsletterNames)}
            value={filter.kind}
            onChange={(kind) => set({ kind })}
          />
          <CheckField
            label="Nur Spamverdacht"
            checked={filter.suspect !== ''}
            onChange={(on) => set({ suspect: on ? '1' : '' })}
            className="@max-lg:col-span-full"
          />
        </search>
        <ListBody
          list={list}
          rows={rows}
          failed="Die Anmeldungen konnten nicht geladen werden."
          skeleton={{ height: 'h-9', widths: ['w-40', 'w-2/5'] }}
          empty="Keine Anmeldungen gefunden."
          emptyHint={
            filtered ? (
              <StaffButton look="link" onClick={() => set(noFilter)}>
                Alle Anmeldungen zeigen
              </StaffButton>
            ) : (
              'Wer einen Newsletter bestellt, erscheint hier mit seiner Einwilligung.'
            )
          }
        >
          <ul ref={items} className="border-t border-line">
            {rows?.map((subscriber) => (
              <SubscriberItem
                key={subscriber.id}
                subscriber={subscriber}
                open={subscriber.id === open?.id}
                onOpen={() => setOpen(subscriber)}
              />
            ))}
          </ul>
          <ListEnd list={list} shown={rows?.length ?? 0} total={total} exact={totalExact} />
        </ListBody>
      </div>
      <Shortcuts onStep={step} />
      {open && <SubscriberPanel subscriber={open} onClose={close} />}
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
