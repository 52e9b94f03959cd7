import { toHash } from '#contract/calculation/address.ts';
import { cases, workedExample } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { keysOf } from '#contract/keys-of.ts';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { isLeadKind, type LeadKind, leadKinds } from '#contract/leads/registry.ts';

/** The request of a made-up visitor; its mail address is unique and identifies it in the database. */
export type SampleSubmission = {
  kind: LeadKind;
  path: string;
  key: string;
  email: string;
  body: Record<string, unknown>;
};

const calculation = toHash({ name: 'Rechnungen', inputs: cases[workedExample], spreads: defaultSpreads });

/** What each kind's schema requires in addition to name and address. */
const more = {
  contact: { message: 'Bitte rufen Sie an.', calculation },
  booking: { message: 'Ein erstes Gespräch.' },
  'white-paper': { whitePaperId: '7' },
  'private-equity-request': { selectedWhitepapers: [...privateEquityPapers] },
  'organisation-request': { selectedWhitepapers: [...organisationPapers] },
  'calculation-request': { calculation },
  investor: { company: 'Beispiel Beteiligungen' },
  'newsletter-radar': { consent: true },
  'newsletter-general': { consent: true, interests: ['Technology'] },
} as const satisfies Record<LeadKind, Record<string, unknown>>;

/** All kinds in turn, every other one an appointment. */
const turn = keysOf(leadKinds)
  .filter(isLeadKind)
  .flatMap((kind): LeadKind[] => (kind === 'booking' ? [] : [kind, 'booking']));

/** @param run distinguishes the visitors of one run from those of another */
export function sampleSubmissions(run: string) {
  let made = 0;
  return (start: string | undefined): SampleSubmission => {
    const asked = turn[made % turn.length] ?? 'contact';
    const kind = asked === 'booking' && start === undefined ? 'contact' : asked;
    const name = `${run}-${made++}`;
    const person = { firstName: 'Erika', lastName: `Beispiel ${name}`, email: `erika.${name}@beispiel-werk.example` };
    const body = {
      ...person,
      ...more[kind],
      ...(kind === 'booking' && { start }),
      pageSource: 'Startseite',
      language: 'de',
    };
    return { kind, path: leadKinds[kind].path, key: `${name}-${crypto.randomUUID()}`, email: person.email, body };
  };
}
