import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import type { LeadDeskAnswer } from '#contract/staff/desk.ts';
import { CallFailed } from '#web/staff/api.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { useLoad } from '#web/staff/use-load.ts';
import { deskCalls } from './calls.ts';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { Person } from './person.tsx';
import { useDesk, useDeskStore, useErasures, useNoted } from './store.ts';

type Props = { contact: Contact; onOpen: (id: string) => void };

/** Notes, the person's other leads and the history of a lead; loaded anew when somebody changes it. */
export function LeadDesk({ contact, onOpen }: Props) {
  const { data, error, reload } = useLeadDesk(contact);
  if (!data) {
    return error ? (
      <LoadError title="Notizen und Verlauf konnten nicht geladen werden." detail={error} onRetry={reload} />
    ) : (
      <div aria-busy="true" className="grid gap-3 pt-6">
        <Repeat times={5}>
          <span className="skeleton h-4 w-3/4" />
        </Repeat>
      </div>
    );
  }
  return (
    <>
      <Notes contact={contact} notes={data.notes} onChanged={reload} />
      <Person {...data} onOpen={onOpen} />
      <History contact={contact} events={data.history} />
    </>
  );
}

function useLeadDesk({ id }: Contact): { data: LeadDeskAnswer | null; error: string | null; reload: () => void } {
  const { api } = useStaff();
  const store = useDeskStore();
  const desk = useDesk({ id });
  const heardOf = useNoted({ id }) + useErasures();
  /** Whether it is loaded because of others. */
  const unasked = useRef(false);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const background = unasked.current;
      unasked.current = false;
      try {
        return await deskCalls(api).lead(id, signal, background);
      } catch (error) {
        if (error instanceof CallFailed && error.status === 404) store.putErased(id);
        throw error;
      }
    },
    [api, id, store],
  );
  const { data, error, reload } = useLoad(load);
  useEffect(() => {
    if (data) store.put({ [id]: data.desk });
  }, [data, id, store]);
  const newer = data !== null && desk.version > data.desk.version;
  const heard = useRef(heardOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version, note and erasure is asked for once
  useEffect(() => {
    if (!newer && heardOf === heard.current) return;
    heard.current = heardOf;
    unasked.current = true;
    reload();
  }, [newer, desk.version, heardOf, reload]);
  return { data, error, reload };
}

/** A part of the open lead under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 font-text text-[1em] leading-normal font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  );
}
