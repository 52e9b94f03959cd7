import { useEffect, useRef, useState } from 'react';
import { beginsAsPdf, crossReferenceOffset, maxFileBytes, pdfEndBytes } from '#contract/white-papers/files.ts';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { TextField } from '#web/staff/ui/text-field.tsx';
import { buttonClass } from '#web/ui/button.tsx';

type Props = {
  id: string;
  label: string;
  help: string;
  error: string | undefined;
  required: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Whether a file is under way, and the paper cannot be saved yet. */
  onBusy: (busy: boolean) => void;
};

/** The address of a PDF: typed, or that of a file which is uploaded here. */
export function PdfField({ id, label, value, error, onChange, onBusy, ...field }: Props) {
  const { api } = useStaff();
  const [progress, setProgress] = useState<{ name: string; percent: number } | null>(null);
  const [note, setNote] = useState<{ text: string; failed: boolean } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File) {
    setNote(null);
    const reason = await refusal(file);
    if (reason) return setNote({ text: reason, failed: true });
    const abort = new AbortController();
    running.current = abort;
    setProgress({ name: file.name, percent: 0 });
    onBusy(true);
    try {
      const { url } = await api.uploadFile(
        file,
        (sent) => setProgress({ name: file.name, percent: Math.round((sent / file.size) * 100) }),
        abort.signal,
      );
      onChange(url);
      setNote({ text: `„${file.name}“ ist hochgeladen und gilt mit dem Speichern.`, failed: false });
    } catch (failure) {
      if (!abort.signal.aborted && !isExpired(failure)) setNote({ text: sentenceFor(failure), failed: true });
    } finally {
      setProgress(null);
      onBusy(false);
    }
  }

  return (
    <div>
      <TextField
        id={id}
        label={label}
        autoComplete="off"
        maxLength={2000}
        value={value}
        error={error}
        readOnly={progress !== null}
        onChange={onChange}
        {...field}
      />
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        {progress ? (
          <>
            <progress
              aria-label={`${progress.name} wird hochgeladen`}
              value={progress.percent}
              max={100}
              className="h-2 min-w-0 flex-1 accent-cobalt"
            />
            <span className="tabular text-muted">{progress.percent} %</span>
            <button
              type="button"
              onClick={() => running.current?.abort()}
              className="min-h-11 px-1 underline underline-offset-4"
            >
              Abbrechen
            </button>
          </>
        ) : (
          <label className={buttonClass({ look: 'line', size: 'small' }, 'cursor-pointer has-focus-visible:outline-2')}>
            PDF hochladen
            <input
              type="file"
              accept="application/pdf,.pdf"
              aria-label={`${label}: PDF hochladen`}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                // The same file can be chosen again after a failure.
                event.target.value = '';
                if (file) void upload(file);
              }}
            />
          </label>
        )}
      </div>
      <div aria-live="polite">
        {note && <p className={`mt-1 wrap-anywhere ${note.failed ? 'text-danger' : 'text-success'}`}>{note.text}</p>}
      </div>
    </div>
  );
}

/** What the server would refuse too, told before 25 MB have travelled. */
async function refusal(file: File): Promise<string | null> {
  if (file.size > maxFileBytes) return 'Diese Datei ist größer als 25 MB.';
  const text = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());
  const [start, end] = [await text(file.slice(0, pdfEndBytes)), await text(file.slice(-pdfEndBytes))];
  return beginsAsPdf(start) && crossReferenceOffset(end) !== null ? null : 'Diese Datei ist kein vollständiges PDF.';
}
