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
  'private-equity-request.closing':
    'In unserem Portfolio kommen … Gesellschaften in Frage, am ehesten eine aus der Branche … Der Verkauf ist für … geplant, der Hebel wäre …',
  'organisation-request.closing':
    'Bei uns arbeitet ein Agent an … Zuständig fühlt sich bisher … Klären möchten wir, wer dafür einsteht, wenn …',
  'ai-academy.hero':
    'Wir möchten rund … Beschäftigte im Umgang mit KI schulen, beginnend im Bereich … Die Vorkenntnisse schätze ich als … ein. Bitte schlagen Sie Inhalte und Termine vor.',
  'ai-academy.foundation':
    'Für den Grundkurs möchten wir … Personen anmelden, verteilt auf … Standorte. Bisher benutzen sie im Alltag …',
  'ai-academy.specialist':
    'Unser Bereich … soll lernen, den Vorgang … mit KI zu bearbeiten. Übungsmaterial können wir in Form von … mitbringen.',
  'ai-academy.leadership':
    'Der Führungskurs käme für … Verantwortliche in Frage, am liebsten im Monat … Schwierig wird bei uns zurzeit die Frage, wer …',
  'ai-academy.closing':
    'Welcher Kurs zu unserer Belegschaft passt, ist mir noch nicht klar. Wir sind … Personen, und auffällig ist, dass …',
  'ai-transformation.hero':
    'Unser Haus will KI in allen Bereichen einführen, und ich bereite die Entscheidung vor. Heute stehen wir bei … In einem Jahr soll …',
  'ai-transformation.closing':
    'Ich möchte die erste Phase besprechen. Betroffen wären die Bereiche …, und im Haus erwartet man bis … ein Ergebnis.',
  'ai-coaching.hero':
    'In meiner Rolle als … suche ich jemanden, mit dem ich Entscheidungen zu KI vertraulich besprechen kann. Zurzeit geht es um …',
  'ai-coaching.individual':
    'Das Einzelcoaching interessiert mich, weil bis … eine Entscheidung über … ansteht. Erreichbar bin ich am besten …',
  'ai-coaching.board':
    'Unser Gremium sucht für den Beirat jemanden, der … beurteilen kann. Die nächste Sitzung ist am …',
  'ai-coaching.opinion':
    'Auf meinem Tisch liegt eine Vorlage über …, zu der ich ein Gutachten brauche. Entschieden wird am …',
  'ai-coaching.closing':
    'Ob Coaching, Beirat oder Gutachten das Richtige ist, weiß ich noch nicht. Worum es geht, in einem Satz: …',
  'ai-workshops.hero':
    'Wir planen einen Workshop für … Personen aus …, am liebsten in … Wenn alle wieder gehen, soll feststehen, …',
  'ai-workshops.inhouse':
    'Für einen Workshop in unserem Haus in … rechne ich mit … Personen. Auf der Liste stehen schon etwa … Ideen.',
  'ai-workshops.virtual':
    'Unser Team sitzt an … Orten, deshalb soll der Workshop virtuell stattfinden. Gut passen uns Sitzungen am …',
  'ai-workshops.executive':
    'Die Geschäftsleitung nimmt sich einen halben Tag für KI. Dabei wären … Personen, entscheiden wollen wir über …',
  'ai-workshops.closing':
    'Zum Planungsgespräch bringe ich Folgendes mit: den Anlass …, die Teilnehmenden … und den Wunschtermin …',
  'ai-applications.hero':
    'Wir brauchen eine eigene KI-Anwendung für … Fertige Produkte kamen nicht in Frage, weil … Unsere Daten liegen in …',
  'ai-applications.feasibility':
    'Prüfen Sie bitte, ob sich für diesen Vorgang ein Bau lohnt: … Er kommt etwa … Mal im Monat vor und dauert je Fall rund …',
  'ai-applications.application':
    'Eine eigene Anwendung soll bei uns … übernehmen. Angebunden werden müssten … und … Freigeben würde sie …',
  'ai-applications.model':
    'Für ein privates Sprachmodell haben wir Quellen im Umfang von …, überwiegend … Betrieben würde es in … Offen ist noch, ob …',
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
} satisfies Record<ButtonId, string>;

export type Messages = typeof messages;
