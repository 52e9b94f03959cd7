import { LeadPanel } from '#web/staff/contacts/lead/lead-panel.tsx';

export { handle, meta } from './document.ts';

/** The route of an open lead: the dashboard around it renders the list. */
export default function LeadRoute() {
  return <LeadPanel />;
}
