import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { type BookingSettings, bookingSettingsInput, settingLimits } from '#contract/staff/bookings.ts';
import { CallFailed, Refused } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { saveSettings, settingsQuery } from './queries.ts';
import { texts as all } from './texts.ts';
import { WeeklyHours } from './weekly-hours.tsx';

const texts = all.settings;

/** When conversations are held, and what binds visitors. */
export function Settings() {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(settingsQuery(api));
  // What was typed stays as long as nobody stored anything else.
  if (data) return <SettingsForm key={JSON.stringify(data)} stored={data} />;
  return error ? (
    <LoadError title={texts.loadError} detail={error} onRetry={reload} />
  ) : (
    <span className="skeleton block h-96" />
  );
}

const numbers = ['noticeHours', 'horizonWeeks', 'bufferMinutes', 'perDay'] as const;
type NumberField = (typeof numbers)[number];
const least: Record<NumberField, number> = { noticeHours: 0, horizonWeeks: 1, bufferMinutes: 0, perDay: 1 };

function SettingsForm({ stored }: { stored: BookingSettings }) {
  const { api } = useStaff();
  const [settings, setSettings] = useState(stored);
  const { busy, failure, error, reset, start } = useChange(
    () => {
      const checked = v.safeParse(bookingSettingsInput, settings);
      if (!checked.success) throw new Refused(sentenceOf(checked.issues[0].message));
      return saveSettings(api, settings);
    },
    { onDone: () => showToast({ title: texts.saved }) },
  );
  const code = error instanceof CallFailed ? error.problem?.errors?.[0]?.code : undefined;

  function save(event: FormEvent) {
    event.preventDefault();
    start();
  }
  const change = (changes: Partial<BookingSettings>) => {
    reset();
    setSettings((before) => ({ ...before, ...changes }));
  };
  return (
    <form noValidate onSubmit={save} aria-label={all.views.settings} className="grid gap-8">
      <WeeklyHours hours={settings.hours} onChange={(hours) => change({ hours })} />
      <section aria-labelledby="rules-title">
        <h2 id="rules-title" className="mb-3 text-[1.25rem]">
          {texts.rules}
        </h2>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {numbers.map((name) => (
            <div key={name}>
              <label htmlFor={`setting-${name}`} className="mb-1 block font-semibold">
                {texts[name]}
              </label>
              <input
                id={`setting-${name}`}
                type="number"
                inputMode="numeric"
                min={least[name]}
                max={settingLimits[name]}
                step={name === 'bufferMinutes' ? 15 : 1}
                aria-describedby={`setting-${name}-range`}
                value={Number.isNaN(settings[name]) ? '' : settings[name]}
                onChange={(event) => change({ [name]: event.target.valueAsNumber })}
                className="tabular min-h-11 w-full max-w-40 rounded-control border-[1.5px] border-field bg-white px-3"
              />
              <p id={`setting-${name}-range`} className="tabular mt-1 text-muted">
                {texts.range.replace('{min}', String(least[name])).replace('{max}', String(settingLimits[name]))}
              </p>
            </div>
          ))}
        </div>
        <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={settings.observeHolidays}
            onChange={(event) => change({ observeHolidays: event.target.checked })}
            className="size-5 accent-cobalt"
          />
          {texts.observeHolidays}
        </label>
      </section>
      {failure && <LoadError title={texts.failed} detail={code === undefined ? failure : sentenceOf(code)} />}
      <div>
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {busy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}

/** The sentence for a code; a number out of its bounds names them beside its field. */
function sentenceOf(code: string): string {
  const known = texts.errors[code];
  if (known) return known;
  const name = numbers.find((field) => code.startsWith(`${field}.`));
  return name ? `${texts[name]}: ${texts.outOfRange}` : (texts.errors['hours.invalid'] ?? code);
}
