/** Shared wording for calculations on page, print, PDF, mail and in the staff area. */
export const de = {
  inputs: {
    volume: 'Vorgänge im Jahr',
    minutes: 'Minuten je Vorgang, heute',
    share: 'Anteil, den die Software übernimmt',
    rate: 'Stundensatz',
    yearly: 'Laufende Kosten im Jahr',
    once: 'Einmalige Kosten',
  },
  units: { minutes: 'Min.', share: '%', rate: '€', yearly: '€', once: '€', hours: 'Std.' },
  sums: {
    hours: 'Stunden im Jahr',
    benefit: 'Nutzen im Jahr',
    net: 'Bleibt im Jahr',
    term: 'In drei Jahren',
    total: 'Nach drei Jahren',
  },
  scenarios: { cautious: 'vorsichtig', likely: 'wahrscheinlich', favourable: 'günstig' },
  columns: {
    scenario: 'Szenario',
    share: 'Anteil in\u00a0%',
    cost: 'Kosten in\u00a0%',
    tipping: 'Kipppunkt',
    total: 'Nach drei Jahren',
  },
  month: 'Monat {month}',
  atOnce: 'sofort',
  never: 'keiner',
  tips: 'Kipppunkt: Monat {month}',
  tipsAtOnce: 'Kipppunkt: sofort',
  tipsNever: 'Kein Kipppunkt in drei Jahren',
  named: 'Das Vorhaben „{name}“',
  unnamed: 'Das Vorhaben',
  /** `{subject}` is one of the two above. */
  results: {
    pays: '{subject} trägt sich im wahrscheinlichen Fall nach {months}; nach drei Jahren bleiben {total}.',
    paysAtOnce: '{subject} trägt sich im wahrscheinlichen Fall vom ersten Tag an; nach drei Jahren bleiben {total}.',
    even: '{subject} geht im wahrscheinlichen Fall nach drei Jahren genau auf.',
    fails: '{subject} trägt sich in drei Jahren nicht; im wahrscheinlichen Fall fehlen {total}.',
    oneMonth: 'einem Monat',
    months: '{months} Monaten',
  },
  limits: {
    pays: 'Die Grenze: Übernimmt die Software weniger als {needed} statt {share}, oder sind es weniger als {volume} Vorgänge im Jahr, bleibt nach drei Jahren nichts übrig.',
    worst: 'Selbst der vorsichtige Fall liegt darüber.',
    fails:
      'Die Grenze: Es bräuchte einen Anteil von {needed} oder {volume} Vorgänge im Jahr. Bauen Sie es nicht, solange das offen ist.',
    failsByVolume:
      'Die Grenze: Es bräuchte {volume} Vorgänge im Jahr; der Anteil allein reicht nicht. Bauen Sie es nicht, solange das offen ist.',
    noBenefit: 'Die Grenze: Ohne Nutzen gibt es keinen Kipppunkt.',
    noCost: 'Die Grenze: Ohne Kosten hat diese Rechnung keine.',
  },
  spreads:
    'Vorsichtig: {cautiousShare} des Anteils, {cautiousCost} der Kosten. Günstig: {favourableShare} des Anteils, höchstens alles, und {favourableCost} der Kosten.',
  missing:
    'Zwischenwerte sind gerundet angegeben, gerechnet wird ungerundet. Zinsen, Steuern und Preisänderungen fehlen. Gesparte Stunden sind erst Geld, wenn eine Auszahlung entfällt oder jemand die andere Arbeit benennt.',
  fan: 'Summe aller Zahlungen, Monat 0 bis 36',
  blanks: ['Wir messen den Kipppunkt bis', 'mit (Stück, Wochen)', 'Wir brechen ab, wenn'],
  sheet: 'Rechenblatt',
  ownProcess: 'Eigener Vorgang',
};

export type CalculationWords = typeof de;
