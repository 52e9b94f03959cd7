import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingSettings, bookingSettingsInput, settingLimits } from '#contract/staff/bookings.ts';
import { faultCodes } from '#web/staff/api/call.ts';
import { checked } from '#web/staff/api/checked.ts';
import { bookingSettingsQuery } from '#web/staff/api/shared-queries.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { CheckField } from '#web/staff/ui/fields/check-field.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { showToast } from '#web/ui/toast.ts';
import { saveSettings } from './queries.ts';
import { texts as all } from './texts.ts';
import { focusHours, WeeklyHours, wrongHours } from './weekly-hours.tsx';

const texts = all.settings;

/** When appointments are offered, and the limits for visitors. */
export function Settings() {
  const { api } = useStaff();
  const { data, error, reload } = useLoaded(bookingSettingsQuery(api));
  if (data) return <SettingsForm stored={data} />;
  return error ? (
    <FailureNotice title={texts.loadError} detail={error} onRetry={reload} />
  ) : (
    <span className="skeleton block h-96" />
  );
}

const numbers = ['noticeHours', 'horizonWeeks', 'bufferMinutes', 'perDay'] as const;
type NumberField = (typeof numbers)[number];
const least: Record<NumberField, number> = { noticeHours: 0, horizonWeeks: 1, bufferMinutes: 0, perDay: 1 };

function SettingsForm({ stored }: { stored: BookingSettings }) {
  const { api } = useStaff();
  const client = useQueryClient();
  /** Only what was changed here: the rest follows what is stored, also by a colleague. */
  const [edits, setEdits] = useState<Partial<BookingSettings>>({});
  const settings = { ...stored, ...edits };
  const { busy, failure, error, reset, start } = useChange(
    async () => {
      checked(bookingSettingsInput, settings);
      const query = bookingSettingsQuery(api);
      const saved = { ...(await client.fetchQuery({ ...query, staleTime: 0 })), ...edits };
      await saveSettings(api, saved);
      client.setQueryData(query.queryKey, saved);
      return edits;
    },
    {
      onDone: (done) => {
        setEdits((now) => (now === done ? {} : now));
        showToast({ title: texts.saved });
      },
      onFailed: (refused) => {
        const refusals = faultCodes(refused);
        const number = wrongNumber(refusals);
        const range = isAboutHours(refusals[0]) ? wrongHours(settings.hours) : null;
        if (number) document.getElementById(`setting-${number}`)?.focus();
        else if (range) focusHours(range);
      },
    },
  );
  const codes = faultCodes(error);
  const [code] = codes;
  const wrong = wrongNumber(codes);
  const range = isAboutHours(code) ? wrongHours(settings.hours) : null;

  const change = (changes: Partial<BookingSettings>) => {
    reset();
    setEdits((before) => ({ ...before, ...changes }));
  };
  return (
    <Form onSubmit={start} aria-label={all.views.settings} className="grid gap-8">
      <WeeklyHours
        hours={settings.hours}
        onChange={(hours) => change({ hours })}
        wrong={range}
        error={sentenceOf(range?.code ?? '')}
      />
      <TabSection title={texts.rules}>
        <div className="mt-3 mb-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {numbers.map((name) => (
            <StaffField
              key={name}
              id={`setting-${name}`}
              className="tabular [&>input]:max-w-52"
              label={texts[name]}
              help={texts.range.replace('{min}', String(least[name])).replace('{max}', String(settingLimits[name]))}
              error={wrong === name && texts.outOfRange}
              type="number"
              inputMode="numeric"
              min={least[name]}
              max={settingLimits[name]}
              step={name === 'bufferMinutes' ? 15 : 1}
              value={Number.isNaN(settings[name]) ? '' : settings[name]}
              onChange={(typed) => change({ [name]: typed === '' ? Number.NaN : Number(typed) })}
            />
          ))}
        </div>
        <CheckField
          label={texts.observeHolidays}
          checked={settings.observeHolidays}
          onChange={(observeHolidays) => change({ observeHolidays })}
        />
      </TabSection>
      <div>
        <FailureNotice
          title={texts.failed}
          detail={wrong || range ? null : code === undefined ? failure : sentenceOf(code)}
        />
        <FormButtons submit={busy ? texts.saving : texts.save} busy={busy} />
      </div>
    </Form>
  );
}

/** The number out of bounds, if that is the first error. */
const wrongNumber = ([code]: readonly string[]): NumberField | undefined =>
  numbers.find((name) => code?.startsWith(`${name}.`));

const isAboutHours = (code: string | undefined): boolean => code?.startsWith('hours.') ?? false;

const sentenceOf = (code: string): string => texts.errors[code] ?? texts.errors['hours.invalid'] ?? code;
