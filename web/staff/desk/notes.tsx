import { useId, useRef, useState } from 'react';
import { inertText } from '#contract/inert-text.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import type { LeadNote } from '#contract/staff/desk.ts';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { offerUndo } from '#web/staff/undo.tsx';
import { Button } from '#web/ui/button.tsx';
import { deskCalls, madeId } from './calls.ts';
import { Part } from './lead-desk.tsx';
import { dueOf } from './states.tsx';
import { useDesk, useDeskStore, useOverview } from './store.ts';

/** What was typed and not saved, by user and lead: it survives a look at another lead, and a login in between. */
const drafts = new Map<string, string>();

type Props = { contact: Contact; notes: readonly LeadNote[]; onChanged: () => void };

/** What staff have noted about a lead, and a field for more. */
export function Notes({ contact, notes, onChanged }: Props) {
  const { api } = useStaff();
  const me = useOverview()?.me.id;
  const [failure, setFailure] = useState<string | null>(null);

  async function remove(note: LeadNote) {
    setFailure(null);
    try {
      await deskCalls(api).deleteNote(contact.id, note.id);
      onChanged();
      offerUndo('Notiz gelöscht', async () => {
        await deskCalls(api).addNote(contact.id, { id: madeId(), text: note.text });
        onChanged();
      });
    } catch (error) {
      if (!isExpired(error)) setFailure(sentenceFor(error));
    }
  }

  return (
    <Part title="Notizen">
      <NoteForm contact={contact} onSaved={onChanged} />
      {failure && <LoadError title="Die Notiz wurde nicht gelöscht." detail={failure} />}
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="mt-3">
            <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
              <bdi className="font-semibold text-text">{note.author.name}</bdi>
              <time dateTime={note.created_at} className="tabular mr-auto">
                {germanDateTime(note.created_at)}
              </time>
              {note.author.id === me && (
                <button
                  type="button"
                  onClick={() => remove(note)}
                  className="min-h-6 underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  Löschen
                </button>
              )}
            </p>
            <p className="visitor-text">{inertText(note.text)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function NoteForm({ contact, onSaved }: { contact: Contact; onSaved: () => void }) {
  const { api, session } = useStaff();
  const store = useDeskStore();
  const due = dueOf(contact, useDesk(contact), Date.now());
  const key = `${session.username} ${contact.id}`;
  const [text, setText] = useState(drafts.get(key) ?? '');
  const [answered, setAnswered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Kept until the note is saved: sent twice, it is one. */
  const id = useRef(madeId());
  const field = useId();

  function type(next: string) {
    setText(next);
    drafts.set(key, next);
  }

  async function save() {
    if (busy || !text.trim()) return;
    setBusy(true);
    setFailure(null);
    try {
      const desk = await deskCalls(api).addNote(contact.id, {
        id: id.current,
        text,
        answered: answered && due !== null,
      });
      id.current = madeId();
      // What was typed while it was sent is no part of it.
      if (drafts.get(key) === text) drafts.delete(key);
      setText((now) => (now === text ? '' : now));
      setAnswered(false);
      store.put({ [contact.id]: desk });
      onSaved();
    } catch (error) {
      if (!isExpired(error)) setFailure(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <label htmlFor={field} className="sr-only">
        Neue Notiz
      </label>
      <textarea
        id={field}
        rows={text ? 4 : 2}
        maxLength={5000}
        placeholder="Neue Notiz"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
        className="w-full rounded-control border-[1.5px] border-field bg-white px-3 py-2 placeholder:text-muted placeholder:opacity-100"
      />
      {text.trim() && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" aria-disabled={busy || undefined} onClick={save}>
            {busy ? 'Wird gespeichert …' : 'Notiz speichern'}
          </Button>
          {due && (
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={answered}
                onChange={(event) => setAnswered(event.target.checked)}
                className="size-4 accent-cobalt"
              />
              Damit ist die Anfrage beantwortet
            </label>
          )}
        </div>
      )}
      {failure && (
        <div className="mt-2">
          <LoadError title="Die Notiz wurde nicht gespeichert." detail={failure} onRetry={() => void save()} />
        </div>
      )}
    </div>
  );
}
