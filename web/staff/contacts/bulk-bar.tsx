import { useEffect, useRef, useState } from 'react';
import { type BulkItem, type LeadState, leadStates, maxBulk } from '#contract/staff/desk.ts';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { deskCalls } from '#web/staff/desk/calls.ts';
import { opposite, type Wish } from '#web/staff/desk/controls.tsx';
import { stateNames } from '#web/staff/desk/states.tsx';
import { useDeskStore, useOverview, useSelection } from '#web/staff/desk/store.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { Icon } from '#web/staff/ui/icon.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { SelectField } from '#web/staff/ui/select-field.tsx';
import { NotUndone, offerUndo } from '#web/staff/undo.tsx';

const contacts = (count: number) => (count === 1 ? '1 Kontakt' : `${germanNumber(count)} Kontakte`);
const withContacts = (count: number) => (count === 1 ? '1 Kontakt' : `${germanNumber(count)} Kontakten`);

/** What can be done with all selected leads at once; at the lower edge, so that the list does not move. */
export function BulkBar({ onChanged }: { onChanged: () => void }) {
  const { api } = useStaff();
  const store = useDeskStore();
  const selection = useSelection();
  const overview = useOverview();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; detail: string } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const bar = useRef<HTMLElement>(null);
  // The row that has the keyboard comes out from under the bar; under a pressed pointer nothing may move.
  useEffect(() => {
    if (selection.size === 0) return;
    const uncover = () => {
      const top = bar.current?.getBoundingClientRect().top;
      const row = document.querySelector(':focus-visible')?.closest('tr')?.getBoundingClientRect();
      if (top !== undefined && row && row.bottom > top) window.scrollBy(0, row.bottom - top + 8);
    };
    uncover();
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [selection.size]);
  if (selection.size === 0) return null;

  async function change(wish: Wish, title: string) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const items = [...selection].map((id): BulkItem => ({ id, version: store.desk(id).version, ...wish }));
      const { done, conflicts, gone } = await deskCalls(api).bulk(items);
      store.put(
        Object.fromEntries([
          ...done.map(({ id, desk }) => [id, desk]),
          ...conflicts.map((one) => [one.id, one.current]),
        ]),
      );
      // Those that were not changed stay selected, for a second look.
      store.select(conflicts.map(({ id }) => id));
      if (conflicts.length > 0) {
        setProblem({
          title: `${contacts(conflicts.length)} nicht geändert.`,
          detail: `Jemand war inzwischen schneller. Die Liste zeigt den neuen Stand; ${conflicts.length === 1 ? 'er ist' : 'sie sind'} weiter ausgewählt.`,
        });
      } else if (gone.length > 0) {
        setProblem({
          title: `${contacts(gone.length)} nicht geändert.`,
          detail: gone.length === 1 ? 'Es gibt ihn nicht mehr.' : 'Es gibt sie nicht mehr.',
        });
      }
      if (done.length > 0) {
        offerUndo(`${title}: ${contacts(done.length)}`, async () => {
          const back = done.map(({ id, desk, before }) => ({ id, version: desk.version, ...opposite(wish, before) }));
          const undone = await deskCalls(api).bulk(back);
          store.put(
            Object.fromEntries([
              ...undone.done.map(({ id, desk }) => [id, desk]),
              ...undone.conflicts.map((one) => [one.id, one.current]),
            ]),
          );
          onChanged();
          const left = undone.conflicts.length + undone.gone.length;
          if (left > 0) throw new NotUndone(`Bei ${withContacts(left)} war inzwischen jemand schneller.`);
        });
      }
      onChanged();
    } catch (error) {
      if (!isExpired(error)) setProblem({ title: 'Die Kontakte wurden nicht geändert.', detail: sentenceFor(error) });
    } finally {
      setBusy(false);
    }
  }

  async function download() {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const url = api.fileUrl(await deskCalls(api).exportUrl([...selection]));
      if (link.current) {
        link.current.href = url;
        link.current.click();
      }
    } catch (error) {
      if (!isExpired(error)) setProblem({ title: 'Der CSV-Export ist nicht gelungen.', detail: sentenceFor(error) });
    } finally {
      setBusy(false);
    }
  }

  const plain = 'min-h-11 rounded-control px-2 font-semibold max-xs:text-[0.92em] text-cobalt hover:bg-sand';
  return (
    <section
      ref={bar}
      aria-label="Ausgewählte Kontakte"
      aria-busy={busy}
      className="sticky bottom-3 z-20 mt-3 rounded-xl border border-line bg-white p-2.5 shadow-float"
    >
      {problem && (
        <div className="mb-2">
          <LoadError {...problem} />
        </div>
      )}
      <div className="grid grid-cols-2 items-center gap-1.5 sm:flex sm:flex-wrap sm:gap-x-2">
        <p aria-live="polite" className="tabular px-2 font-semibold max-sm:order-first sm:mr-2">
          {germanNumber(selection.size)} ausgewählt
          {selection.size === maxBulk && <span className="font-normal text-muted"> (mehr geht nicht auf einmal)</span>}
        </p>
        <SelectField
          aria-label="Stand der Auswahl setzen"
          value=""
          onChange={({ target }) =>
            void change({ state: target.value as LeadState }, stateNames[target.value as LeadState])
          }
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
            void change({ owner }, owner ? `Zuständig ${target.selectedOptions[0]?.text ?? ''}` : 'Niemand zuständig');
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
        <button type="button" className={plain} onClick={() => void change({ state: 'spam' }, 'Als Spam markiert')}>
          Als Spam markieren
        </button>
        <button type="button" className={`${plain} inline-flex items-center justify-center gap-2`} onClick={download}>
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
      {/* biome-ignore lint/a11y/useValidAnchor: gets its address before it is used, and is never shown */}
      <a ref={link} href="#" download hidden tabIndex={-1}>
        CSV
      </a>
    </section>
  );
}
