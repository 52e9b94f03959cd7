import { figures } from '#contract/site/figures.ts';

const { workshopDays, workshopParticipants: people, workshopVirtualSessions, workshopVirtualHours } = figures;
const [shortest, longest] = workshopDays.map((days) => days.toLocaleString('de-DE'));
/** En dash of a range; the word joiners prevent a line break. */
const to = '\u2060–\u2060';
const total = figures.workshopAgendaMinutes.reduce<number>((sum, minutes) => sum + minutes, 0) / 60;

export const de = {
  meta: {
    title: `KI-Workshops von ${shortest} bis ${longest} Tagen`,
    description: `KI-Workshops vor Ort, virtuell oder für die Geschäftsleitung: ${shortest} bis ${longest} Tage, ${people.executive[0]} bis ${people.inhouse[1]} Personen, am Ende eine Rangliste mit Namen und nächstem Schritt.`,
    keywords: ['KI-Workshop', 'Use-Case-Workshop', 'Inhouse', 'Executive Workshop', 'Planungsgespräch'],
  },
  hero: {
    plate: 'Ein Tisch von oben: sieben Karten in Rangfolge, die erste hervorgehoben, eine im Papierkorb.',
    eyebrow: 'KI-Workshops',
    title: 'Ein halber Tag bis zur ersten Rangliste',
    lead: 'Drei Rollen gehören an den Tisch: wer den Vorgang kennt, wer ihn verantwortet und wer ihn bezahlt. Am Ende hat jedes Vorhaben einen Platz, einen Namen und einen nächsten Schritt. Der Preis richtet sich nach Format und Dauer und steht vor Beginn im Angebot.',
    button: 'Unverbindliches Planungsgespräch vereinbaren',
  },
  formats: {
    title: 'Welches Format zu welcher Runde passt',
    lead: 'Was zu Ihnen passt, klären wir vorab. Dunkel steht für mindestens, hell für höchstens.',
    labels: { participants: 'Teilnehmende', duration: 'Dauer', format: 'Ort', result: 'Ergebnis' },
    cards: {
      inhouse: {
        title: 'Inhouse',
        subtitle: 'Für Bereiche, die gemeinsam sortieren wollen',
        participants: `${people.inhouse.join('–')} Personen`,
        duration: `${shortest} bis ${longest} Tage`,
        format: 'In Ihren Räumen',
        features: [
          'Gruppen quer durch die Abteilungen',
          'Besuch am Arbeitsplatz',
          'Am zweiten Tag erste Versuche am Modell',
        ],
        result: 'Rangliste über alle Bereiche',
        button: 'Inhouse-Workshop planen',
      },
      virtual: {
        title: 'Virtuell',
        subtitle: 'Für Teams an mehreren Orten',
        participants: `${people.virtual.join('–')} Personen`,
        duration: `${workshopVirtualSessions.join(to)} Sitzungen zu ${workshopVirtualHours.join(to)} Stunden`,
        format: 'Per Video, mit gemeinsamer Tafel',
        features: [
          'Zwischen den Sitzungen Zeit zum Nachsehen',
          'Bewertung verdeckt, jede Person für sich',
          'Aufzeichnung nur auf Beschluss der Runde',
        ],
        result: 'Rangliste, geprüft zwischen zwei Sitzungen',
        button: 'Virtuellen Workshop planen',
      },
      executive: {
        title: 'Executive',
        subtitle: 'Für die Geschäftsleitung unter sich',
        participants: `${people.executive.join('–')} Personen`,
        duration: 'Ein halber Tag',
        format: 'Außerhalb des Büros, Telefone aus',
        features: [
          'Vorgespräch mit jeder Person',
          'Budget und Verantwortung auf dem Tisch',
          'Am Ende ein Beschluss im Protokoll',
        ],
        result: 'Drei Vorhaben mit Budget',
        button: 'Executive-Workshop planen',
      },
    },
    note: `Die Balken zeigen gemeinsame Stunden; ein Tag zählt ${figures.workshopDayHours}.`,
  },
  agenda: {
    eyebrow: 'Ablauf',
    title: 'Ein halber Tag, im Maßstab',
    lead: `So verteilen sich ${total} Stunden im kürzesten Format. Die längeren wiederholen Sammeln und Bewerten je Bereich.`,
    minutes: 'Min.',
    items: [
      { title: 'Ankommen', text: 'Jede Person nennt einen Vorgang, der ihr Zeit stiehlt.' },
      {
        title: 'Sammeln',
        text: 'Zu zweit wird jeder Einfall beschrieben: wem er nützt, welche Daten er braucht, was heute stattdessen geschieht.',
      },
      { title: 'Pause' },
      {
        title: 'Bewerten',
        text: 'Nutzen und Aufwand in fünf Stufen, verdeckt abgegeben. Wer den Vorgang täglich macht, zählt so viel wie die Leitung.',
      },
      {
        title: 'Streiten',
        text: 'Zuerst die Vorhaben, deren Noten am weitesten auseinanderliegen.',
      },
      { title: 'Festlegen', text: 'Platz, Name, nächster Schritt mit Datum.' },
    ] as { title: string; text?: string }[],
  },
  ranking: {
    eyebrow: 'Beispiel für ein Ergebnis',
    title: 'So sieht die Rangliste aus',
    lead: 'Vier Vorhaben haben einen Platz bekommen, eines ist gestrichen.',
    labels: {
      rank: 'Platz',
      dropped: 'Gestrichen',
      benefit: 'Nutzen',
      effort: 'Aufwand',
      of: 'von',
      step: 'Nächster Schritt',
      reason: 'Grund',
    },
    rows: [
      {
        name: 'Eingangspost zuordnen',
        owner: 'Leitung Poststelle',
        benefit: 5,
        effort: 2,
        step: 'Stichprobe aus einer Woche ziehen',
        dropped: false,
      },
      {
        name: 'Angebote vergleichen',
        owner: 'Strategischer Einkauf',
        benefit: 4,
        effort: 2,
        step: 'Zehn abgeschlossene Vergleiche bereitlegen',
        dropped: false,
      },
      {
        name: 'Antworten auf Reklamationen entwerfen',
        owner: 'Kundendienst',
        benefit: 4,
        effort: 3,
        step: 'Betriebsrat zum Test einladen',
        dropped: false,
      },
      {
        name: 'Altverträge durchsuchen',
        owner: 'Rechtsabteilung',
        benefit: 3,
        effort: 3,
        step: 'Ablage auf Lücken durchsehen',
        dropped: false,
      },
      {
        name: 'Absatz vorhersagen',
        owner: 'Vertriebssteuerung',
        benefit: 3,
        effort: 5,
        step: 'Verkaufsdaten reichen erst zwei Jahre zurück',
        dropped: true,
      },
    ],
    note: 'Erfundenes Beispiel. Die Noten vergibt Ihre Runde.',
  },
  benefits: {
    eyebrow: 'Nutzen',
    title: 'Was danach nicht mehr besprochen werden muss',
    lead: 'Vier Fragen sind am Ende der Runde erledigt.',
    items: [
      {
        title: 'Womit wir anfangen',
        text: 'Die Reihenfolge steht fest, und jeder kennt die Noten.',
      },
      { title: 'Wer es macht', text: 'Der Name steht im Protokoll; die Person war dabei und ist einverstanden.' },
      { title: 'Was wir lassen', text: 'Gestrichenes bleibt mit Begründung in der Liste, damit es nicht wiederkehrt.' },
      {
        title: 'Wann wir nachsehen',
        text: 'Ein Datum für die Rückschau steht in allen Kalendern, bevor die Runde auseinandergeht.',
      },
    ],
  },
  onward: {
    title: 'Was auf die Rangliste folgt',
    links: ['MVP: den ersten Platz ausprobieren', 'Anwendungsfälle: Anregungen zum Mitbringen'],
  },
  closing: {
    title: 'Drei Angaben genügen für die Planung',
    lead: 'Anlass, ungefähre Personenzahl, gewünschter Monat. Im Planungsgespräch schlagen wir Format und Runde vor; absagen können Sie danach ohne Begründung.',
    button: 'Format und Termin klären',
  },
};

export type Texts = typeof de;
