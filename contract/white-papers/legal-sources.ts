import type { Language, Localized } from '#contract/site/languages.ts';
import { legalDate, officialText, omnibus } from '#contract/site/regulations.ts';

/**
 * A law or ruling that papers cite: how it is cited, its name, the URL of its official text, and a caveat about what
 * papers say of it.
 */
type LegalSource = {
  cited: RegExp;
  name: Localized<string>;
  href: (language: Language) => string;
  note?: Localized<string>;
};

const eurLex = (eli: string) => (language: Language) => `https://eur-lex.europa.eu/eli/${eli}/oj?locale=${language}`;
const germanLaw = (slug: string) => () => `https://www.gesetze-im-internet.de/${slug}/`;
/** Consolidated Austrian federal law, by its number in the legal information system RIS. */
const austrianLaw = (number: string) => () =>
  `https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=${number}`;
/** Swiss federal law; only few acts have an English text. */
const swissLaw = (eli: string, translated: boolean) => (language: Language) =>
  `https://www.fedlex.admin.ch/eli/cc/${eli}/${translated ? language : 'de'}`;
/** Directory of rulings, searched by court, date and number, because their official texts have no permanent URL. */
const germanRuling = (court: string, day: string, number: string) => () =>
  `https://dejure.org/dienste/vernetzung/rechtsprechung?${new URLSearchParams({ Gericht: court, Datum: day, Aktenzeichen: number })}`;
const ruling = (number: string) => () => `https://curia.europa.eu/juris/liste.jsf?num=${number}`;

/**
 * The Digital Omnibus, cited by name or by the dates it changed. Until it is published in the Official Journal it is
 * listed as the proposal, with a note that papers rely on secondary sources.
 */
export function digitalOmnibus(published: typeof omnibus.published): LegalSource {
  const cited = /Digital\sOmnibus|2\.?\sDe[zc]ember\s202[67]|2\.?\sAugust\s2028/;
  if (published) {
    const { number, date } = published;
    return {
      cited,
      name: {
        de: `Digital Omnibus, Verordnung (EU) ${number} (${legalDate(date, 'de')})`,
        en: `Digital Omnibus, Regulation (EU) ${number} (${legalDate(date, 'en')})`,
      },
      href: eurLex(`reg/${number}`),
    };
  }
  return {
    cited,
    name: { de: 'Digital Omnibus, Vorschlag COM(2025)\u00a0836', en: 'Digital Omnibus, proposal COM(2025)\u00a0836' },
    href: (language) => `https://eur-lex.europa.eu/legal-content/${language.toUpperCase()}/TXT/?uri=CELEX:52025PC0836`,
    note: {
      de: `Vom Rat gebilligt am ${legalDate(omnibus.approval, 'de')}; was dieses Papier davon sagt, beruht auf veröffentlichten Darstellungen. Maßgeblich ist das Amtsblatt.`,
      en: `Approved by the Council on ${legalDate(omnibus.approval, 'en')}; what this paper says of it rests on published accounts. The text in the Official Journal is authoritative.`,
    },
  };
}

/** The register, in the order in which papers list its entries; looked up in November 2026. */
export const legalSources: readonly LegalSource[] = [
  {
    cited: /2024\/1689|KI-Verordnung|AI Act/,
    name: { de: 'KI-Verordnung (AI Act), Verordnung (EU) 2024/1689', en: 'AI Act, Regulation (EU) 2024/1689' },
    href: (language) => officialText('ai-act', language),
  },
  digitalOmnibus(omnibus.published),
  {
    cited: /DSGVO|GDPR/,
    name: { de: 'DSGVO, Verordnung (EU) 2016/679', en: 'GDPR, Regulation (EU) 2016/679' },
    href: (language) => officialText('gdpr', language),
  },
  {
    cited: /NIS2/,
    name: { de: 'NIS2-Richtlinie (EU) 2022/2555', en: 'NIS2, Directive (EU) 2022/2555' },
    href: (language) => officialText('nis2', language),
  },
  {
    cited: /2023\/2854/,
    name: { de: 'Datenverordnung (Data Act), Verordnung (EU) 2023/2854', en: 'Data Act, Regulation (EU) 2023/2854' },
    href: eurLex('reg/2023/2854'),
  },
  {
    cited: /2022\/2554/,
    name: { de: 'DORA, Verordnung (EU) 2022/2554', en: 'DORA, Regulation (EU) 2022/2554' },
    href: eurLex('reg/2022/2554'),
  },
  {
    cited: /2024\/2853/,
    name: { de: 'Produkthaftungsrichtlinie (EU) 2024/2853', en: 'Product liability, Directive (EU) 2024/2853' },
    href: eurLex('dir/2024/2853'),
  },
  {
    cited: /2023\/2225/,
    name: { de: 'Verbraucherkreditrichtlinie (EU) 2023/2225', en: 'Consumer credit, Directive (EU) 2023/2225' },
    href: eurLex('dir/2023/2225'),
  },
  {
    cited: /2019\/790/,
    name: { de: 'Urheberrecht im Binnenmarkt, Richtlinie (EU) 2019/790', en: 'Copyright, Directive (EU) 2019/790' },
    href: eurLex('dir/2019/790'),
  },
  {
    cited: /101\s(AEUV|TFEU)/,
    name: {
      de: 'Vertrag über die Arbeitsweise der Europäischen Union (AEUV)',
      en: 'Treaty on the Functioning of the European Union (TFEU)',
    },
    href: eurLex('treaty/tfeu_2012'),
  },
  {
    cited: /596\/2014/,
    name: {
      de: 'Marktmissbrauch, Verordnung (EU) Nr.\u00a0596/2014',
      en: 'Market abuse, Regulation (EU) No\u00a0596/2014',
    },
    href: eurLex('reg/2014/596'),
  },
  {
    cited: /561\/2006/,
    name: {
      de: 'Lenk- und Ruhezeiten, Verordnung (EG) Nr.\u00a0561/2006',
      en: 'Driving times, Regulation (EC) No\u00a0561/2006',
    },
    href: eurLex('reg/2006/561'),
  },
  {
    cited: /139\/2004/,
    name: {
      de: 'Fusionskontrolle, Verordnung (EG) Nr.\u00a0139/2004',
      en: 'Merger control, Regulation (EC) No\u00a0139/2004',
    },
    href: eurLex('reg/2004/139'),
  },
  {
    cited: /C-634\/21/,
    name: { de: 'EuGH, C-634/21 (7. Dezember 2023)', en: 'Court of Justice, C-634/21 (7 December 2023)' },
    href: ruling('C-634/21'),
  },
  {
    cited: /C-203\/22/,
    name: { de: 'EuGH, C-203/22 (27. Februar 2025)', en: 'Court of Justice, C-203/22 (27 February 2025)' },
    href: ruling('C-203/22'),
  },
  {
    cited: /(Leitlinien der Kommission vom|[Gg]uidelines of)\sFebruar/,
    name: {
      de: 'Leitlinien der Kommission zu verbotenen Praktiken (Februar 2025)',
      en: 'Commission guidelines on prohibited practices (February 2025)',
    },
    href: () =>
      'https://digital-strategy.ec.europa.eu/en/library/commission-publishes-guidelines-prohibited-artificial-intelligence-ai-practices-defined-ai-act',
  },
  {
    cited: /(Leitlinien der Kommission vom\sJuli|[Gg]uidelines of\sJuly)/,
    name: {
      de: 'Leitlinien der Kommission zu Allzweck-Modellen (Juli 2025)',
      en: 'Commission guidelines on general-purpose models (July 2025)',
    },
    href: () =>
      'https://digital-strategy.ec.europa.eu/en/library/guidelines-scope-obligations-providers-general-purpose-ai-models-under-ai-act',
  },
  {
    cited: /28\/2024/,
    name: {
      de: 'Europäischer Datenschutzausschuss, Stellungnahme 28/2024 (17. Dezember 2024)',
      en: 'European Data Protection Board, Opinion 28/2024 (17 December 2024)',
    },
    href: () =>
      'https://www.edpb.europa.eu/documents/opinion-of-the-board-art-64/opinion-282024-on-certain-data-protection-aspects-related-to_en',
  },
  ...(
    [
      ['AGG', 'agg', 'Allgemeines Gleichbehandlungsgesetz', 'General Act on Equal Treatment'],
      ['AktG', 'aktg', 'Aktiengesetz', 'Stock Corporation Act'],
      ['ArbSchG', 'arbschg', 'Arbeitsschutzgesetz', 'Occupational Safety and Health Act'],
      ['ArbStättV', 'arbst_ttv_2004', 'Arbeitsstättenverordnung', 'Workplace Ordinance'],
      ['ArbZG', 'arbzg', 'Arbeitszeitgesetz', 'Working Hours Act'],
      ['AStG', 'astg', 'Außensteuergesetz', 'Foreign Tax Act'],
      ['BDSG', 'bdsg_2018', 'Bundesdatenschutzgesetz', 'Federal Data Protection Act'],
      ['BetrVG', 'betrvg', 'Betriebsverfassungsgesetz', 'Works Constitution Act'],
      ['BGB', 'bgb', 'Bürgerliches Gesetzbuch', 'Civil Code'],
      ['BSIG', 'bsig_2025', 'BSI-Gesetz', 'BSI Act'],
      ['DesignG', 'geschmmg_2014', 'Designgesetz', 'Design Act'],
      ['EGBGB', 'bgbeg', 'Einführungsgesetz zum Bürgerlichen Gesetzbuche', 'Introductory Act to the Civil Code'],
      ['GeschGehG', 'geschgehg', 'Geschäftsgeheimnisgesetz', 'Trade Secrets Act'],
      ['GewO', 'gewo', 'Gewerbeordnung', 'Trade Code'],
      ['GmbHG', 'gmbhg', 'GmbH-Gesetz', 'Limited Liability Companies Act'],
      ['GWB', 'gwb', 'Gesetz gegen Wettbewerbsbeschränkungen', 'Competition Act'],
      ['HGB', 'hgb', 'Handelsgesetzbuch', 'Commercial Code'],
      [
        'KI-MIG',
        'ki-mig',
        'Gesetz zur Marktüberwachung und Innovationsförderung von künstlicher Intelligenz',
        'Act on Market Surveillance and Innovation in AI',
      ],
      ['KWG', 'kredwg', 'Kreditwesengesetz', 'Banking Act'],
      ['StGB', 'stgb', 'Strafgesetzbuch', 'Criminal Code'],
      ['UrhG', 'urhg', 'Urheberrechtsgesetz', 'Copyright Act'],
      ['VVG', 'vvg_2008', 'Versicherungsvertragsgesetz', 'Insurance Contract Act'],
    ] as const
  ).map(([short, slug, de, en]) => ({
    cited: new RegExp(`\\b${short}\\b`),
    name: { de: `${de} (${short})`, en: `German ${en} (${short})` },
    href: germanLaw(slug),
  })),
  {
    cited: /Preisangabenverordnung|Price Indication Ordinance/,
    name: { de: 'Preisangabenverordnung (PAngV)', en: 'German Price Indication Ordinance (PAngV)' },
    href: germanLaw('pangv_2022'),
  },
  {
    cited: /2026\sI\sN[ro]\.\s139/,
    name: {
      de: 'Gesetz vom 12. Mai 2026 zum Verbraucherkredit, BGBl. 2026 I Nr. 139',
      en: 'German Act of 12 May 2026 on consumer credit, Federal Law Gazette 2026 I No. 139',
    },
    href: () => 'https://www.recht.bund.de/bgbl/1/2026/139/VO.html',
  },
  {
    cited: /24\sBVGa\s1\/24/,
    name: {
      de: 'Arbeitsgericht Hamburg, 24 BVGa 1/24 (16. Januar 2024)',
      en: 'Hamburg Labour Court, 24 BVGa 1/24 (16 January 2024)',
    },
    href: germanRuling('ArbG Hamburg', '16.01.2024', '24 BVGa 1/24'),
  },
  {
    cited: /42\sO\s14139\/24/,
    name: {
      de: 'Landgericht München I, 42 O 14139/24 (11. November 2025)',
      en: 'Munich Regional Court I, 42 O 14139/24 (11 November 2025)',
    },
    href: () => 'https://www.gesetze-bayern.de/Content/Document/Y-300-Z-GRURRS-B-2025-N-30204',
  },
  {
    cited: /\bArbVG\b/,
    name: { de: 'Österreich: Arbeitsverfassungsgesetz (ArbVG)', en: 'Austrian Labour Constitution Act (ArbVG)' },
    href: austrianLaw('10008329'),
  },
  {
    cited: /\bNISG\s2026\b/,
    name: {
      de: 'Österreich: NISG 2026, BGBl. I Nr. 94/2025',
      en: 'Austrian NISG 2026, Federal Law Gazette I 94/2025',
    },
    href: () => 'https://www.ris.bka.gv.at/eli/bgbl/I/2025/94',
  },
  {
    // The German act has the same short name.
    cited: /(Österreich|Austria)[^.]*\bUrhG\b/,
    name: { de: 'Österreich: Urheberrechtsgesetz (UrhG)', en: 'Austrian Copyright Act (UrhG)' },
    href: austrianLaw('10001848'),
  },
  {
    cited: /\bDSG\b|(?:Schweiz|Switzerland)[^|]{0,60}\sDat(?:enschutzgesetz|a\sProtection\sAct)/,
    name: { de: 'Schweiz: Datenschutzgesetz (DSG)', en: 'Swiss Data Protection Act (DSG)' },
    href: swissLaw('2022/491', true),
  },
  {
    cited: /Informationssicherheitsgesetz|Information Security Act/,
    name: { de: 'Schweiz: Informationssicherheitsgesetz (ISG)', en: 'Swiss Information Security Act (ISG)' },
    href: swissLaw('2022/232', false),
  },
  {
    cited: /Mitwirkungsgesetz|Participation Act/,
    name: { de: 'Schweiz: Mitwirkungsgesetz', en: 'Swiss Participation Act' },
    href: swissLaw('1994/1037_1037_1037', false),
  },
  {
    cited: /\bURG\b/,
    name: { de: 'Schweiz: Urheberrechtsgesetz (URG)', en: 'Swiss Copyright Act (URG)' },
    href: swissLaw('1993/1798_1798_1798', true),
  },
  {
    cited: /CLOUD\sAct/,
    name: { de: 'USA: CLOUD Act, 18 U.S.C. §\u00a02713', en: 'United States: CLOUD Act, 18 U.S.C. §\u00a02713' },
    href: () => 'https://www.govinfo.gov/link/uscode/18/2713',
  },
];

/** The laws and rulings that a text cites, each with its official text and any caveat. */
export function sourcesCited(text: string, language: Language): { name: string; href: string; note?: string }[] {
  return legalSources
    .filter(({ cited }) => cited.test(text))
    .map(({ name, href, note }) => ({
      name: name[language],
      href: href(language),
      ...(note && { note: note[language] }),
    }));
}
