import type { PageId } from '#contract/site/pages.ts';
import { pageSources } from './sources.ts';

/**
 * Every button that opens a dialog: which dialog, and what the lead records as its origin. The button's text is defined
 * with its page; the message it prefills in `messages.*.ts` of `web/forms/contact` or `booking`.
 */
type Button = {
  dialog: 'contact' | 'booking';
  page: PageId;
  pageSource: string;
  buttonContext: string;
  topic?: string;
};

function button(
  dialog: Button['dialog'],
  page: keyof typeof pageSources,
  buttonContext: string,
  topic?: string,
): Button {
  return { dialog, page, pageSource: pageSources[page], buttonContext, ...(topic && { topic }) };
}

export const buttons = {
  'header.conversation': button('booking', 'home', 'Kopfzeile', 'Erstgespräch'),
  'next-slot': button('booking', 'home', 'Nächster freier Termin', 'Erstgespräch'),
  'home.hero': button('contact', 'home', 'Hero'),
  'home.resources': button('contact', 'home', 'Ressourcen'),
  'home.faq': button('booking', 'home', 'FAQ', 'Offene Frage'),
  'home.closing': button('booking', 'home', 'Abschluss', 'Erstgespräch'),
  'services.closing': button('booking', 'services', 'Abschluss', 'Auswahl der Leistung'),
  'about.closing': button('booking', 'about', 'Abschluss', 'Kennenlernen'),
  'knowledge-center.papers': button('contact', 'knowledge-center', 'White Papers'),
  'knowledge-center.closing': button('booking', 'knowledge-center', 'Beratung', 'Beratung'),
  'use-cases.closing': button('booking', 'use-cases', 'Beratung', 'Eigener Anwendungsfall'),
  'calculation.talk': button('booking', 'calculator', 'Rechnung', 'Berechnung'),
  'calculation.message': button('contact', 'calculator', 'Rechnung', 'Berechnung'),
  'calculator.closing': button('booking', 'calculator', 'Abschluss', 'Erstgespräch'),
  'spin-offs.closing': button('contact', 'spin-offs', 'Abschluss'),
  'private-equity-request.closing': button('contact', 'private-equity-request', 'Abschluss'),
  'organisation-request.closing': button('contact', 'organisation-request', 'Abschluss'),
  'ai-academy.hero': button('booking', 'ai-academy', 'Hero', 'KI-Akademie'),
  'ai-academy.foundation': button('booking', 'ai-academy', 'Grundkurs', 'KI-Akademie: Grundkurs'),
  'ai-academy.specialist': button('booking', 'ai-academy', 'Fachkurs', 'KI-Akademie: Fachkurs'),
  'ai-academy.leadership': button('booking', 'ai-academy', 'Führungskurs', 'KI-Akademie: Führungskurs'),
  'ai-academy.closing': button('booking', 'ai-academy', 'Abschluss', 'KI-Akademie'),
  'ai-transformation.hero': button('booking', 'ai-transformation', 'Hero', 'KI-Transformation'),
  'ai-transformation.closing': button('booking', 'ai-transformation', 'Abschluss', 'KI-Transformation'),
  'ai-coaching.hero': button('booking', 'ai-coaching', 'Hero', 'KI-Coaching'),
  'ai-coaching.individual': button('booking', 'ai-coaching', 'Einzelcoaching', 'KI-Coaching: Einzelcoaching'),
  'ai-coaching.board': button('booking', 'ai-coaching', 'Beirat', 'KI-Coaching: Beirat'),
  'ai-coaching.opinion': button('booking', 'ai-coaching', 'Gutachten', 'KI-Coaching: Gutachten'),
  'ai-coaching.closing': button('booking', 'ai-coaching', 'Abschluss', 'KI-Coaching'),
  'ai-workshops.hero': button('booking', 'ai-workshops', 'Hero', 'KI-Workshops'),
  'ai-workshops.inhouse': button('booking', 'ai-workshops', 'Inhouse', 'KI-Workshops: Inhouse'),
  'ai-workshops.virtual': button('booking', 'ai-workshops', 'Virtuell', 'KI-Workshops: Virtuell'),
  'ai-workshops.executive': button('booking', 'ai-workshops', 'Executive', 'KI-Workshops: Executive'),
  'ai-workshops.closing': button('booking', 'ai-workshops', 'Abschluss', 'KI-Workshops'),
  'ai-applications.hero': button('booking', 'ai-applications', 'Hero', 'KI-Anwendungen'),
  'ai-applications.feasibility': button('booking', 'ai-applications', 'Machbarkeit', 'KI-Anwendungen'),
  'ai-applications.application': button('booking', 'ai-applications', 'Eigene Anwendung', 'KI-Anwendungen'),
  'ai-applications.model': button('booking', 'ai-applications', 'Privates Sprachmodell', 'KI-Anwendungen'),
  'ai-applications.closing': button('contact', 'ai-applications', 'Abschluss', 'KI-Anwendungen'),
  'ai-platform.hero': button('contact', 'ai-platform', 'AIWizz Demo'),
  'ai-platform.closing': button('contact', 'ai-platform', 'Abschluss'),
  'ai-mvp.hero': button('contact', 'ai-mvp', 'Hero', 'KI-MVP-Entwicklung'),
  'ai-mvp.closing': button('contact', 'ai-mvp', 'Abschluss', 'KI-MVP-Entwicklung'),
  'ai-lab.hero': button('contact', 'ai-lab', 'Hero', 'KI-Lab'),
  'ai-lab.closing': button('contact', 'ai-lab', 'Abschluss', 'KI-Lab'),
} as const satisfies Record<string, Button>;

export type ButtonId = keyof typeof buttons;
/** The buttons that open a given dialog. */
export type ButtonOf<D extends Button['dialog']> = {
  [K in ButtonId]: (typeof buttons)[K]['dialog'] extends D ? K : never;
}[ButtonId];

export function isButtonId(value: unknown): value is ButtonId {
  return typeof value === 'string' && Object.hasOwn(buttons, value);
}
