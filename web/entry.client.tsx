import { startVisit } from './visitor/start.ts';

// Public pages say what their visit is; the staff area is another application, which visitors never fetch.
if (document.body.dataset.visit === undefined) void import('./staff/start.tsx').then(({ startStaff }) => startStaff());
else startVisit();
