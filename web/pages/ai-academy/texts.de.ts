import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate, regulations } from '#contract/site/regulations.ts';

const stated = legalDate(asOf, 'de');

const { foundation, specialist, leadership } = figures.academyCourses;
const people = ([least, most]: readonly [number, number]) => `${least}–${most} Personen`;
const dutySince = legalDate(regulations['ai-act'].dates.prohibitions, 'de');

export const de = {
  meta: {
    title: 'KI-Akademie: Schulung am eigenen Vorgang',
    description:
      'KI-Schulungen für Belegschaft, Fachbereich und Führung: Grundkurs, Fachkurs, Führungskurs. Geübt wird an eigenen Unterlagen, vor Ort oder online.',
    keywords: [
      'KI-Schulung',
      'KI-Akademie',
      'KI-Kompetenz',
      'KI-Verordnung',
      'EU AI Act',
      'Weiterbildung',
      'Vorstand',
      'Geschäftsführung',
    ],
  },
  hero: {
    plate:
      'Ein Protokoll zur Korrektur: zwei Sätze mit Haken, im dritten ist eine Stimmenzahl mit Rotstift eingekreist.',
    eyebrow: 'KI-Akademie',
    title: 'Wer KI benutzt, muss ihr widersprechen können',
    lead: 'Ihre Leute lernen, woran man eine falsche Antwort erkennt und wann man besser selbst rechnet. Geübt wird an Ihren Angeboten, Reklamationen und Tabellen. Der Preis je Kurs steht vor Beginn im Angebot.',
    button: 'Training buchen',
  },
  exercise: {
    title: 'Finden Sie den Fehler',
    mark: 'Beispiel aus dem Grundkurs',
    question: 'Was zahlen wir für Angebot 4711, wenn wir das Skonto nutzen?',
    answer: [
      'Die Auftragssumme beträgt 48.600\u202f€ netto.',
      'Mit 3\u202f% Skonto zahlen Sie 47.142\u202f€.',
      'Das Skonto gilt bis zum 31.\u00a0Juni.',
    ],
    task: 'Einer der drei Sätze ist falsch.',
    show: 'Lösung zeigen',
    solution:
      'Der dritte: Der Juni hat 30 Tage. Die Rechnung stimmt, und genau deshalb liest man über das Datum hinweg. Im Kurs stammt das Angebot von Ihnen.',
  },
  courses: {
    title: 'Kurse, nach Verantwortung geordnet',
    lead: 'Ein Block steht für einen halben Tag. Alle Kurse gibt es auf Deutsch und Englisch.',
    labels: { contents: 'Inhalt', duration: 'Dauer', format: 'Form', participants: 'Gruppe' },
    cards: {
      foundation: {
        title: 'Grundkurs',
        subtitle: 'Für alle, die mit einem Sprachmodell arbeiten',
        features: [
          'Fragen so stellen, dass die Antwort prüfbar wird',
          'Vertrauliches erkennen und heraushalten',
          'Zahlen, Daten und Quellen gegenlesen',
          'Wissen, wann Handarbeit schneller ist',
        ],
        duration: 'Ein halber Tag',
        format: 'Vor Ort oder online',
        participants: people(foundation.participants),
        button: 'Grundkurs besprechen',
      },
      specialist: {
        title: 'Fachkurs',
        subtitle: 'Für einen Bereich und seinen häufigsten Vorgang',
        features: [
          'Den Vorgang in Schritte zerlegen',
          'Festlegen, was das Modell übernimmt',
          'Anweisungen schreiben und versionieren',
          'Stichproben planen und auswerten',
        ],
        duration: `${specialist.days} Tage`,
        format: 'Vor Ort, am eigenen Bildschirm',
        participants: people(specialist.participants),
        button: 'Fachkurs besprechen',
      },
      leadership: {
        title: 'Führungs\u00adkurs',
        subtitle: 'Für alle, die Ergebnisse verantworten',
        features: [
          'Vorlagen zu KI\u2011Vorhaben beurteilen',
          'Grenzwerte für Fehler setzen',
          'Zuständigkeit und Haftung klären',
          'Mit dem Betriebsrat verhandeln',
        ],
        duration: `${leadership.days} Tag`,
        format: 'Vor Ort, ohne das eigene Team',
        participants: people(leadership.participants),
        button: 'Führungskurs besprechen',
      },
    },
    note: 'Dauer und Gruppengröße sind Richtwerte; verbindlich ist das Angebot.',
  },
  benefits: {
    eyebrow: 'Nutzen',
    title: 'Woran Sie die Schulung ein Vierteljahr später bemerken',
    lead: 'Sechs Zeichen, an denen Sie das Können erkennen.',
    picture:
      'Sechs Dinge auf einem Tisch: eine Meldung mit beigelegtem Fall, ein Text mit leeren Feldern statt Namen, Karten mit Fehlern, zwölf Zugänge, von denen zwei zurückgegeben sind, eine Stichprobe mit einem Fehler, ein Heft von Hand zu Hand.',
    items: [
      {
        title: 'Die Fragen an die IT werden genauer',
        text: 'Aus „geht nicht“ wird „falsche Quelle, Fall liegt bei“.',
      },
      {
        title: 'Kundennamen verschwinden',
        text: 'In Eingaben stehen Platzhalter, bevor ein Text an ein fremdes Modell geht.',
      },
      {
        title: 'Es gibt eine Fehlersammlung',
        text: 'Wer eine schlechte Antwort findet, trägt sie ein. Der nächste Kurs übt damit.',
      },
      {
        title: 'Lizenzen werden genutzt oder gekündigt',
        text: 'Wer das Werkzeug nicht braucht, gibt seinen Zugang zurück.',
      },
      {
        title: 'Vorgesetzte fragen nach der Fehlerquote',
        text: 'In Besprechungen geht es um Stichproben, und jemand kennt das Ergebnis.',
      },
      {
        title: 'Neue lernen von Erfahrenen',
        text: 'Jeder Fachkurs hinterlässt ein Heft mit Anweisungen, das der Bereich selbst weiterführt.',
      },
    ],
  },
  duty: {
    eyebrow: 'Rechtlicher Anlass',
    title: 'KI-Kompetenz ist seit 2025 auch eine Pflicht',
    note: `Stand ${stated}. Diese Übersicht ersetzt keine Rechtsberatung.`,
    link: 'Regelwerke und Fundstellen',
    items: [
      {
        term: 'Grundlage',
        detail: `Artikel 4 der KI-Verordnung (AI Act), anzuwenden seit ${dutySince}.`,
      },
      {
        term: 'Wen es trifft',
        detail: 'Unternehmen, die KI-Systeme anbieten oder betreiben, gleich welcher Größe.',
      },
      {
        term: 'Was genügt',
        detail:
          'Maßnahmen, die Kompetenz fördern, passend zu Vorwissen und Einsatz. Ein Zertifikat nennt das Gesetz nicht.',
      },
      {
        term: 'Was wir beitragen',
        detail: 'Inhalte, Teilnahme und Datum jedes Kurses als Liste für Ihre Unterlagen.',
      },
    ],
  },
  onward: {
    title: 'Andere Wege zu lernen',
    links: ['Workshop: in kleiner Runde zur Rangliste', 'Coaching: unter vier Augen'],
  },
  closing: {
    title: 'Bringen Sie eine Antwort mit, der Sie nicht trauen',
    lead: 'An ihr zeigen wir im Gespräch, was ein Kurs leistet, und schlagen vor, wer bei Ihnen anfangen sollte.',
    button: 'Kursplan besprechen',
  },
};

export type Texts = typeof de;
