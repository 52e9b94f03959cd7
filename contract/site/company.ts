import * as v from 'valibot';
import { isTimeZone } from '#contract/time-zone.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const localized = v.object({ de: text, en: text });
const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
/** ISO 3166-1 alpha-2. */
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const email = v.pipe(v.string(), v.email());
const timeZone = v.pipe(text, v.check(isTimeZone));

/** Placeholder in the address of the video room, replaced by a name unique to the appointment. */
export const roomPlaceholder = '{room}';

const facts = v.object({
  /** True while the data are made up; the start-up log and the staff dashboard then say so. */
  sample: v.optional(v.boolean(), false),
  name: text,
  legalName: text,
  address: v.object({
    street: text,
    postalCode: text,
    city: text,
    country: localized,
    countryCode: v.optional(countryCode, 'DE'),
  }),
  register: v.object({ court: text, number: text }),
  vatId: text,
  managingDirectors: v.pipe(v.array(text), v.minLength(1)),
  /** Person responsible for editorial content, section 18(2) MStV. */
  responsiblePerson: text,
  /** Supervisory authority for data protection at the company's seat. */
  dataProtectionAuthority: v.object({ name: text, url }),
  /** Named on the privacy page (Art. 13(1)(b) GDPR, section 38 BDSG) if there is one. */
  dataProtectionOfficer: v.optional(v.object({ name: text, email })),
  /** Mail delivery provider, unless it is the operator's own server; the privacy page names it as processor. */
  mailProvider: v.optional(text),
  /**
   * Basis of the percentages on the site: number of projects, period, kind of measurement. Without it they are
   * described only as figures from experience.
   */
  percentagesBasis: v.optional(localized),
  email,
  /** Where to report security issues: a mail address or a page; defaults to `email`. */
  securityContact: v.optional(v.union([email, v.pipe(url, v.startsWith('https:'))])),
  phone: v.object({ display: text, tel: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)) }),
  /**
   * `person` holds the first conversations and signs mails; newsletters are signed by `editor` or else by the company.
   */
  mail: v.object({
    from: email,
    to: email,
    person: text,
    role: localized,
    editor: v.optional(v.object({ person: text, role: localized })),
  }),
  /**
   * Address of video conversations; without it the mail says that the link will follow. If it contains
   * `roomPlaceholder`, each appointment gets its own room.
   */
  booking: v.optional(v.object({ videoRoom: v.optional(url) })),
  locations: v.array(
    v.object({
      city: localized,
      country: localized,
      role: localized,
      /** IANA name; if every location has one, the about page draws their common working hours. */
      timeZone: v.optional(timeZone),
    }),
  ),
  /** The people whom visitors will meet; without them the pages do not mention any. */
  people: v.optional(v.array(v.object({ name: text, role: localized, city: localized, timeZone })), []),
  links: v.object({ platform: url, useCaseHub: url }),
  books: v.array(
    v.object({
      id: text,
      title: localized,
      subtitle: localized,
      description: localized,
      amazonLink: v.object({ de: url, en: url }),
      /** Cover image files (JPEG, PNG, WebP, AVIF) in the folder of the company file; without them a cover is drawn. */
      image: v.optional(localized),
    }),
  ),
  /** Only with their consent; without names only the industries are shown. */
  clients: v.array(text),
  /** Number of clients by industry, most first, as counted by the operator; drawn next to the names. */
  clientsByIndustry: v.optional(
    v.array(v.object({ industry: localized, clients: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    [],
  ),
});

/**
 * All facts about the operator that the specification leaves open. An operator replaces them as a whole with a JSON
 * file of this shape (setting COMPANY_FILE), without a rebuild.
 */
export const companySchema = v.pipe(
  facts,
  v.forward(
    v.check(
      ({ clients, clientsByIndustry }) => clients.length + clientsByIndustry.length > 0,
      'the home page needs them: name some, or count them in clientsByIndustry',
    ),
    ['clients'],
  ),
);

export type Company = v.InferOutput<typeof companySchema>;
/** What pages may read: without the notification address and the video room, which only invited visitors get. */
export type PublicCompany = Omit<Company, 'mail' | 'booking' | 'securityContact'>;

/** Entirely made up: no such company, register entry, VAT id, person or client exists. */
export const sampleCompany: Company = {
  sample: true,
  name: 'Musterwerk KI',
  legalName: 'Musterwerk KI GmbH (Beispiel)',
  address: {
    street: 'Beispielallee 1',
    postalCode: '30159',
    city: 'Hannover',
    country: { de: 'Deutschland', en: 'Germany' },
    countryCode: 'DE',
  },
  register: { court: 'Amtsgericht Hannover', number: 'HRB 000000 (Beispiel)' },
  vatId: 'DE000000000 (Beispiel)',
  managingDirectors: ['Dr. Erika Beispiel'],
  responsiblePerson: 'Dr. Erika Beispiel',
  dataProtectionAuthority: {
    name: 'Der Landesbeauftragte für den Datenschutz Niedersachsen',
    url: 'https://www.lfd.niedersachsen.de/',
  },
  dataProtectionOfficer: { name: 'Anna Beispiel', email: 'datenschutz@musterwerk-ki.example' },
  percentagesBasis: {
    de: 'Grundlage (Muster): 14 Projekte von 2021 bis 2025, eigene Auswertung.',
    en: 'Basis (sample): 14 projects from 2021 to 2025, our own evaluation.',
  },
  email: 'kontakt@musterwerk-ki.example',
  securityContact: 'sicherheit@musterwerk-ki.example',
  phone: { display: '+49 511 000000', tel: '+49511000000' },
  mail: {
    from: 'kontakt@musterwerk-ki.example',
    to: 'vertrieb@musterwerk-ki.example',
    person: 'Jonas Beispiel',
    role: { de: 'Leiter Erstgespräche', en: 'Head of client consultations' },
    editor: { person: 'Mira Beispiel', role: { de: 'Redaktion', en: 'Editor' } },
  },
  booking: { videoRoom: 'https://video.example.com/erstgespraech' },
  locations: [
    {
      city: { de: 'Hannover', en: 'Hannover' },
      country: { de: 'Deutschland', en: 'Germany' },
      role: { de: 'Hauptsitz, Strategie und Umsetzung', en: 'Head office, strategy and delivery' },
      timeZone: 'Europe/Berlin',
    },
    {
      city: { de: 'Düsseldorf', en: 'Düsseldorf' },
      country: { de: 'Deutschland', en: 'Germany' },
      role: { de: 'Beratung im Westen', en: 'Consulting in western Germany' },
      timeZone: 'Europe/Berlin',
    },
    {
      city: { de: 'Breslau', en: 'Wroclaw' },
      country: { de: 'Polen', en: 'Poland' },
      role: { de: 'Entwicklung und Betrieb', en: 'Engineering and operations' },
      timeZone: 'Europe/Warsaw',
    },
    {
      city: { de: 'Haifa', en: 'Haifa' },
      country: { de: 'Israel', en: 'Israel' },
      role: { de: 'Forschung und Start-up-Netzwerk', en: 'Research and start-up network' },
      timeZone: 'Asia/Jerusalem',
    },
  ],
  people: [
    {
      name: 'Jonas Beispiel',
      role: { de: 'Leiter Erstgespräche', en: 'Head of client consultations' },
      city: { de: 'Hannover', en: 'Hannover' },
      timeZone: 'Europe/Berlin',
    },
    {
      name: 'Dr. Erika Beispiel',
      role: { de: 'Geschäftsführerin', en: 'Managing director' },
      city: { de: 'Düsseldorf', en: 'Düsseldorf' },
      timeZone: 'Europe/Berlin',
    },
    {
      name: 'Ewa Próbna',
      role: { de: 'Entwicklung und Betrieb', en: 'Engineering and operations' },
      city: { de: 'Breslau', en: 'Wroclaw' },
      timeZone: 'Europe/Warsaw',
    },
    {
      name: 'Noa Dugma',
      role: { de: 'Forschung', en: 'Research' },
      city: { de: 'Haifa', en: 'Haifa' },
      timeZone: 'Asia/Jerusalem',
    },
  ],
  links: { platform: 'https://platform.example.com/', useCaseHub: 'https://use-cases.example.com/' },
  books: [
    {
      id: 'ki-im-mittelstand',
      title: { de: 'Rechnen, dann bauen', en: 'Do the Sums, Then Build' },
      subtitle: { de: 'Künstliche Intelligenz im Mittelstand', en: 'Artificial intelligence in mid-sized companies' },
      description: {
        de: 'Wie ein Betrieb mit hundert Beschäftigten prüft, ob sich ein Vorhaben trägt, bevor das erste Modell läuft. Mit Rechenblättern für Einkauf, Innendienst und Fertigung.',
        en: 'How a firm of a hundred people finds out whether a plan pays for itself before the first model runs. With worksheets for purchasing, back office and production.',
      },
      amazonLink: { de: 'https://books.example.com/de/1', en: 'https://books.example.com/en/1' },
    },
    {
      id: 'organisation-mit-ki',
      title: { de: 'Wer entscheidet hier?', en: 'Who Decides Here?' },
      subtitle: { de: 'Führung und Verantwortung mit KI-Agenten', en: 'Leadership and responsibility with AI agents' },
      description: {
        de: 'Wenn Software Aufträge auslöst, braucht jede Entscheidung einen Namen. Das Buch ordnet Zuständigkeiten von der Freigabe bis zum Widerspruch und nennt Grenzen, an denen ein Mensch übernimmt.',
        en: 'Once software places orders, every decision needs a name. The book sorts responsibilities from release to objection and marks the points where a person takes over.',
      },
      amazonLink: { de: 'https://books.example.com/de/2', en: 'https://books.example.com/en/2' },
    },
  ],
  clients: [
    'Beispiel Handel AG',
    'Muster Maschinenbau',
    'Probe Versicherung',
    'Demo Logistik',
    'Exempel Energie',
    'Nordmuster Bank',
    'Testfeld Automotive',
    'Skizze Medien',
    'Vorlage Pharma',
    'Modell Chemie',
    'Entwurf Immobilien',
    'Muster Kapital',
    'Beispiel Klinikum',
    'Probe Stadtwerke',
    'Demo Akademie',
  ],
  clientsByIndustry: [
    { industry: { de: 'Fertigung und Automobil', en: 'Manufacturing and automotive' }, clients: 14 },
    { industry: { de: 'Banken und Versicherungen', en: 'Banking and insurance' }, clients: 11 },
    { industry: { de: 'Handel und Logistik', en: 'Retail and logistics' }, clients: 10 },
    { industry: { de: 'Energie, Chemie, Pharma', en: 'Energy, chemicals, pharma' }, clients: 8 },
    { industry: { de: 'Gesundheit, Bildung, Kommunen', en: 'Health, education, municipalities' }, clients: 6 },
    { industry: { de: 'Beteiligungsgesellschaften', en: 'Private equity' }, clients: 4 },
  ],
};
