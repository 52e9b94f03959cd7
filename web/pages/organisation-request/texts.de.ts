import { de as form } from '#web/forms/organisation-request/texts.de.ts';

export const de = {
  meta: {
    title: 'White Papers: KI und Organisation',
    description:
      'Drei White Papers zu KI und Organisation: Aufbau und Rollen, der Mensch in der Entscheidung, der Arbeitsplatz mit Agenten. Kostenlos per E-Mail.',
    keywords: ['KI-Organisation', 'Human in the Loop', 'KI-Arbeitsplatz', 'White Paper', 'Rollen'],
  },
  hero: {
    eyebrow: 'White Papers zur Organisation',
    title: 'Das Organigramm kennt noch keine Agenten',
    lead: 'Software legt Bestellungen an, sortiert Bewerbungen und beantwortet Beschwerden. Wer für sie einsteht, klären drei kurze Papiere für Geschäftsleitung, Personal und IT, kostenlos per E-Mail.',
    button: 'Zu den drei Papieren',
    picture:
      'Organigramm mit einer Leitung und drei Abteilungen. Unter jeder Abteilung hängt ein gestricheltes, leeres Feld: der Agent, für den niemand eingetragen ist.',
    boxes: { top: 'Leitung', units: ['Einkauf', 'Personal', 'Service'], agent: 'Agent' },
  },
  problem: {
    eyebrow: 'Problem und Lösung',
    title: 'Zuständigkeit für Agenten, geklärt auf drei Ebenen',
    problem: {
      title: 'Was im Alltag geschieht',
      text: 'Ein Agent bestellt zu viel. Der Einkauf verweist auf die IT, die IT auf den Hersteller, der Hersteller auf die Einstellungen. Drei Wochen später ist klar, dass niemand zuständig war.',
    },
    solution: {
      title: 'Was die Papiere klären',
      text: 'Zuständigkeit lässt sich auf drei Ebenen vergeben, und auf jeder mit ein oder zwei Sätzen, die alle verstehen. Jedes Papier liefert sie als Vorlage, dazu die Fälle, in denen sie nicht genügen.',
    },
    head: ['Ebene', 'Die offene Frage', 'Was danach feststeht'],
    levels: [
      { name: 'Unternehmen', question: 'Wem berichtet ein Agent?', answer: 'Ein Name je Agent, in der Linie sichtbar' },
      {
        name: 'Entscheidung',
        question: 'Wann muss ein Mensch hinsehen?',
        answer: 'Schwellen nach Betrag, Folge und Umkehrbarkeit',
      },
      {
        name: 'Schreibtisch',
        question: 'Was bleibt von der Stelle übrig?',
        answer: 'Eine Aufgabenliste, mit dem Betriebsrat abgestimmt',
      },
    ],
  },
  papers: {
    eyebrow: 'Die drei Papiere',
    title: 'Von der Geschäftsleitung bis zum Schreibtisch',
    text: 'Sie lassen sich einzeln lesen. Wer alle drei nimmt, beginnt am besten mit dem ersten. Wir senden sie Ihnen kostenlos.',
    cards: [
      {
        text: 'Welche Rollen entstehen, welche sich teilen und welches Gremium am Ende zeichnet.',
        facts: [
          { term: 'Ebene', detail: 'Unternehmen' },
          { term: 'Enthält', detail: 'Rollenblatt zum Ausfüllen' },
        ],
      },
      {
        text: 'Wo Kontrolle Pflicht ist, wo Stichproben genügen und ab wann ein Mensch nur noch abnickt.',
        facts: [
          { term: 'Ebene', detail: 'Entscheidung' },
          { term: 'Enthält', detail: 'Schwellentabelle' },
        ],
      },
      {
        text: 'Acht Stunden mit Agenten, samt Regeln für Pausen, Fehler und das Recht, nein zu sagen.',
        facts: [
          { term: 'Ebene', detail: 'Schreibtisch' },
          { term: 'Enthält', detail: 'Bausteine einer Vereinbarung' },
        ],
      },
    ],
    form,
  },
  onward: {
    title: 'Vom Lesen zum Üben',
    links: ['Akademie: Kurse für alle Ebenen', 'Transformation: Organisation und Technik zusammen'],
  },
  closing: {
    title: 'Läuft bei Ihnen ein Agent, für den niemand einsteht?',
    lead: 'Beschreiben Sie, was er tut und wer es merkt, wenn er irrt. Wir schlagen vor, wem er zugeordnet sein sollte.',
    button: 'Zuständigkeit klären',
  },
};

export type Texts = typeof de;
