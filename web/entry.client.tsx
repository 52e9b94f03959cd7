import './visitor/start.ts';

// Public pages embed their visit; the staff area is a separate application that visitors never load.
if (document.body.dataset.visit === undefined) void import('./staff/start.tsx').then(({ startStaff }) => startStaff());
