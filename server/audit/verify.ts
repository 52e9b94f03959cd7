import type { AuditCheckAnswer } from '#contract/staff/audit.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { checkAuditLog } from './check.ts';
import { type AuditHead, lastDeleted } from './repository.ts';

/** `deleted`: the entry was deleted after its retention, so nothing can be compared. */
type Verdict = 'fits' | 'differs' | 'missing' | 'deleted';
/** Output lines, and the command's exit code: 0 for no change, 1 for a change, 2 where not all could be compared. */
type Verification = { lines: string[]; exitCode: 0 | 1 | 2 };

/** Parses `NUMBER:HASH` as mailed; null for anything else. */
export function readAnchor(text: string): AuditHead | null {
  const [, seq, hash = ''] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? [];
  return seq ? { seq: Number(seq), hash } : null;
}

/** Checks the chain, and whether it still contains the entries of the mailed anchors. */
export async function verifyAuditLog(db: Db, anchors: readonly AuditHead[]): Promise<Verification> {
  const found = new Map<number, string>();
  const anchored = new Set(anchors.map(({ seq }) => seq));
  const check = await checkAuditLog(db, ({ seq, hash }) => {
    if (anchored.has(seq)) found.set(seq, hash);
  });
  // Read after the chain, because the sweep may have deleted more meanwhile; other gaps break the chain.
  const deleted = await lastDeleted(db);
  if (!found.has(deleted.seq)) found.set(deleted.seq, deleted.hash);
  const verdicts = anchors.map(({ seq, hash }) => {
    const here = found.get(seq);
    if (here !== undefined) return { seq, verdict: here === hash ? 'fits' : 'differs' } as const;
    return { seq, verdict: seq < deleted.seq ? 'deleted' : 'missing' } as const;
  });
  const is = (wanted: Verdict) => verdicts.some(({ verdict }) => verdict === wanted);
  return {
    lines: [chainLine(check), ...verdicts.map(({ seq, verdict }) => `Anchor ${seq}: ${words[verdict]}`)],
    exitCode: !check.intact || is('differs') || is('missing') ? 1 : is('deleted') ? 2 : 0,
  };
}

function chainLine({ intact, checked, brokenAt, last }: AuditCheckAnswer): string {
  if (!intact)
    return `CHANGED: entry ${brokenAt} does not match the one before it; the ${checked} before it are intact.`;
  const end = last.seq > 0 ? ` The last is ${last.seq}:${last.hash}.` : '';
  return `The chain is intact: ${checked} entries checked.${end}`;
}

const words: Record<Verdict, string> = {
  fits: 'matches the mail.',
  differs: 'CHANGED: the hash in the log differs from the mail. The log was rewritten after the mail.',
  missing: 'CHANGED: the log no longer has this entry, or its chain is broken before it.',
  deleted:
    'not compared: the entry was deleted after its retention. For a mail less than 180 days old this means CHANGED.',
};
