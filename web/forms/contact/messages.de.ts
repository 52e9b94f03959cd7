import type { ButtonOf } from '#contract/leads/buttons.ts';

/** What stands in the message field when a button opens it: a start that only needs completing. */
export const messages = {
  'home.hero':
    'Wir wollen mit KI anfangen und suchen dafür einen erfahrenen Partner. Als Erstes denken wir an … Was wäre aus Ihrer Sicht der nächste Schritt?',
  'home.resources':
    'Beim Lesen Ihrer Unterlagen ist bei mir eine Frage offengeblieben: … Falls Sie dazu schon etwas geschrieben haben, schicken Sie es mir bitte.',
  'knowledge-center.papers':
    'In Ihrer Liste fehlt mir ein White Paper über … Wir stehen damit gerade vor der Frage, ob …',
  'spin-offs.closing':
    'Ich schreibe Ihnen wegen Ihrer Ausgründungen, genauer wegen … Zu mir: … Ich möchte wissen, ob und wie wir zusammenarbeiten können.',
  'private-equity-request.closing':
    'In unserem Portfolio kommen … Gesellschaften in Frage, am ehesten eine aus der Branche … Der Verkauf ist für … geplant, der Hebel wäre …',
  'organisation-request.closing':
    'Bei uns arbeitet ein Agent an … Zuständig fühlt sich bisher … Klären möchten wir, wer dafür einsteht, wenn …',
  'ai-applications.closing':
    'An folgendem Vorgang scheitert unser Standardprodukt: … Heute helfen wir uns mit … Kaufen, anpassen oder bauen: Wozu raten Sie?',
  'ai-platform.hero':
    'Bitte zeigen Sie uns AIWizz in einer Demo. Arbeiten sollen damit etwa … Personen, vor allem in … Unsere IT wird fragen, ob …',
  'ai-platform.closing':
    'Drei Leute aus unserem Haus sollten die Plattform sehen: … Jede Seite bringt eine Frage mit, meine lautet: …',
  'ai-mvp.hero':
    'Unsere Idee für ein MVP: … Benutzen sollen es …, und gelungen ist es, wenn … Ich möchte wissen, ob das in Ihren Festpreis passt.',
  'ai-mvp.closing':
    'Wenn wir in … Wochen etwas Lauffähiges hätten, würden wir es … in die Hand geben. Bitte rechnen Sie mit uns den Umfang durch; wichtig ist …',
  'ai-lab.hero':
    'Für dieses Problem haben wir am Markt keine Lösung gefunden: … Im eigenen Haus fehlt uns dafür … Lassen Sie uns klären, ob es ein Fall für Ihr KI-Lab ist.',
  'ai-lab.closing':
    'Ich möchte klären, ob unsere Frage ins Lab gehört. Sie lautet: … Eine Entscheidung dazu brauchen wir bis …',
} satisfies Record<ButtonOf<'contact'>, string>;

export type Messages = typeof messages;
