import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { maxBulk } from '#contract/staff/desk.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import type { DeskEdit } from '#web/staff/desk/desk-edit.ts';
import { useOverview } from '#web/staff/desk/figures.ts';
import { stateNamed, stateNames } from '#web/staff/desk/states.tsx';
import { useDeskStore, useSelection } from '#web/staff/desk/store.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { SettledSelect } from '#web/staff/ui/fields/settled-select.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { useBulkChange, useSelectionFile } from './use-bulk-change.ts';

/** Actions for all selected leads. Fixed to the lower edge, so that the list does not move. */
export function BulkBar({ onGone }: { onGone: (lead: string) => void }) {
  const selection = useSelection();
  return selection.size > 0 && <Bar count={selection.size} last={[...selection].at(-1) ?? ''} onGone={onGone} />;
}

type BarProps = {
  count: number;
  /** The lead selected last. */
  last: string;
  /** Called when the bar disappears while it has focus; focus then moves to that lead. */
  onGone: (lead: string) => void;
};

function Bar({ count, last, onGone }: BarProps) {
  const store = useDeskStore();
  const bulk = useBulkChange();
  const file = useSelectionFile();
  const bar = useUncoveredRow();
  const leave = useEffectEvent(() => onGone(last));
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, [bar]);
  const problem =
    bulk.problem ?? (file.failure && { title: 'Der CSV-Export ist nicht gelungen.', detail: file.failure });
  return (
    <section
      ref={bar}
      aria-label="Ausgewählte Kontakte"
      aria-busy={bulk.busy || file.busy}
      className="sticky bottom-3 z-20 mx-3 mt-3 rounded-xl border border-line bg-white p-2.5 shadow-float"
    >
      {problem && <FailureNotice {...problem} className="mb-2" />}
      <div className="grid grid-cols-2 items-center gap-1.5 sm:flex sm:flex-wrap sm:gap-x-2">
        <p aria-live="polite" className="tabular px-2 font-semibold max-sm:order-first sm:mr-2">
          {germanNumber(count)} ausgewählt
          {count === maxBulk && <span className="font-normal text-muted"> (mehr geht nicht auf einmal)</span>}
        </p>
        <EditButtons onEdit={(edit, title) => bulk.start({ edit, title })} />
        <StaffButton look="row" onClick={() => bulk.start({ edit: { state: 'spam' }, title: 'Als Spam markiert' })}>
          Als Spam markieren
        </StaffButton>
        <StaffButton
          look="row"
          className="inline-flex items-center justify-center gap-2 text-cobalt"
          onClick={() => file.start()}
        >
          <StaffIcon name="download" />
          CSV der Auswahl
        </StaffButton>
        <StaffButton look="row" className="text-muted max-sm:order-first sm:ml-auto" onClick={() => store.select([])}>
          Aufheben
        </StaffButton>
      </div>
    </section>
  );
}

/** Sets state and owner of all selected leads. */
function EditButtons({ onEdit }: { onEdit: (edit: DeskEdit, title: string) => void }) {
  const staff = useOverview()?.staff ?? [];
  return (
    <>
      <SettledSelect
        patient
        aria-label="Stand der Auswahl setzen"
        none="Stand setzen …"
        options={Object.entries(stateNames)}
        value=""
        onChange={(value) => {
          const state = stateNamed(value);
          onEdit({ state }, stateNames[state]);
        }}
      />
      <SettledSelect
        patient
        aria-label="Zuständig für die Auswahl"
        none="Zuständig …"
        options={[['-', 'niemand'], ...staff.map(({ id, name }) => [id, name] as const)]}
        value=""
        onChange={(value) => {
          const owner = staff.find(({ id }) => id === value);
          onEdit({ owner: owner?.id ?? null }, owner ? `Zuständig ${owner.name}` : 'Niemand zuständig');
        }}
      />
    </>
  );
}

/**
 * Scrolls the focused row out from under the bar; with `:focus-visible`, because nothing may move under a pressed
 * pointer.
 */
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
