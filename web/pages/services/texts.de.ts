import { figures, radarRhythm } from '#contract/site/figures.ts';
import type { ServicePage } from '#contract/site/navigation.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { de as radarForm } from '#web/forms/newsletter-radar/texts.de.ts';

const [shortest, longest] = figures.transformationMonths;
const [shortestDays, longestDays] = figures.workshopDays.map((days) => days.toLocaleString('de-DE'));
const { workshopParticipants: people } = figures;

export type CardTexts = {
  title: string;
  description: string;
  features: readonly [string, string, string, string];
  link: string;
  /** Reason for the highlight. */
  badge?: string;
  price?: string;
  priceNote?: string;
  timeline?: string;
};

const cards: Record<ServicePage, CardTexts> = {
  'ai-transformation': {
    title: 'KI-Transformation',
    description: 'Ein Weg in vier Phasen, vom ersten Blick auf Ihre Abläufe bis zum täglichen Betrieb.',
    features: [
      'Bewertete Liste aller Vorhaben',
      'Entwurf mit Aufwand und Abnahme',
      'Bau gemeinsam mit dem Fachbereich',
      `Messung nach ${figures.impactDays.join(', ').replace(/, (\d+)$/, ' und $1')}\u00a0Tagen`,
    ],
    timeline: `${shortest}–${longest} Monate`,
    link: 'Die vier Phasen',
  },
  'ai-coaching': {
    title: 'KI-Coaching',
    description: 'Jemand liest die Vorlage gegen, bevor Sie dafür geradestehen.',
    features: [
      'Einzeltermine mit derselben Person',
      'Begleitung als Beirat',
      'Gutachten zu Angebot oder Zukauf',
      'Vorbereitung auf den Aufsichtsrat',
    ],
    link: 'Coaching und Beirat',
  },
  'ai-academy': {
    title: 'KI-Akademie',
    description: 'Kurse, in denen Ihre Leute üben, eine falsche Antwort zu erkennen.',
    features: [
      'Grundkurs für alle',
      'Fachkurs für einen Bereich',
      'Führungskurs für Verantwortliche',
      'Übungen an eigenen Unterlagen',
    ],
    link: 'Drei Kurse',
  },
  'ai-workshops': {
    title: 'KI-Workshops',
    description: 'Eine moderierte Runde, die aus vielen Einfällen eine Rangliste macht.',
    features: [
      `Inhouse mit ${people.inhouse.join(' bis ')} Personen`,
      `Virtuell in ${figures.workshopVirtualSessions.join(' bis ')} Sitzungen`,
      `Executive mit ${people.executive.join(' bis ')} Personen`,
      'Eine zuständige Person je Vorhaben',
    ],
    timeline: `${shortestDays}–${longestDays} Tage`,
    link: 'Formate im Vergleich',
  },
  'ai-applications': {
    title: 'KI-Anwendungen',
    description: 'Software für einen einzigen Ablauf, mit einem Sprachmodell in Ihrer Umgebung.',
    features: [
      'Private Sprachmodelle',
      'Anschluss an vorhandene Systeme',
      'Protokoll über jeden Zugriff',
      'Sechs Prüfpunkte vor der Freigabe',
    ],
    link: 'Sicherheitsliste',
  },
  'ai-platform': {
    title: 'KI-Plattform',
    description: 'Ein Unterbau für alle Anwendungen: das Unternehmens-GPT unter eigener Kontrolle.',
    features: [
      'Private GPT-Umgebung',
      'Agenten, die sich eine Aufgabe teilen',
      'Rechte nach Rolle',
      'Bedienung auch per Stimme',
    ],
    link: 'Aufbau der Plattform',
  },
  'ai-mvp': {
    title: 'KI-MVP',
    description: 'Die kleinste Fassung Ihrer Idee, gebaut für ein Urteil aus der Praxis.',
    features: [
      'Betrag und Termin stehen vorher fest',
      'Test an den späteren Arbeitsplätzen',
      'Ihre eigenen Daten statt Musterdaten',
      'Code, mit dem es weitergeht',
    ],
    badge: 'Fester Preis',
    price: `${figures.mvpPriceEuro.toLocaleString('de-DE')}\u00a0EUR`,
    priceNote: 'zzgl.\u00a0USt.',
    timeline: `${figures.mvpWeeks.join('–')} Wochen`,
    link: 'Inhalt und Ablauf',
  },
  'ai-lab': {
    title: 'KI-Lab',
    description: 'Ein eingerichtetes Labor samt Leuten, das Ihre offene Frage beantwortet und übergibt.',
    features: [
      'Vier Phasen, die dritte nach Wahl',
      'Keine eigenen Stellen nötig',
      'Code und Messwerte für Ihr Team',
      'Ein Preis je Versuch',
    ],
    timeline: 'Sofort verfügbar',
    link: 'Wie das Lab arbeitet',
  },
};

export const de = {
  meta: {
    title: 'Leistungsangebot: acht Wege zur KI',
    description:
      'Acht KI-Leistungen im Überblick: Transformation, Akademie, Coaching, Workshops, Anwendungen, Plattform, MVP zum Festpreis und Lab, mit Dauer und Inhalt.',
    keywords: ['KI-Leistungen', 'Leistungsangebot', 'KI-Beratung', 'Überblick'],
  },
  hero: {
    eyebrow: 'Leistungsangebot',
    title: 'Acht Leistungen, geordnet nach dem, was Sie schon haben',
    lead: 'Suchen Sie zuerst, was bei Ihnen auf dem Tisch liegt. Zu jedem Anfang gehören zwei Leistungen, eine größere und eine kleinere. Jede lässt sich einzeln beauftragen; der Preis steht vor Beginn im Angebot, beim MVP schon hier.',
    index: 'Sie haben bereits …',
  },
  groups: {
    mandate: {
      short: 'einen Auftrag',
      title: 'Sie haben einen Auftrag',
      text: 'Im Vorstand ist entschieden, dass etwas geschehen soll. Offen ist, was zuerst kommt und wer dafür einsteht.',
    },
    people: {
      short: 'Leute und Werkzeuge',
      title: 'Sie haben Leute und Werkzeuge',
      text: 'Die Lizenzen sind gekauft, benutzt werden sie wenig. Es fehlt an Übung oder an einer Runde, die sich einigt.',
    },
    process: {
      short: 'einen teuren Vorgang',
      title: 'Sie haben einen teuren Vorgang',
      text: 'Ein Ablauf kostet Tage, und keine Software am Markt kennt seine Regeln.',
    },
    idea: {
      short: 'eine Idee',
      title: 'Sie haben eine Idee',
      text: 'Auf dem Papier überzeugt sie; mit Nutzern erprobt ist sie noch nicht.',
    },
  },
  cards,
  whyUs: {
    eyebrow: 'Warum wir',
    title: 'Gründe, die Sie nachprüfen können',
    lead: 'Jeden können Sie prüfen, bevor Sie etwas unterschreiben.',
    note: `Projekte, Fachleute und Jahre sind eigene Angaben, Stand ${legalDate(asOf, 'de')}.`,
    checkLabel: 'So prüfen Sie es',
    points: [
      {
        title: 'Beratung und Bau aus einer Hand',
        text: `Mehr als ${figures.specialists} Fachleute entwerfen und programmieren selbst und betreiben, was sie empfehlen.`,
        check: 'Fragen Sie nach der letzten nächtlichen Störung und danach, wer sie behoben hat.',
      },
      {
        title: `Mehr als ${figures.projects} Projekte`,
        text: `Gegründet ${figures.foundedYear}, seit über ${figures.yearsOfAiProjects} Jahren in KI-Projekten.`,
        check: 'Nennen Sie Ihre Branche. Wir schildern den nächstliegenden Fall und was daran misslang.',
      },
      {
        title: 'Ein Vertrag je Leistung',
        text: 'Anfang, Ende und Abnahme stehen in jedem Angebot für sich.',
        check: 'Verlangen Sie ein Angebot über die kleinste der acht und suchen Sie darin nach Folgekosten.',
      },
      {
        title: 'Recht im Entwurf',
        text: 'DSGVO, KI-Verordnung (AI Act) und NIS2 sind Anforderungen wie Antwortzeit und Preis; wir klären sie im Entwurf.',
        check: 'Geben Sie einen unserer Entwürfe Ihrer Datenschutzstelle, bevor Sie unterschreiben.',
      },
    ],
  },
  radar: {
    eyebrow: 'KI-Radar',
    title: 'Noch kein Bedarf? Dann beobachten Sie den Markt',
    lead: `Wer erst sehen will, was andere Unternehmen kaufen und was sie wieder abbestellen, liest den Radar: ${radarRhythm.de}, aus ${figures.radarCountries} Ländern.`,
    form: radarForm,
  },
  closing: {
    title: 'Die passende Leistung steht nach einem Gespräch fest',
    lead: `In ${figures.conversationMinutes} Minuten sortieren wir gemeinsam, was Sie brauchen, in welcher Reihenfolge, und wovon der Preis abhängt.`,
    button: 'Kostenloses Erstgespräch buchen',
  },
};

export type Texts = typeof de;
