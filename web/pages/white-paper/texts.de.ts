const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

export const de = {
  meta: {
    title: 'White Paper',
    description:
      'Ein White Paper aus unserer Reihe zur Künstlichen Intelligenz im Unternehmen, für Geschäftsführung und Fachbereich. Das PDF ist kostenlos.',
    keywords: ['White Paper', 'Künstliche Intelligenz', 'Unternehmen'],
  },
  months,
  eyebrow: 'White Paper',
  added: 'Dieses Papier gibt es als PDF, kostenlos.',
  download: 'White Paper herunterladen',
  all: 'Alle White Papers',
  contents: 'Was darin steht',
  opening: 'Die erste Seite',
  whole: 'Das ganze Papier als PDF',
  sources: 'Zitierte Rechtsquellen',
  facts: {
    published: 'Erschienen',
    minutes: 'Lesezeit',
    revised: 'Rechtsstand',
    changed: 'Geändert',
    format: 'Format',
  },
  minutes: '{count} Minuten',
  format: 'PDF mit Strukturangaben, Deutsch und Englisch',
  closing: {
    title: 'Was davon gilt für Ihr Unternehmen?',
    lead: 'In 30\u202fMinuten gehen wir die Stellen durch, die Sie betreffen, und sagen, wo Ihr Fall anders liegt. Das Gespräch ist kostenlos.',
    button: 'Gespräch dazu buchen',
  },
  neighbours: { both: 'Davor und danach erschienen', older: 'Davor erschienen', newer: 'Danach erschienen' },
};

export type Texts = typeof de;
