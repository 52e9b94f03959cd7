const envelope = 'M1.5 3.5h13v9h-13zM2 4l6 5 6-5';
const calendar = 'M2 3.5h12v10H2zM2 6.5h12M5 2v3M11 2v3';
const sheet = 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3';

const paths = {
  mail: envelope,
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  refresh: 'M13.5 8a5.5 5.5 0 1 1-1.7-4M13.5 1.5v3h-3',
  download: 'M8 2v8M5 7l3 3 3-3M2 13.5h12',
  table: 'M2 3h12v10H2zM2 6.5h12M6 3v10M10 3v10',
  previous: 'M3 10l5-5 5 5',
  next: 'M3 6l5 5 5-5',
  earlier: 'M10 3L5 8l5 5',
  later: 'M6 3l5 5-5 5',
  plus: 'M8 3v10M3 8h10',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  menu: 'M1.5 4h13M1.5 8h13M1.5 12h13',
  filter: 'M2 4h12M4.5 8h7M6.5 12h3',
  chart: 'M2 14V9M6 14V5M10 14V7M14 14V2',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3.5M8 11.8v.2',
  video: 'M1.5 4h9v8h-9zM10.5 7l4-2.5v7l-4-2.5',
  phone: 'M4 1.5h8v13H4zM7 12.5h2',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  // Lead kinds.
  contact: envelope,
  booking: calendar,
  'white-paper': sheet,
  'calculation-request': 'M3 13h10M3 13V3M4 11l3-3 2 2 4-5',
  investor: 'M2 13l4-5 3 3 5-7M10.5 4H14v3.5',
  'private-equity-request': 'M2 5.5l6-3 6 3-6 3zM2 8.5l6 3 6-3M2 11.5l6 3 6-3',
  'organisation-request': 'M6 1.5h4v3.5H6zM1.5 11h4v3.5h-4zM10.5 11h4v3.5h-4zM8 5v3M3.5 11V8h9v3',
  // Tabs.
  contacts: envelope,
  bookings: calendar,
  newsletter: 'M2 13V3h9v10zM11 6h3v6a1 1 0 0 1-3 1M4.5 6h4M4.5 9h4',
  whitepapers: sheet,
  origins: 'M2 14V9M6 14V5M10 14V7M14 14V2',
  outbox: 'M2 9v4.5h12V9M8 10V2M5 5l3-3 3 3',
  imports: 'M2 9v4.5h12V9M8 2v8M5 7l3 3 3-3',
  privacy: 'M8 1.5l5.5 2v4c0 4-3 6-5.5 7-2.5-1-5.5-3-5.5-7v-4z',
  audit: 'M3 3h10M3 6.5h10M3 10h10M3 13.5h6',
  accounts:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M1.5 14c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M10.5 2.7a2.5 2.5 0 0 1 0 4.6M12.5 10.3c1.3.600 2 1.8 2 3.7',
  programs: 'M5.5 1.5v4M10.5 1.5v4M3.5 5.5h9v2.5a4.5 4.5 0 0 1-9 0zM8 12.5v2.5',
  account: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.5 14.5c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5',
} as const;

/** One of the staff area's line icons; always beside or inside an element with an accessible name. */
export function StaffIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      // Icons fit their box: clipping them would make a list paint each one by itself.
      className="size-4 shrink-0 overflow-visible fill-none stroke-current stroke-[1.5]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
