import { useId, useState } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import type { LeadNote, NoteInput } from '#contract/staff/desk.ts';
import { stripControls } from '#contract/strip-controls.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { CheckField } from '#web/staff/ui/fields/check-field.tsx';
import { inView } from '#web/staff/ui/in-view.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { offerUndo } from '#web/staff/ui/undo.tsx';
import { useOverview } from './figures.ts';
import { LeadPart } from './lead-part.tsx';
import { addNote, deleteNote } from './queries.ts';
import { dueOf } from './states.tsx';
import { useDesk, useDeskStore } from './store.ts';

/** Unsaved text by user and lead: it survives opening another lead, and signing in again. */
const drafts = new Map<string, string>();

type Props = { contact: Contact; notes: readonly LeadNote[] };

/** Notes of staff about a lead, and a form to add one. */
export function Notes({ contact, notes }: Props) {
  const { api } = useStaff();
  const store = useDeskStore();
  const me = useOverview()?.me.id;
  const changed = () => store.reload(contact.id);
  const { failure, start: remove } = useChange((note: LeadNote) => deleteNote(api, contact.id, note.id), {
    onDone: (_, note) => {
      changed();
      // One for all attempts: after a lost answer the note is not stored twice.
      const id = madeId();
      offerUndo('Notiz gelöscht', async () => {
        await addNote(api, contact.id, { id, text: note.text });
        changed();
      });
    },
  });

  return (
    <LeadPart title="Notizen">
      <NoteForm contact={contact} />
      <FailureNotice title="Die Notiz wurde nicht gelöscht." detail={failure} />
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="mt-3">
            <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
              <bdi className="font-semibold text-text">{note.author.name}</bdi>
              <time dateTime={note.created_at} className="tabular mr-auto">
                {germanDateTime(note.created_at)}
              </time>
              {note.author.id === me && (
                <StaffButton look="link" onClick={() => remove(note)}>
                  Löschen
                </StaffButton>
              )}
            </p>
            <p className="visitor-text">{stripControls(note.text)}</p>
          </li>
        ))}
      </ul>
    </LeadPart>
  );
}

function NoteForm({ contact }: { contact: Contact }) {
  const field = useId();
  const { api, session } = useStaff();
  const store = useDeskStore();
  const due = dueOf(contact, useDesk(contact), Date.now());
  const key = `${session.username} ${contact.id}`;
  const [text, setText] = useState(drafts.get(key) ?? '');
  const [answered, setAnswered] = useState(false);
  const [isSaved, setSaved] = useState(false);
  /** Kept until the note is saved, so that a note sent twice is stored once. */
  const [id, setId] = useState(madeId);
  const { busy, failure, start } = useChange((note: NoteInput) => addNote(api, contact.id, note), {
    onDone: (desk, note) => {
      setId(madeId());
      // Text typed while the note was being sent stays.
      if (drafts.get(key) === note.text) drafts.delete(key);
      setText((now) => (now === note.text ? '' : now));
      setAnswered(false);
      setSaved(true);
      document.getElementById(field)?.focus();
      store.put({ [contact.id]: desk });
      store.reload(contact.id);
    },
  });

  function type(next: string) {
    setText(next);
    setSaved(false);
    drafts.set(key, next);
  }
  function save() {
    if (text.trim()) start({ id, text, answered: answered && due !== null });
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
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
        className="field py-1.5"
      />
      <p role="status" className="sr-only">
        {isSaved && 'Notiz gespeichert'}
      </p>
      {text.trim() && (
        <div ref={inView} className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StaffButton busy={busy} onClick={save}>
            {busy ? 'Wird gespeichert …' : 'Notiz speichern'}
          </StaffButton>
          {due && <CheckField label="Damit ist die Anfrage beantwortet" checked={answered} onChange={setAnswered} />}
        </div>
      )}
      <FailureNotice
        title="Die Notiz wurde nicht gespeichert."
        detail={failure}
        onRetry={save}
        scrollsIntoView
        className="mt-2"
      />
    </div>
  );
}

/** A unique id, created without asking the server. */
function madeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
