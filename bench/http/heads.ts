/** Request headers as a browser sends them, by lower-case name. */
export type Head = Readonly<Record<string, string>>;

const platforms = [
  ['Windows NT 10.0; Win64; x64', 'Windows', '?0'],
  ['Macintosh; Intel Mac OS X 10_15_7', 'macOS', '?0'],
  ['X11; Linux x86_64', 'Linux', '?0'],
  ['Linux; Android 10; K', 'Android', '?1'],
] as const;
const languages = [
  'de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7',
  'de,en-US;q=0.7,en;q=0.3',
  'en-US,en;q=0.9',
  'en-GB,en;q=0.9,de;q=0.8',
  'de-AT,de;q=0.9,en;q=0.8',
  'fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7',
  'pl-PL,pl;q=0.9,en;q=0.8',
];
const referrers = ['https://www.example.com/', 'https://search.example/', ''];

/** One head, the same for every request. */
export const constantHead: Head = headOf(0);

/** Heads of 200 browsers, all different: cookies, languages, client hints, and the addresses that a proxy saw. */
export const variedHeads: readonly Head[] = Array.from({ length: 200 }, (_, index) => headOf(index));

function headOf(index: number): Head {
  const [system, platform, mobile] = platforms[index % platforms.length] ?? platforms[0];
  const version = 136 + (index % 21);
  const firefox = index % 5 === 4;
  const brands = `"Chromium";v="${version}", "Google Chrome";v="${version}", "Not?A_Brand";v="${8 + (index % 90)}"`;
  const referrer = referrers[index % referrers.length];
  const cookies = [
    index % 3 === 0 && `language=${index % 2 ? 'de' : 'en'}`,
    index % 4 !== 1 && `_visits=GA1.1.${1_000_000_007 * (index + 1)}.${1_790_000_000 + index * 977}`,
  ].filter(Boolean);
  return {
    'user-agent': firefox
      ? `Mozilla/5.0 (${system}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
      : `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': languages[index % languages.length] ?? '',
    ...(!firefox && { 'sec-ch-ua': brands, 'sec-ch-ua-mobile': mobile, 'sec-ch-ua-platform': `"${platform}"` }),
    'upgrade-insecure-requests': '1',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': referrer ? 'cross-site' : 'none',
    'sec-fetch-user': '?1',
    ...(index % 2 && { dnt: '1' }),
    priority: 'u=0, i',
    ...(referrer && { referer: referrer }),
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    'x-forwarded-for': `${[84, 91, 93, 5, 212, 81][index % 6]}.${(index * 37) % 256}.${(index * 91) % 256}.${1 + index}`,
    'x-forwarded-proto': 'https',
  };
}
