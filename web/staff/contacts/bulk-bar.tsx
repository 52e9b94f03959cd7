import { useEffect, useRef } from 'react';
import { leadStates, maxBulk } from '#contract/staff/desk.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { useOverview } from '#web/staff/desk/figures.ts';
import { stateNamed, stateNames } from '#web/staff/desk/states.tsx';
import { useDeskStore, useSelection } from '#web/staff/desk/store.ts';
import type { Wish } from '#web/staff/desk/wish.ts';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { Icon } from '#web/staff/ui/icon.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { useBulkChange, useSelectionFile } from './use-bulk-change.ts';

/** What can be done with all selected leads at once; at the lower edge, so that the list does not move. */
export function BulkBar() {
  const count = useSelection().size;
  return count > 0 && <Bar count={count} />;
}

const plain = 'min-h-11 rounded-control px-2 font-semibold max-xs:text-[0.92em] text-cobalt hover:bg-sand';

function Bar({ count }: { count: number }) {
  const store = useDeskStore();
  const bulk = useBulkChange();
  const file = useSelectionFile();
  const bar = useUncoveredRow();
  const problem =
    bulk.problem ?? (file.failure && { title: 'Der CSV-Export ist nicht gelungen.', detail: file.failure });
  return (
    <section
      ref={bar}
      aria-label="Ausgewählte Kontakte"
      aria-busy={bulk.busy || file.busy}
      className="sticky bottom-3 z-20 mt-3 rounded-xl border border-line bg-white p-2.5 shadow-float"
    >
      {problem && (
        <div className="mb-2">
          <LoadError {...problem} />
        </div>
      )}
      <div className="grid grid-cols-2 items-center gap-1.5 sm:flex sm:flex-wrap sm:gap-x-2">
        <p aria-live="polite" className="tabular px-2 font-semibold max-sm:order-first sm:mr-2">
          {germanNumber(count)} ausgewählt
          {count === maxBulk && <span className="font-normal text-muted"> (mehr geht nicht auf einmal)</span>}
        </p>
        <Wishes onWish={(wish, title) => bulk.start({ wish, title })} />
        <button
          type="button"
          className={plain}
          onClick={() => bulk.start({ wish: { state: 'spam' }, title: 'Als Spam markiert' })}
        >
          Als Spam markieren
        </button>
        <button
          type="button"
          className={`${plain} inline-flex items-center justify-center gap-2`}
          onClick={() => file.start()}
        >
          <Icon name="download" />
          CSV der Auswahl
        </button>
        <button
          type="button"
          className={`${plain} text-muted max-sm:order-first sm:ml-auto`}
          onClick={() => store.select([])}
        >
          Aufheben
        </button>
      </div>
    </section>
  );
}

/** State and owner for all. */
function Wishes({ onWish }: { onWish: (wish: Wish, title: string) => void }) {
  const overview = useOverview();
  return (
    <>
      <SelectField
        aria-label="Stand der Auswahl setzen"
        value=""
        onChange={({ target }) => {
          const state = stateNamed(target.value);
          onWish({ state }, stateNames[state]);
        }}
      >
        <option value="">Stand setzen …</option>
        {leadStates.map((state) => (
          <option key={state} value={state}>
            {stateNames[state]}
          </option>
        ))}
      </SelectField>
      <SelectField
        aria-label="Zuständig für die Auswahl"
        value=""
        onChange={({ target }) => {
          const owner = target.value === '-' ? null : target.value;
          onWish({ owner }, owner ? `Zuständig ${target.selectedOptions[0]?.text ?? ''}` : 'Niemand zuständig');
        }}
      >
        <option value="">Zuständig …</option>
        <option value="-">niemand</option>
        {overview?.staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The row that has the keyboard comes out from under the bar; under a pressed pointer nothing may move. */
function useUncoveredRow() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const uncover = () => {
      const top = bar.current?.getBoundingClientRect().top;
      const row = document.querySelector(':focus-visible')?.closest('tr')?.getBoundingClientRect();
      if (top !== undefined && row && row.bottom > top) window.scrollBy(0, row.bottom - top + 8);
    };
    uncover();
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, []);
  return bar;
}
