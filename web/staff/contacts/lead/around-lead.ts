import { useOutletContext } from 'react-router';
import type { Contact } from '#contract/staff/contacts.ts';

/** What the open lead knows of the list that it stands beside. */
export type AroundLead = {
  id: string;
  /** The lead if the list has it; else it is fetched. */
  contact: Contact | undefined;
  /** Its row in the list, from one. */
  row: number;
  /** Whether the list may still bring it. */
  listBusy: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
  /** Opens the neighbour in the list; null at its end. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

export const useAroundLead = () => useOutletContext<AroundLead>();
