import { LeadPanel } from '#web/staff/contacts/lead/lead-panel.tsx';

export { handle, meta } from './document.ts';

/** The dashboard with a lead open: the list around it is the dashboard's. */
export default function LeadRoute() {
  return <LeadPanel />;
}
