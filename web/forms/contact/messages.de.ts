import type { ButtonId } from '#contract/leads/buttons.ts';

/** What stands in the message field when a button opens it: a start that only needs completing. */
export const messages = {
  'header.conversation':
    'Ich möchte in einem Erstgespräch klären, was KI bei uns leisten kann. Wir sind in der Branche … tätig und beschäftigen rund … Menschen. Zeit hätte ich am …',
  'home.hero':
    'Wir wollen mit KI anfangen und suchen dafür einen erfahrenen Partner. Als Erstes denken wir an … Was wäre aus Ihrer Sicht der nächste Schritt?',
  'home.resources':
    'Beim Lesen Ihrer Unterlagen ist bei mir eine Frage offengeblieben: … Falls Sie dazu schon etwas geschrieben haben, schicken Sie es mir bitte.',
  'home.faq':
    'Meine Frage steht nicht in Ihrer Liste: … Ich brauche die Antwort bis …, weil wir dann über … entscheiden.',
  'home.closing':
    'Ich hätte gern Ihre Einschätzung zu einem konkreten Vorhaben, nämlich … Bisher haben wir dazu … Unsicher sind wir vor allem bei …',
  'services.closing':
    'Ich habe Ihre Leistungen verglichen und schwanke zwischen … und … Erreichen wollen wir bis … vor allem eines: … Bitte raten Sie mir zu einer Reihenfolge.',
  'about.closing':
    'Bevor wir über ein Projekt sprechen, möchte ich die Menschen dahinter kennenlernen. Von unserer Seite kämen … dazu. Besonders interessiert mich, welche Erfahrung Sie mit … haben.',
  'knowledge-center.papers':
    'In Ihrer Liste fehlt mir ein White Paper über … Wir stehen damit gerade vor der Frage, ob …',
  'knowledge-center.closing':
    'Ich habe mich bei Ihnen in das Thema … eingelesen. Nun möchte ich wissen, was davon für unser Haus gilt; vermutlich betrifft uns vor allem …',
  'use-cases.closing':
    'Einer Ihrer Anwendungsfälle kommt unserer Lage nahe: … Der Unterschied bei uns ist, dass … Mit welchem Aufwand müssten wir rechnen?',
  'spin-offs.closing':
    'Ich schreibe Ihnen wegen Ihrer Ausgründungen, genauer wegen … Zu mir: … Ich möchte wissen, ob und wie wir zusammenarbeiten können.',
  'ai-academy.hero':
    'Wir möchten rund … Beschäftigte im Umgang mit KI schulen, beginnend im Bereich … Die Vorkenntnisse schätze ich als … ein. Bitte schlagen Sie Inhalte und Termine vor.',
  'ai-transformation.hero':
    'Unser Haus will KI in allen Bereichen einführen, und ich bereite die Entscheidung vor. Heute stehen wir bei … In einem Jahr soll …',
  'ai-coaching.hero':
    'In meiner Rolle als … suche ich jemanden, mit dem ich Entscheidungen zu KI vertraulich besprechen kann. Zurzeit geht es um …',
  'ai-workshops.hero':
    'Wir planen einen Workshop für … Personen aus …, am liebsten in … Wenn alle wieder gehen, soll feststehen, …',
  'ai-applications.hero':
    'Wir brauchen eine eigene KI-Anwendung für … Fertige Produkte kamen nicht in Frage, weil … Unsere Daten liegen in …',
  'ai-platform.hero':
    'Bitte zeigen Sie uns AIWizz in einer Demo. Arbeiten sollen damit etwa … Personen, vor allem in … Unsere IT wird fragen, ob …',
  'ai-mvp.hero':
    'Unsere Idee für ein MVP: … Benutzen sollen es …, und gelungen ist es, wenn … Ich möchte wissen, ob das in Ihren Festpreis passt.',
  'ai-lab.hero':
    'Für dieses Problem haben wir am Markt keine Lösung gefunden: … Im eigenen Haus fehlt uns dafür … Lassen Sie uns klären, ob es ein Fall für Ihr KI-Lab ist.',
} satisfies Record<ButtonId, string>;

export type Messages = typeof messages;
