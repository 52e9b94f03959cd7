import { texts } from '#web/staff/texts.ts';
import { tabNamed } from './tab-names.ts';

/** Route handle and meta, shared by the routes with and without an open lead. */
export const handle = { staff: true };

export const meta = ({ location: { search } }: { location: { search: string } }) => [
  { title: `${texts.tabs[tabNamed(new URLSearchParams(search).get('tab'), 'manage')]} · ${texts.area}` },
  { name: 'robots', content: 'noindex' },
];
