import { StaffFrame } from './frame.tsx';
import { MailNotice } from './notices.tsx';
import { Statistics } from './statistics.tsx';

/** What the server sends: the frame and grey figures, until the browser knows who is logged in. */
export function DashboardSkeleton() {
  return (
    <StaffFrame>
      <noscript>
        <p className="mb-4 rounded-control bg-warning-wash px-4 py-3 text-warning">
          Die Verwaltung braucht JavaScript. Bitte schalten Sie es für diese Seite ein.
        </p>
      </noscript>
      <Statistics data={null} error={null} reload={() => {}} selectedSource="" onSource={() => {}} />
      <MailNotice statistics={null} onOutbox={() => {}} />
    </StaffFrame>
  );
}
