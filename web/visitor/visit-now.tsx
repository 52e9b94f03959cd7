import type { ReactNode } from 'react';
import { useShared } from '#web/ui/use-shared.ts';
import { VisitContext } from '#web/visit.ts';
import { visitNow } from '#web/visit-now.ts';

/** Lets islands follow a switch of language and a navigation. */
export function VisitNow({ children }: { children: ReactNode }) {
  return <VisitContext value={useShared(visitNow)}>{children}</VisitContext>;
}
