import type { HookFault } from '#contract/staff/programs/webhooks.ts';
import { errorMember } from '#server/db/error-member.ts';

/** A failed delivery as a code for staff; it never contains an address or the response. */
export class HookFailure extends Error {
  readonly fault: HookFault;
  /** HTTP status, if there was a response. */
  readonly status: number | null;

  constructor(fault: HookFault, status: number | null = null) {
    super(fault);
    this.fault = fault;
    this.status = status;
  }
}

/** Maps a system or TLS error to a failure. */
export function failureOf(error: unknown): HookFailure {
  if (error instanceof HookFailure) return error;
  const code = String(errorMember(error, 'code') ?? '');
  if (/^(?:ENOTFOUND|EAI_|ENODATA)/.test(code)) return new HookFailure('unknown-host');
  if (/CERT|SIGNATURE|ERR_SSL|ERR_TLS|EPROTO|ISSUER/.test(code)) return new HookFailure('certificate');
  if (error instanceof Error && error.name === 'TimeoutError') return new HookFailure('timeout');
  return new HookFailure('connection');
}
