import type { HookFault } from '#contract/staff/programs/webhooks.ts';
import { errorMember } from '#server/db/error-member.ts';

/** A delivery that failed, in a word for staff; never with an address or what was answered. */
export class HookFailure extends Error {
  readonly fault: HookFault;
  /** HTTP status, where there was an answer. */
  readonly status: number | null;

  constructor(fault: HookFault, status: number | null = null) {
    super(fault);
    this.fault = fault;
    this.status = status;
  }
}

/** What an error of the system or of TLS comes to. */
export function failureOf(error: unknown): HookFailure {
  if (error instanceof HookFailure) return error;
  const code = String(errorMember(error, 'code') ?? '');
  if (/^(?:ENOTFOUND|EAI_|ENODATA)/.test(code)) return new HookFailure('unknown-host');
  if (/CERT|SIGNATURE|ERR_SSL|ERR_TLS|EPROTO|ISSUER/.test(code)) return new HookFailure('certificate');
  if (error instanceof Error && error.name === 'TimeoutError') return new HookFailure('timeout');
  return new HookFailure('connection');
}
