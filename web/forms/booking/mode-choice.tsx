import { bookingModes } from '#contract/leads/booking.ts';
import { useForm } from '#web/forms/lead-form.tsx';
import { useRootData } from '#web/root-data.ts';
import type { BookingTexts } from './texts.de.ts';

/** Video or telephone. */
export function ModeChoice({ texts }: { texts: BookingTexts }) {
  const { form } = useForm();
  const { phone } = useRootData().company;
  const chosen = form.posted?.values.mode ?? 'video';
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.95rem] leading-snug font-semibold">{texts.mode}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {bookingModes.map((mode) => (
          <label
            key={mode}
            className="flex cursor-pointer gap-3 rounded-control p-3.5 inset-ring-[1.5px] inset-ring-field hover:inset-ring-text has-checked:bg-cobalt-wash has-checked:inset-ring-2 has-checked:inset-ring-cobalt"
          >
            <input
              type="radio"
              name="mode"
              value={mode}
              defaultChecked={mode === chosen}
              aria-disabled={form.busy || undefined}
              className="mt-0.5 size-5 shrink-0 accent-cobalt"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{texts.modes[mode].name}</span>
              <span className="mt-0.5 block text-sm text-muted">
                {texts.modes[mode].text.replace('{phone}', phone.display)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
