import { useState } from 'react';
import { keysOf } from '#contract/keys-of.ts';
import type { BlockedPeriod } from '#contract/staff/bookings.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { fromBerlin, germanDateTime } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { offerUndo } from '#web/staff/ui/undo.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DayAndTime } from './day-and-time.tsx';
import { addBlock, blocksQuery, removeBlock } from './queries.ts';
import { texts as all } from './texts.ts';

const texts = all.blocks;
const empty = { fromDay: '', fromTime: '00:00', toDay: '', toTime: '23:30', note: '' };

/** Periods in which no slots are offered. */
export function Blocks() {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(blocksQuery(api));
  const removal = useChange(({ id }: BlockedPeriod) => removeBlock(api, id), {
    onDone: (_, { id: _id, ...period }) => {
      reload();
      offerUndo(`${texts.removed}: ${spanOf(period)}`, async () => {
        await addBlock(api, period);
        reload();
      });
    },
  });
  return (
    <TabSection title={texts.title} hint={texts.hint}>
      <FailureNotice title={texts.loadError} detail={error} onRetry={reload} />
      <FailureNotice title={texts.removeFailed} detail={removal.failure} />
      {data?.blocks.length === 0 && <p className="border-y border-line py-3 text-muted">{texts.empty}</p>}
      <ul>
        {data?.blocks.map((block) => (
          <li key={block.id} className="flex flex-wrap items-center gap-x-5 border-b border-line py-1 first:border-t">
            <span className="tabular font-semibold">{spanOf(block)}</span>
            <span className="min-w-0 flex-1 text-muted wrap-anywhere">{block.note}</span>
            <StaffButton
              look="row"
              aria-label={`${texts.remove}: ${germanDateTime(block.from)}`}
              busy={removal.busy && removal.input?.id === block.id}
              onClick={() => removal.start(block)}
              className="text-danger"
            >
              {texts.remove}
            </StaffButton>
          </li>
        ))}
      </ul>
      <AddBlock onAdded={reload} />
    </TabSection>
  );
}

const spanOf = ({ from, to }: Omit<BlockedPeriod, 'id'>) => `${germanDateTime(from)} – ${germanDateTime(to)}`;

const ids = { fromDay: 'block-from-day', fromTime: 'block-from-time', toDay: 'block-to-day', toTime: 'block-to-time' };
type Mistakes = { [K in keyof typeof ids]?: string };

/** The moments that the days and times mean, or what is wrong with them. */
function checkedPeriod({ fromDay, fromTime, toDay, toTime }: typeof empty): { from: string; to: string } | Mistakes {
  const from = fromBerlin(fromDay, fromTime);
  const to = fromBerlin(toDay, toTime);
  if (from && to) {
    const end = fromDay === toDay ? 'toTime' : 'toDay';
    if (to <= from) return { [end]: texts.order };
    return to <= new Date().toISOString() ? { [end]: texts.over } : { from, to };
  }
  const timeWrong = (time: string) => (time ? all.refusals.invalid : texts.noTime);
  return {
    ...(!from && (fromDay ? { fromTime: timeWrong(fromTime) } : { fromDay: texts.noDay })),
    ...(!to && (toDay ? { toTime: timeWrong(toTime) } : { toDay: texts.noDay })),
  };
}

function AddBlock({ onAdded }: { onAdded: () => void }) {
  const { api } = useStaff();
  const [values, setValues] = useState(empty);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const { busy, failure, reset, start } = useChange(
    (period: { from: string; to: string }) => addBlock(api, { ...period, note: values.note }),
    {
      onDone: ({ booked }) => {
        setValues(empty);
        showToast({ title: texts.added(booked) });
        onAdded();
      },
    },
  );
  const add = () => {
    const checked = checkedPeriod(values);
    if ('from' in checked) return start(checked);
    setMistakes(checked);
    const [first] = keysOf(ids).filter((field) => checked[field]);
    if (first) document.getElementById(ids[first])?.focus();
  };
  const set = (changes: Partial<typeof empty>) => {
    reset();
    setMistakes({});
    setValues((before) => ({ ...before, ...changes }));
  };
  return (
    <Form onSubmit={add} aria-label={texts.add} className="mt-4 grid gap-4 rounded-xl border border-line bg-paper p-5">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <fieldset>
          <legend className="sr-only">{texts.from}</legend>
          <DayAndTime
            id="block-from"
            labels={{ day: `${texts.from}: ${texts.day}`, time: texts.time }}
            day={values.fromDay}
            time={values.fromTime}
            errors={{ day: mistakes.fromDay, time: mistakes.fromTime }}
            onDay={(fromDay) => set({ fromDay, ...(!values.toDay && { toDay: fromDay }) })}
            onTime={(fromTime) => set({ fromTime })}
          />
        </fieldset>
        <fieldset>
          <legend className="sr-only">{texts.to}</legend>
          <DayAndTime
            id="block-to"
            labels={{ day: `${texts.to}: ${texts.day}`, time: texts.time }}
            day={values.toDay}
            time={values.toTime}
            errors={{ day: mistakes.toDay, time: mistakes.toTime }}
            onDay={(toDay) => set({ toDay })}
            onTime={(toTime) => set({ toTime })}
          />
        </fieldset>
      </div>
      <StaffField
        id="block-note"
        label={texts.note}
        maxLength={200}
        autoComplete="off"
        value={values.note}
        onChange={(note) => set({ note })}
      />
      <FailureNotice title={texts.failed} detail={failure} />
      <FormButtons submit={busy ? texts.adding : texts.add} look="line" busy={busy} />
    </Form>
  );
}
