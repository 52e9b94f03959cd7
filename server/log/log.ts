import { format } from 'node:util';
import { requestId } from './request-id.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

export type LogSettings = { LOG_FORMAT?: 'json' | 'text' | undefined; LOG_LEVEL: Exclude<Level, 'error'> };

/** What the console's methods are to a log. */
const methods = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Makes the console the log of this thread, libraries' lines included: in a terminal as it is, elsewhere, or where
 * the setting says so, one JSON object a line with time, level, message and, within a request, its id.
 */
export function startLog({ LOG_FORMAT, LOG_LEVEL }: LogSettings): void {
  const json = LOG_FORMAT === undefined ? !process.stdout.isTTY : LOG_FORMAT === 'json';
  const lowest = levels.indexOf(LOG_LEVEL);
  for (const [method, level] of Object.entries(methods)) {
    const stream = level === 'debug' || level === 'info' ? process.stdout : process.stderr;
    const write = (...values: unknown[]) => {
      const message = format(...values);
      stream.write(`${json ? line(level, message) : message}\n`);
    };
    Object.assign(console, { [method]: levels.indexOf(level) < lowest ? () => {} : write });
  }
  isRead = json;
}

let isRead = false;

/** A line with fields of its own for programs that read the log, whatever its level; none where it is text. */
export function logFields(message: string, fields: object): void {
  if (isRead) process.stdout.write(`${line('info', message, fields)}\n`);
}

function line(level: Level, message: string, fields = {}): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, requestId: requestId(), ...fields });
}
