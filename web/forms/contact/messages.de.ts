import type { ButtonOf } from '#contract/leads/buttons.ts';

/** Prefilled messages by button: a start that the visitor only has to complete. */
export const messages = {
  'home.hero':
    'Wir wollen mit KI anfangen und suchen dafür einen erfahrenen Partner. Als Erstes denken wir an … Was wäre aus Ihrer Sicht der nächste Schritt?',
  'home.resources':
    'Beim Lesen Ihrer Unterlagen ist bei mir eine Frage offengeblieben: … Falls Sie dazu schon etwas geschrieben haben, schicken Sie es mir bitte.',
  'knowledge-center.papers':
    'In Ihrer Liste fehlt mir ein White Paper über … Haben Sie dazu schon etwas, oder kennen Sie eine gute Quelle?',
  'spin-offs.closing':
    'Ich schreibe Ihnen wegen Ihrer Ausgründungen und möchte wissen, ob und wie wir zusammenarbeiten können. Zu mir: …',
  'private-equity-request.closing':
    'In unserem Portfolio kommen mehrere Gesellschaften in Frage. Branche, Größe und Restlaufzeit der ersten: … Welcher Hebel lässt sich dort am schnellsten prüfen?',
  'organisation-request.closing':
    'Bei uns arbeitet ein Agent, für den bisher niemand zuständig ist. Seine Aufgabe: … Wir möchten klären, wer für ihn einsteht.',
  'ai-applications.closing':
    'An folgendem Vorgang scheitert unser Standardprodukt: … Kaufen, anpassen oder bauen: Wozu raten Sie?',
  'ai-platform.hero':
    'Bitte zeigen Sie uns AIWizz in einer Demo. Arbeiten sollen damit vor allem Personen aus dem Bereich …',
  'ai-platform.closing':
    'Drei Leute aus unserem Unternehmen sollten die Plattform sehen. Jede Person bringt eine Frage mit; meine lautet: …',
  'ai-mvp.hero': 'Unsere Idee für ein MVP: … Ich möchte wissen, ob sie in Ihren Festpreis passt.',
  'ai-mvp.closing': 'Bitte rechnen Sie den Umfang eines MVP mit uns durch. Wichtig ist uns dabei …',
  'ai-lab.hero':
    'Für dieses Problem haben wir am Markt keine Lösung gefunden: … Lassen Sie uns klären, ob es ein Fall für Ihr KI-Lab ist.',
  'ai-lab.closing': 'Ich möchte klären, ob unsere Frage ins Lab gehört. Sie lautet: …',
  'calculation.message': 'Diese Berechnung möchte ich mit Ihnen durchgehen. Am unsichersten ist für mich …',
} satisfies Record<ButtonOf<'contact'>, string>;

export type Messages = typeof messages;
