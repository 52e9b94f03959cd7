import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type RetentionKind,
  type RetentionPreview,
  type RetentionView,
  retentionRules,
} from '#contract/staff/privacy.ts';
import { InputRefused } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { retentionNames } from '#web/staff/texts.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { Form } from '#web/staff/ui/fields/form.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { entries } from './erasures.tsx';
import { previewRetention } from './queries.ts';

/** Debounce in milliseconds before counting for the typed number of days. */
const typingPause = 300;

type Props = { rule: RetentionView; onSave: (preview: RetentionPreview) => Promise<void> };

/** The retention of one kind in days, with a preview of what a new value would delete. */
export function RetentionRule({ rule, onSave }: Props) {
  const { api } = useStaff();
  const [value, setValue] = useState(String(rule.days));
  const [asked, setAsked] = useState<RetentionPreview | null>(null);
  const { name, from } = retentionNames[rule.kind];
  const bounds = retentionRules[rule.kind];
  const limits = 'min' in bounds ? bounds : null;
  const id = `retention-${rule.kind}`;
  const changed = limits !== null && value !== String(rule.days);
  const days =
    limits && /^\d+$/.test(value) && Number(value) >= limits.min && Number(value) <= limits.max ? Number(value) : null;
  const preview = usePreview(rule.kind, changed ? days : null);
  const { busy, failure, reset, start } = useChange(async ({ min, max }: { min: number; max: number }) => {
    if (days === null) throw new InputRefused(`${germanNumber(min)} bis ${germanNumber(max)} Tage sind möglich.`);
    // Counted again: leads may have arrived since.
    const found = await previewRetention(api, rule.kind, days);
    if (deletesMore(found, rule)) setAsked(found);
    else await onSave(found);
  });

  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <Form onSubmit={() => changed && start(limits)} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="min-w-0 flex-1 basis-52">
          <span className="block font-semibold">{name}</span>
          <span className="text-muted">{from}</span>
        </label>
        <span className="flex items-center gap-2">
          {limits ? (
            <input
              id={id}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={value}
              aria-invalid={failure ? true : undefined}
              aria-describedby={failure ? `${id}-error` : `${id}-due`}
              onChange={(event) => {
                setValue(event.target.value.trim());
                reset();
              }}
              className="field tabular w-20 text-right"
            />
          ) : (
            <span id={id} className="tabular w-20 pr-3 text-right">
              {rule.days}
            </span>
          )}
          Tage
        </span>
        <span className="w-28">
          {changed && (
            <StaffButton type="submit" busy={busy}>
              Speichern
            </StaffButton>
          )}
        </span>
        <span id={`${id}-due`} aria-live="polite" className="tabular w-40 md:text-right">
          {changed && days !== null ? <Coming preview={preview} rule={rule} /> : <Due {...rule} />}
        </span>
      </Form>
      {failure && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger">
          {failure}
        </p>
      )}
      {asked && <RetentionDialog preview={asked} onSave={onSave} onClose={() => setAsked(null)} />}
    </li>
  );
}

type DialogProps = { preview: RetentionPreview; onSave: Props['onSave']; onClose: () => void };

/** Asks for confirmation before a shorter retention is stored: what it deletes cannot be restored. */
function RetentionDialog({ preview, onSave, onClose }: DialogProps) {
  const change = useChange(() => onSave(preview), { onDone: onClose });
  const { kind, days, due, dueExact, by } = preview;
  const count = `${dueExact ? '' : 'mehr als '}${entries(due)}`;
  return (
    <ConfirmDialog
      title={`${count} löschen?`}
      change={change}
      confirm="Frist ändern und löschen"
      busy="Wird gespeichert …"
      failed="Die Frist wurde nicht geändert."
      onClose={onClose}
    >
      <p className="mt-3">
        Mit {germanNumber(days)} Tagen löscht der nächste Lauf {count} der Art „{retentionNames[kind].name}“, spätestens
        am {germanDateTime(by)} Uhr.
      </p>
      {(kind === 'leads' || kind === 'spam') && (
        <p className="mt-2">Notizen, Verlauf und Termine dieser Anfragen werden mit ihnen gelöscht.</p>
      )}
      <p className="mt-2 text-muted">Das lässt sich danach nicht rückgängig machen.</p>
    </ConfirmDialog>
  );
}

/** What the typed number of days would delete. */
function Coming({ preview, rule }: { preview: RetentionPreview | null; rule: RetentionView }) {
  if (!preview) return <span className="text-muted">wird gezählt …</span>;
  return (
    <span className={deletesMore(preview, rule) ? 'font-semibold text-danger' : undefined}>
      dann <Due {...preview} />
    </span>
  );
}

function Due({ due, dueExact }: RetentionView) {
  if (due === 0) return <span className="text-muted">nichts fällig</span>;
  return `${dueExact ? '' : 'mehr als '}${germanNumber(due)} fällig`;
}

/**
 * What another number of days would delete, counted after a pause in typing; null while counting and without valid
 * days.
 */
function usePreview(kind: RetentionKind, days: number | null): RetentionPreview | null {
  const { api } = useStaff();
  const { data } = useQuery({
    queryKey: ['retention-preview', kind, days],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPause));
      signal.throwIfAborted();
      return days === null ? null : previewRetention(api, kind, days, signal);
    },
    enabled: days !== null,
    gcTime: 0,
    // A failed count is retried on save.
    retry: false,
  });
  return data ?? null;
}

/** Counting stops at 10,000; beyond that, fewer days delete more. */
function deletesMore(preview: RetentionView, rule: RetentionView): boolean {
  return preview.due > rule.due || (!preview.dueExact && preview.days < rule.days);
}
