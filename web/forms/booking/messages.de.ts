import type { ButtonOf } from '#contract/leads/buttons.ts';

/** Prefilled text for "Worum geht es?", by button: complete as it is, and easy to extend. */
export const messages = {
  'header.conversation': 'Was KI bei uns leisten kann und womit wir anfangen sollten.',
  'next-slot': 'Ihre Einschätzung zu einem Vorhaben bei uns.',
  'home.faq': 'Eine Frage, die nicht in Ihrer Liste steht.',
  'home.closing': 'Ihre Einschätzung zu einem konkreten Vorhaben.',
  'services.closing': 'Welche Ihrer Leistungen zu unserem Vorhaben passt und in welcher Reihenfolge.',
  'about.closing': 'Kennenlernen, bevor wir über ein Projekt sprechen.',
  'knowledge-center.closing': 'Was von dem, was ich im Wissenscenter gelesen habe, für uns gilt.',
  'use-cases.closing': 'Ein Vorgang bei uns, der einem Ihrer Anwendungsfälle nahekommt.',
  'ai-academy.hero': 'Kurse der KI-Akademie für unsere Beschäftigten.',
  'ai-academy.foundation': 'Der Grundkurs der KI-Akademie: Gruppengröße, Termin und Vorkenntnisse.',
  'ai-academy.specialist': 'Der Fachkurs der KI-Akademie, mit einem Vorgang aus unserem Bereich als Übung.',
  'ai-academy.leadership': 'Der Führungskurs der KI-Akademie für unsere Verantwortlichen.',
  'ai-academy.closing': 'Ein Kursplan für unsere Belegschaft.',
  'ai-transformation.hero': 'Eine KI-Transformation unseres Unternehmens: Ausgangslage, Ziel, Zeitrahmen.',
  'ai-transformation.closing': 'Die erste Phase der Transformation und was wir dafür vorbereiten müssen.',
  'ai-coaching.hero': 'Coaching zu Entscheidungen über KI, vertraulich.',
  'ai-coaching.individual': 'Einzelcoaching vor einer anstehenden Entscheidung.',
  'ai-coaching.board': 'Ein Sitz für KI-Fachleute in unserem Beirat.',
  'ai-coaching.opinion': 'Ein Gutachten zu einer Vorlage, über die bald entschieden wird.',
  'ai-coaching.closing': 'Ob Coaching, Beirat oder Gutachten das Richtige für uns ist.',
  'ai-workshops.hero': 'Planung eines KI-Workshops: Ziel, Gruppe, Ort.',
  'ai-workshops.inhouse': 'Ein Inhouse-Workshop bei uns vor Ort.',
  'ai-workshops.virtual': 'Ein virtueller Workshop für ein verteiltes Team.',
  'ai-workshops.executive': 'Der Executive-Workshop für unsere Geschäftsleitung.',
  'ai-workshops.closing': 'Welches Workshop-Format passt und wann es stattfinden kann.',
  'ai-applications.hero': 'Eine eigene KI-Anwendung für einen Vorgang bei uns.',
  'ai-applications.feasibility': 'Ob es sich lohnt, für einen unserer Vorgänge selbst zu bauen.',
  'ai-applications.application': 'Umfang und Anbindung einer eigenen KI-Anwendung.',
  'ai-applications.model': 'Ein privates Sprachmodell auf unseren eigenen Quellen.',
  'calculation.talk': 'Unsere Berechnung durchgehen: welcher der sechs Werte sie kippt und wie wir ihn messen.',
  'calculator.closing': 'Welche unserer Annahmen zuerst zu messen wäre.',
} satisfies Record<ButtonOf<'booking'>, string>;

export type Messages = typeof messages;
