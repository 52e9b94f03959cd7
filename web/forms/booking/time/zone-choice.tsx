import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/site/languages.ts';
import type { PickerTexts } from '#web/forms/booking/texts.de.ts';
import { cityAndName, cityOf, ownZone, zoneGroups } from './zones.ts';

type Props = { texts: PickerTexts; language: Language; zone: string; onZone: (zone: string) => void };

/** States the zone of the times; the list of all zones is rendered on demand. */
export function ZoneChoice({ texts, language, zone, onZone }: Props) {
  const [open, setOpen] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (open) select.current?.focus();
  }, [open]);

  if (!open) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>
          {texts.zone} {cityAndName(zone, language)}
        </span>
        <button type="button" onClick={() => setOpen(true)} className="min-h-11 font-semibold text-cobalt underline">
          {texts.changeZone}
        </button>
      </p>
    );
  }
  const own = ownZone();
  return (
    <label className="block max-w-88 text-sm font-semibold">
      {texts.zoneLabel}
      <select
        ref={select}
        value={zone}
        onChange={(event) => onZone(event.target.value)}
        className="mt-1.5 block min-h-12 w-full rounded-control border-[1.5px] border-field bg-white px-3 text-base font-normal text-text"
      >
        {zone !== own && <option value={own}>{texts.ownZone.replace('{zone}', cityOf(own, language))}</option>}
        {zoneGroups(zone, language).map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ id, city }) => (
              <option key={id} value={id}>
                {city}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
