import { useEffect, useRef, useState } from 'react';
import { beginsAsPdf, crossReferenceOffset, maxFileBytes, pdfEndBytes } from '#contract/white-papers/files.ts';
import { CallFailed, InputRefused } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { StaffButton, toolClass } from '#web/staff/ui/staff-button.tsx';
import { uploadFile } from './queries.ts';

type Props = {
  id: string;
  label: string;
  help: string;
  error: string | undefined;
  required: boolean;
  readOnly: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Called when an upload starts or ends; meanwhile the paper cannot be saved. */
  onBusy: (busy: boolean) => void;
};

/** The URL of a PDF: typed, or of a file uploaded here. */
export function PdfField({ id, label, value, error, readOnly, onChange, onBusy, ...field }: Props) {
  const { api } = useStaff();
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const {
    busy,
    failure,
    error: failed,
    input: file,
    output: url,
    start,
  } = useChange(
    async (chosen: File) => {
      const reason = await refusal(chosen);
      if (reason) throw new InputRefused(reason);
      const abort = new AbortController();
      running.current = abort;
      setPercent(0);
      onBusy(true);
      const sent = (bytes: number) => setPercent(Math.round((bytes / chosen.size) * 100));
      return uploadFile(api, chosen, sent, abort.signal).finally(() => onBusy(false));
    },
    { onDone: onChange },
  );
  // A user who cancels an upload needs no error message.
  const isBrokenOff = failed !== null && !(failed instanceof CallFailed || failed instanceof InputRefused);
  const note = isBrokenOff ? null : failure;

  return (
    <div>
      <StaffField
        id={id}
        label={label}
        autoComplete="off"
        maxLength={2000}
        value={value}
        error={error}
        readOnly={busy || readOnly}
        onChange={onChange}
        {...field}
      />
      <div className="mt-2 flex min-h-(--tool) flex-wrap items-center gap-x-4 gap-y-1">
        {busy && file ? (
          <>
            <progress
              aria-label={`${file.name} wird hochgeladen`}
              value={percent}
              max={100}
              className="h-2 min-w-0 flex-1 accent-cobalt"
            />
            <span className="tabular text-muted">{percent} %</span>
            <StaffButton look="link" onClick={() => running.current?.abort()}>
              Abbrechen
            </StaffButton>
          </>
        ) : (
          <label className={toolClass('line', 'cursor-pointer has-focus-visible:outline-2')}>
            PDF hochladen
            <input
              type="file"
              accept="application/pdf,.pdf"
              aria-label={`${label}: PDF hochladen`}
              className="sr-only"
              disabled={readOnly}
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                // Otherwise selecting the same file again after a failure would fire no event.
                event.target.value = '';
                if (chosen) start(chosen);
              }}
            />
          </label>
        )}
      </div>
      <div aria-live="polite">
        {note && <p className="mt-1 text-danger wrap-anywhere">{note}</p>}
        {url && file && url === value && (
          <p className="mt-1 text-success wrap-anywhere">„{file.name}“ ist hochgeladen und gilt mit dem Speichern.</p>
        )}
      </div>
    </div>
  );
}

/** The server would reject the file, too; checked here before up to 25 MB are sent. */
async function refusal(file: File): Promise<string | null> {
  if (file.size > maxFileBytes) return 'Diese Datei ist größer als 25 MB.';
  const text = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());
  const [start, end] = [await text(file.slice(0, pdfEndBytes)), await text(file.slice(-pdfEndBytes))];
  return beginsAsPdf(start) && crossReferenceOffset(end) !== null ? null : 'Diese Datei ist kein vollständiges PDF.';
}
