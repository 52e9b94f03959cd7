import { type FormEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { type BookingSettings, bookingSettingsInput, settingLimits } from '#contract/staff/bookings.ts';
import { CallFailed, isExpired, sentenceFor } from '#web/staff/api.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { useLoad } from '#web/staff/use-load.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { texts as all } from './texts.ts';
import { WeeklyHours } from './weekly-hours.tsx';

const texts = all.settings;

/** When conversations are held, and what binds visitors. */
export function Settings() {
  const { api } = useStaff();
  const { data, error, reload } = useLoad(api.bookingSettings);
  const [settings, setSettings] = useState<BookingSettings | null>(null);
  useEffect(() => setSettings(data), [data]);

  if (!settings) {
    return error ? (
      <LoadError title={texts.loadError} detail={error} onRetry={reload} />
    ) : (
      <span className="skeleton block h-96" />
    );
  }
  return <SettingsForm settings={settings} onChange={setSettings} />;
}

const numbers = ['noticeHours', 'horizonWeeks', 'bufferMinutes', 'perDay'] as const;
type NumberField = (typeof numbers)[number];
const least: Record<NumberField, number> = { noticeHours: 0, horizonWeeks: 1, bufferMinutes: 0, perDay: 1 };

type Props = { settings: BookingSettings; onChange: (settings: BookingSettings) => void };

function SettingsForm({ settings, onChange }: Props) {
  const { api } = useStaff();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const checked = v.safeParse(bookingSettingsInput, settings);
    if (!checked.success) return setFailure(sentenceOf(checked.issues[0].message));
    setBusy(true);
    setFailure(null);
    try {
      await api.saveBookingSettings(settings);
      showToast({ title: texts.saved });
    } catch (error) {
      const code = error instanceof CallFailed ? error.problem?.errors?.[0]?.code : undefined;
      if (!isExpired(error)) setFailure(code ? sentenceOf(code) : sentenceFor(error));
    }
    setBusy(false);
  }
  const change = (changes: Partial<BookingSettings>) => {
    setFailure(null);
    onChange({ ...settings, ...changes });
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
      {failure && <LoadError title={texts.failed} detail={failure} />}
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
