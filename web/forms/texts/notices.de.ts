import type { LeadKind } from '#contract/leads/registry.ts';

/**
 * Short notices under Art. 13 GDPR by kind of form; each follows the controller's name and states purpose, legal basis
 * and retention. The privacy policy has the details.
 */
export const notices = {
  contact:
    'nutzt Ihre Angaben, um Ihre Anfrage zu beantworten (Art. 6 Abs. 1 lit. b oder f DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Sie können der Nutzung jederzeit widersprechen. Einzelheiten in der',
  booking:
    'nutzt Ihre Angaben, um den Termin zu vereinbaren und das Gespräch vorzubereiten (Art. 6 Abs. 1 lit. b oder f DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Sie können der Nutzung jederzeit widersprechen. Einzelheiten in der',
  'white-paper':
    'nutzt Ihre Angaben, um das White Paper bereitzustellen (Art. 6 Abs. 1 lit. b DSGVO) und zu sehen, welche Papiere gefragt sind (lit. f; dem können Sie jederzeit widersprechen), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Werbung erhalten Sie dadurch nicht. Einzelheiten in der',
  'private-equity-request':
    'nutzt Ihre Angaben, um die gewählten Papiere zu senden und Rückfragen zu beantworten (Art. 6 Abs. 1 lit. b DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Werbung erhalten Sie dadurch nicht. Einzelheiten in der',
  'organisation-request':
    'nutzt Ihre Angaben für den Versand der gewählten Papiere und Antworten auf Rückfragen (Art. 6 Abs. 1 lit. b DSGVO) und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Werbung erhalten Sie dadurch nicht. Einzelheiten in der',
  'calculation-request':
    'nutzt Ihre Angaben, um Ihnen das PDF Ihrer Berechnung zu senden und Rückfragen zu beantworten (Art. 6 Abs. 1 lit. b DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Werbung erhalten Sie dadurch nicht. Einzelheiten in der',
  investor:
    'nutzt Ihre Angaben, um Ihre Investorenanfrage zu prüfen und zu beantworten (Art. 6 Abs. 1 lit. b oder f DSGVO), und löscht sie, sobald sie dafür nicht mehr gebraucht werden. Sie können der Nutzung jederzeit widersprechen. Einzelheiten in der',
  'newsletter-radar':
    'nutzt Ihre Angaben allein für den KI-Radar, mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), bis Sie sich abmelden. Eine unbestätigte Anmeldung wird nach 14 Tagen gelöscht. Einzelheiten in der',
  'newsletter-general':
    'nutzt Ihre Angaben allein für diesen Newsletter, mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Abmelden geht mit einem Klick; unbestätigte Anmeldungen löschen wir nach 14 Tagen. Einzelheiten in der',
} satisfies Record<LeadKind, string>;

export type Notices = typeof notices;
