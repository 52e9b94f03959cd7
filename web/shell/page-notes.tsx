import type { ReactNode } from 'react';
import { MarginNote, NoteMark, Notes } from '#web/ui/sections/notes.tsx';
import { useShellTexts } from './texts/use-shell-texts.ts';

/** Footnote mark; `id` is non-zero for repeated references to the same note. */
export function Mark({ note, id = 0 }: { note: number; id?: number }) {
  return <NoteMark note={note} id={id} label={useShellTexts().notes.note} />;
}

/** All notes of a page, in the order of their numbers. */
export function PageNotes({ items }: { items: readonly ReactNode[] }) {
  return <Notes texts={useShellTexts().notes} items={items} />;
}

/** Props for a section with a note: the mark after its heading, the note in its margin. */
export function withNote(note: number, words: ReactNode) {
  return { mark: <Mark note={note} />, margin: <MarginNote note={note}>{words}</MarginNote> };
}
