import { closedStates, type LeadState, leadStates, nobody, openStates } from '#contract/staff/desk.ts';
import type { Segment } from './segment.ts';

/**
 * What a list asks of the desk. `due` are moments between which a lead came that waits for its answer (`before`
 * excluded); `kinds` are those that wait for one.
 */
export type DeskFilter = {
  state: LeadState | typeof openStates | null;
  /** Id of an account; `none` for leads without an owner. */
  owner: string | null;
  due: { since: number | null; before: number; kinds: readonly string[] } | null;
};

/** How staff stand with the lead at a place in the order of storing. */
export type DeskFact = { seq: number; state: string; owner_id: string | null; answered_at: number | null };
type Said = Omit<DeskFact, 'seq'>;
/** Leads of which staff said the same; `seqs` are their places, parted by spaces. */
export type DeskFactGroup = Said & { seqs: string };

const answered = 8;
const ownerShift = 4;
/** Places whose codes stand together. */
const blockSize = 4096;

/**
 * What staff have said of leads. A lead of which they said nothing is new, nobody's and unanswered, which is code 0; the
 * others' codes are their state, whether they are answered, and the place of their owner.
 */
export function createDeskFacts() {
  // By place, which are numbered almost without gaps: a map of a million entries takes ten times the memory.
  const blocks = new Map<number, Uint32Array>();
  const owners: string[] = [];

  function codeOf({ state, owner_id, answered_at }: Said): number {
    let owner = 0;
    if (owner_id !== null) {
      if (!owners.includes(owner_id)) owners.push(owner_id);
      owner = owners.indexOf(owner_id) + 1;
    }
    const known = leadStates.indexOf(state as LeadState);
    return Math.max(known, 0) | (answered_at === null ? 0 : answered) | (owner << ownerShift);
  }

  function put(seq: number, code: number): void {
    const number = Math.floor(seq / blockSize);
    let block = blocks.get(number);
    if (!block) {
      block = new Uint32Array(blockSize);
      blocks.set(number, block);
    }
    block[seq % blockSize] = code;
  }

  const codeAt = (seq: number): number => blocks.get(Math.floor(seq / blockSize))?.[seq % blockSize] ?? 0;

  return {
    take: (fact: DeskFact): void => put(fact.seq, codeOf(fact)),
    takeAll({ seqs, ...said }: DeskFactGroup): void {
      const code = codeOf(said);
      for (const seq of seqs.split(' ')) put(Number(seq), code);
    },
    forget: (seq: number): void => put(seq, 0),
    /** The codes of a segment's leads by their number; kept with it until it is told of a change. */
    codesOf(segment: Segment): Uint32Array {
      segment.desk ??= Uint32Array.from(segment.seqs, codeAt);
      return segment.desk;
    },
    codeAt,
    /** By code, whether it is what the filter asks for. */
    allowed(filter: DeskFilter): Uint8Array {
      const owner = filter.owner === nobody ? 0 : owners.indexOf(filter.owner ?? '') + 1;
      return Uint8Array.from({ length: (owners.length + 1) << ownerShift }, (_, code) => {
        if (filter.owner !== null && (code >> ownerShift !== owner || (owner === 0 && filter.owner !== nobody)))
          return 0;
        if (filter.due && (code & (answered * 2 - 1)) !== 0) return 0;
        return isAsked(filter.state, leadStates[code & (answered - 1)]) ? 1 : 0;
      });
    },
  };
}

export type DeskFacts = ReturnType<typeof createDeskFacts>;

function isAsked(asked: DeskFilter['state'], state: LeadState | undefined): boolean {
  if (asked === null) return true;
  return asked === openStates ? !closedStates.some((closed) => closed === state) : asked === state;
}
