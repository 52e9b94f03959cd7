import { useOutletContext } from 'react-router';
import type { Contact } from '#contract/staff/contacts.ts';

/** What the open lead knows about the list around it. */
export type LeadListContext = {
  id: string;
  /** The lead if it is in the loaded list; otherwise it is fetched. */
  contact: Contact | undefined;
  /** Its row in the list, starting at 1. */
  row: number;
  /** Whether the list is loading and may still contain it. */
  listBusy: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
  /** Opens the neighbour in the list; null at either end. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

export const useLeadListContext = () => useOutletContext<LeadListContext>();
