import { useEffect, useState } from 'react';
import type { LeadKind } from '#contract/leads/registry.ts';
import type { PageId } from '#contract/site/pages.ts';
import { useRootData } from '#web/root-data.ts';

/** The outcome of a post without JavaScript belongs to the first form of its kind that is shown, once. */
const shownFor = new Set<LeadKind>();

/**
 * What the server's HTML says of a form that was posted without JavaScript.
 * @param page the page whose HTML holds the form; null for forms that only scripts can show
 * @returns what was posted and refused, and whether it was stored
 */
export function usePostedOutcome(kind: LeadKind, page: PageId | null) {
  const root = useRootData();
  const mine = page !== null && !shownFor.has(kind);
  const [outcome] = useState({
    posted: mine && root.posted?.kind === kind ? root.posted : null,
    sentByPost: mine && root.sent === kind,
  });
  useEffect(() => {
    return () => {
      if (page !== null) shownFor.add(kind);
    };
  }, [kind, page]);
  return outcome;
}
