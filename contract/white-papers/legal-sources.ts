import type { Language, Localized } from '#contract/site/languages.ts';
import { officialText } from '#contract/site/regulations.ts';

/** A law or ruling that papers cite: how they name it, what it is called, and where its official text stands. */
type LegalSource = { cited: RegExp; name: Localized<string>; href: (language: Language) => string };

const eurLex = (eli: string) => (language: Language) => `https://eur-lex.europa.eu/eli/${eli}/oj?locale=${language}`;
const germanLaw = (slug: string) => () => `https://www.gesetze-im-internet.de/${slug}/`;
const ruling = (number: string) => () => `https://curia.europa.eu/juris/liste.jsf?num=${number}`;

/** The register, in the order in which papers list them; looked up in November 2026. */
export const legalSources: readonly LegalSource[] = [
  {
    cited: /2024\/1689|KI-Verordnung|AI Act/,
    name: { de: 'KI-Verordnung (AI Act), Verordnung (EU) 2024/1689', en: 'AI Act, Regulation (EU) 2024/1689' },
    href: (language) => officialText('ai-act', language),
  },
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
    cited: /C-634\/21/,
    name: { de: 'EuGH, C-634/21 (7. Dezember 2023)', en: 'Court of Justice, C-634/21 (7 December 2023)' },
    href: ruling('C-634/21'),
  },
  {
    cited: /C-203\/22/,
    name: { de: 'EuGH, C-203/22 (27. Februar 2025)', en: 'Court of Justice, C-203/22 (27 February 2025)' },
    href: ruling('C-203/22'),
  },
  ...(
    [
      ['AGG', 'agg', 'Allgemeines Gleichbehandlungsgesetz', 'General Act on Equal Treatment'],
      ['AktG', 'aktg', 'Aktiengesetz', 'Stock Corporation Act'],
      ['ArbSchG', 'arbschg', 'Arbeitsschutzgesetz', 'Occupational Safety and Health Act'],
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
];

/** The laws and rulings that a text cites, each with its official text. */
export function sourcesCited(text: string, language: Language): { name: string; href: string }[] {
  return legalSources
    .filter(({ cited }) => cited.test(text))
    .map(({ name, href }) => ({ name: name[language], href: href(language) }));
}
