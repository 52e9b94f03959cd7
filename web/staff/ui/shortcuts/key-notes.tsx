import { useShared } from '#web/ui/use-shared.ts';
import { isHelping, keysOn, shownKeys } from './keys-on.ts';

/** The shortcuts of the shown tab, at the foot of the sidebar, with the switch that turns them off. */
export function KeyNotes() {
  const shown = useShared(shownKeys);
  const on = useShared(keysOn);
  if (!shown) return null;
  return (
    <div className="px-2.5 pt-3 text-[0.8125rem] text-mist">
      {on && (
        <>
          <p>
            <kbd>j</kbd> <kbd>k</kbd> blättern, <kbd>/</kbd> suchen
          </p>
          {shown === 'leads' && (
            <p className="mt-1">
              <kbd>e</kbd> E-Mail, <kbd>Esc</kbd> zu
            </p>
          )}
          <button type="button" onClick={() => isHelping.set(true)} className="tool-target hover:text-white">
            <kbd>?</kbd> <span className="underline underline-offset-4">alle Tasten</span>
          </button>
        </>
      )}
      <KeySwitch />
    </div>
  );
}

/** Shown on every device: touch screens may have keyboards, too. */
export function KeySwitch() {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={useShared(keysOn)}
        onChange={(event) => keysOn.set(event.target.checked)}
        className="accent-cobalt"
      />
      Tastenkürzel
    </label>
  );
}
