import { toHash } from '#contract/calculation/address.ts';
import { caseIds, cases } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { day, hour } from '#contract/durations.ts';
import { buttons } from '#contract/leads/buttons.ts';
import { investmentFocus, investmentStage } from '#contract/leads/investor.ts';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import type { ContactKind, NewsletterKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { sampleCompany } from '#contract/site/company.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import type { NewLead } from '#server/db/schema/schema.ts';
import { calculationRow } from '#server/leads/kinds/calculation-request.ts';
import { contactRow } from '#server/leads/kinds/contact.ts';
import { investorRow } from '#server/leads/kinds/investor.ts';
import { signupRow } from '#server/leads/kinds/newsletters.ts';
import { requestRow } from '#server/leads/kinds/paper-requests.ts';
import { whitePaperRow } from '#server/leads/kinds/white-paper.ts';
import type { Submission } from '#server/leads/repository.ts';
import { type Chance, chance, seedOf } from './chance.ts';
import { message } from './messages.ts';
import { type Person, person } from './people.ts';
import { timesOfLeads } from './times.ts';

/** Appointments need slots in a calendar, so they are not part of the samples. */
type SeededKind = Exclude<ContactKind, 'booking'>;
const kindShares: Record<SeededKind, number> = {
  contact: 58,
  'white-paper': 27,
  'organisation-request': 5,
  'private-equity-request': 4,
  investor: 4,
  'calculation-request': 2,
};
/** Origin of a form that sends none. */
const nowhere = { pageSource: '', pageUrl: '', buttonContext: '', buttonText: '', timestamp: '' };
export const buttonTexts = {
  de: ['Gespräch vereinbaren', 'Erstgespräch buchen', 'Demo buchen', 'Termin anfragen', 'Beratung anfragen'],
  en: ['Get in touch', 'Book a first conversation', 'Book a demo', 'Request a date', 'Request advice'],
} as const;
const subjects = {
  de: ['Anfrage', 'Rückfrage zum Angebot', 'Schulung', 'Zweite Meinung', 'Partnerschaft'],
  en: ['Inquiry', 'Question about the offer', 'Training', 'Second opinion', 'Partnership'],
} as const;
/** There is one newsletter sign-up for this many leads. */
const leadsPerSignup = 8;

/** What one submission stores; nothing for a sign-up that has been deleted since. */
type Stored = Pick<Submission, 'lead' | 'signup'>;

/** The samples to create: number of leads, in the 23 months before a moment (milliseconds since 1970). */
export type Order = { count: number; seed: number; until: number };

/**
 * Leads of all kinds in chronological order, interspersed with newsletter sign-ups, as the intake would store them. The
 * same order yields the same rows, including ids.
 */
export function* samples({ count, seed, until }: Order): Generator<Stored> {
  let number = 0;
  for (const now of timesOfLeads({ count, seed, until })) {
    const course = chance(seedOf(seed, number));
    // A third are from people who have written before.
    const who = person(seed, course.percent(33) ? course.below(number + 1) : number);
    const lead = contactLead(course.weighted(kindShares), who, course, now);
    lead.id = idAt(now, number, course);
    yield { lead, signup: null };
    if (number % leadsPerSignup === 0) yield signup(person(seed, -1 - number), course, now, until, number);
    number++;
  }
}

function contactLead(kind: SeededKind, who: Person, course: Chance, now: number): NewLead {
  const { pick, percent, below } = course;
  const { language, ...person } = who;
  const base = { ...person, ...nowhere };
  const circumstances = { language, signals: signalsOf(course), now };
  switch (kind) {
    case 'contact': {
      // The first buttons of the list, those of the home page, are used most.
      const places = Object.values(buttons);
      const place = places[Math.floor(course.next() ** 1.8 * places.length)] ?? places[0];
      const input = {
        ...base,
        subject: percent(25) ? pick(subjects[language]) : '',
        message: percent(92) ? message(language, course) : '',
        pageSource: place?.pageSource ?? '',
        buttonContext: place?.buttonContext ?? '',
        buttonText: pick(buttonTexts[language]),
        calculation: '',
      };
      return contactRow(input, circumstances);
    }
    case 'white-paper': {
      const paper = pick(builtInWhitePapers);
      return whitePaperRow(
        { ...base, whitePaperId: paper.id, whitePaperTitle: `${paper.titles[language]} (${paper.number})` },
        circumstances,
      );
    }
    case 'private-equity-request':
      return requestRow(
        kind,
        { ...base, selectedWhitepapers: privateEquityPapers.slice(0, 1 + below(4)) },
        circumstances,
      );
    case 'organisation-request':
      return requestRow(
        kind,
        { ...base, selectedWhitepapers: organisationPapers.slice(0, 1 + below(3)) },
        circumstances,
      );
    case 'calculation-request':
      return calculationRow(
        { ...base, calculation: toHash({ name: '', inputs: cases[pick(caseIds)], spreads: defaultSpreads }) },
        circumstances,
      );
    case 'investor':
      return investorRow(
        { ...base, company: who.company || 'Musterkapital 1 GmbH', investmentFocus, investmentStage },
        circumstances,
      );
  }
}

function signalsOf({ percent, pick }: Chance): SpamSignal[] {
  return percent(3) ? [pick(['honeypot', 'fast', 'rate', 'elsewhere'])] : [];
}

function signup(who: Person, course: Chance, now: number, until: number, number: number): Stored {
  const kind: NewsletterKind = course.percent(60) ? 'newsletter-radar' : 'newsletter-general';
  const input = {
    ...who,
    consent: true,
    wordingVersion: 'sample',
    ...nowhere,
  };
  const signup = signupRow(kind, input, { language: who.language, signals: [], now }, sampleCompany.name);
  const confirmed = course.percent(80);
  // Unconfirmed sign-ups are deleted after 14 days; only the newest are still pending.
  if (!confirmed && now < until - 14 * day) return { lead: null, signup: null };
  const ended = confirmed && course.percent(9);
  const confirmedAt = now + course.below(3 * hour);
  Object.assign(signup, {
    id: idAt(now, number, course),
    state: ended ? 'unsubscribed' : confirmed ? 'confirmed' : 'pending',
    mailed_at: now,
    confirmed_at: confirmed ? confirmedAt : null,
    unsubscribed_at: ended ? Math.min(until, confirmedAt + course.below(200) * day) : null,
  });
  return { lead: null, signup };
}

/** A UUID version 7 of this moment; its other bits come from the repeatable generator and from the lead's number. */
export function idAt(now: number, number: number, { below }: Chance): string {
  const time = now.toString(16).padStart(12, '0');
  const hex = (length: number, value: number) => value.toString(16).padStart(length, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3, number & 0xfff)}-${hex(4, 0x8000 + below(0x4000))}-${hex(6, below(0x1000000))}${hex(6, below(0x1000000))}`;
}
