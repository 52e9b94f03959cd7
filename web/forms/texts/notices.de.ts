import type { LeadKind } from '#contract/leads/registry.ts';

/**
 * Art. 13 GDPR in short, one notice for each kind of form: after the controller's name what for, on which
 * ground and how long. The privacy policy says the rest.
 */
export const notices = {
  contact:
    'nutzt Ihre Angaben, um Ihre Anfrage zu beantworten (Art. 6 Abs. 1 lit. b oder f DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Sie können der Nutzung jederzeit widersprechen. Alles Weitere:',
  booking:
    'nutzt Ihre Angaben, um den Termin zu vereinbaren und das Gespräch vorzubereiten (Art. 6 Abs. 1 lit. b oder f DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Zum Nachlesen:',
  'white-paper':
    'nutzt Ihre Angaben, um das White Paper bereitzustellen und dazu einmal nachzufragen (Art. 6 Abs. 1 lit. b und f DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Für einen Newsletter melden wir Sie damit nicht an. Mehr dazu:',
  'private-equity-request':
    'nutzt Ihre Angaben, um die gewählten Papiere zu senden und dazu einmal nachzufragen (Art. 6 Abs. 1 lit. b und f DSGVO). Danach werden sie gelöscht, wenn kein Gespräch daraus entsteht. Einzelheiten:',
  'organisation-request':
    'nutzt Ihre Angaben für den Versand der gewählten Papiere und eine einmalige Nachfrage (Art. 6 Abs. 1 lit. b und f DSGVO); ohne weiteres Gespräch werden sie gelöscht. Ausführlich:',
  investor:
    'nutzt Ihre Angaben, um Ihre Investorenanfrage zu prüfen und zu beantworten (Art. 6 Abs. 1 lit. b DSGVO), und löscht sie, wenn daraus keine Beteiligung entsteht. Rechte und Fristen:',
  'newsletter-radar':
    'nutzt Ihre Angaben allein für den KI-Radar, mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), bis Sie sich abmelden. Eine unbestätigte Anmeldung wird nach 14 Tagen gelöscht. Nachzulesen unter:',
  'newsletter-general':
    'nutzt Ihre Angaben allein für diesen Newsletter, mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Abmelden geht mit einem Klick; unbestätigte Anmeldungen löschen wir nach 14 Tagen. Vollständig in der',
} satisfies Record<LeadKind, string>;

export type Notices = typeof notices;
