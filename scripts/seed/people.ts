import { chance, seedOf } from './chance.ts';

/** Names that are recognisably made up, with the special characters of real ones. */
const first = {
  de: 'Änne,Björn,Chiara,Dörte,Emil,Friederike,Götz,Hannelore,İpek,Jürgen,Käthe,Lukas,Małgorzata,Noël,Özlem,Paul,Quirin,Renée,Sören,Theresa,Ulrike,Volker,Wiebke,Xaver,Yasemin,Zoë'.split(
    ',',
  ),
  en: 'Aisling,Benedict,Charlotte,Desmond,Eleanor,Fergus,Gwendolyn,Harriet,Imogen,Jasper,Kieran,Lavinia,Montague,Niamh,Oswald,Philippa,Quentin,Rosalind,Siobhán,Tobias,Ursula,Vivian,Winifred,Zachary'.split(
    ',',
  ),
} as const;
const sample = {
  de: ['Muster', 'Beispiel', 'Probe', 'Vorlage', 'Platzhalter'],
  en: ['Sample', 'Example', 'Specimen', 'Placeholder', 'Mock'],
} as const;
const ending = {
  de: 'mann,frau,berg,bäcker,brück,dörfer,eder,feld,gruber,größler,hofer,hübner,inger,jahn,kötter,lücke,müller,nießen,ohm,pfänder,rath,schütz,straß,thal,vogt,weiß,zöller'.split(
    ',',
  ),
  en: 'ton,ford,well,worth,by,dale,field,gate,ham,hurst,ley,more,ridge,shaw,stead,stone,wick,wood'.split(','),
} as const;
const trade = {
  de: 'Maschinenbau,Sondermaschinen,Werkzeugbau,Logistik,Spedition,Versicherung,Steuerberatung,Krankenhaus,Stadtwerke,Möbel,Lebensmittel,Großhandel,Gießerei,Kunststofftechnik,Wohnungsbau,Verlag,Medizintechnik,Energieversorgung'.split(
    ',',
  ),
  en: 'Engineering,Logistics,Insurance,Advisory,Hospitals,Utilities,Foods,Wholesale,Foundry,Polymers,Housing,Publishing,Medical,Energy,Capital,Textiles'.split(
    ',',
  ),
} as const;
const form = { de: ['GmbH', 'AG', 'GmbH & Co. KG', 'eG', 'SE'], en: ['Ltd', 'plc', 'LLP', 'Inc.'] } as const;

export type Person = {
  language: 'de' | 'en';
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
};

/** The person with this number; the same for the same seed. */
export function person(seed: number, number: number): Person {
  const { below, percent, pick } = chance(seedOf(seed, number));
  const language = percent(72) ? 'de' : 'en';
  const firstName = pick(first[language]);
  const lastName = pick(sample[language]) + pick(ending[language]);
  const double = percent(6) ? `-${pick(sample[language])}${pick(ending[language])}` : '';
  const company = percent(78)
    ? `${pick(sample[language])}${language === 'de' ? pick(['werk', 'gruppe', 'haus']) : pick(['works', 'group', 'house'])} ${pick(trade[language])} ${1 + below(4000)} ${pick(form[language])}`
    : '';
  const prefix =
    language === 'de' ? pick(['+49 511', '+49 30', '0511', '+43 1', '+41 44']) : pick(['+44 20', '+353 1']);
  return {
    language,
    firstName,
    lastName: lastName + double,
    email: `${ascii(firstName)}.${ascii(lastName)}${number}@${pick(['example.com', 'example.org'])}`,
    // No exchange assigns numbers that begin with 000.
    phone: percent(55) ? `${prefix} 000${String(below(100_000)).padStart(5, '0')}` : '',
    company,
  };
}

function ascii(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
}
