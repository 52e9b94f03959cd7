import { format } from 'node:util';
import { requestId } from './request-id.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

export type LogSettings = { LOG_FORMAT?: 'json' | 'text' | undefined; LOG_LEVEL: Exclude<Level, 'error'> };

/** The log level of each console method. */
const methods = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Makes the console the log of this thread, including lines of libraries. In a terminal lines stay as they are;
 * elsewhere, or when the setting says so, each line is a JSON object with time, level, message and, within a request,
 * its id.
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

/** Logs a line with additional fields for programs, whatever the log level; nothing when the log is text. */
export function logFields(message: string, fields: object): void {
  if (isRead) process.stdout.write(`${line('info', message, fields)}\n`);
}

function line(level: Level, message: string, fields = {}): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, requestId: requestId(), ...fields });
}
