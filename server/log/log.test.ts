import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The lines logged by a process that starts its log with these settings and then runs this code. */
function logged(settings: object, does: string): string[] {
  const code = `
    import { startLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
    import { withinRequest } from ${JSON.stringify(join(import.meta.dirname, 'request-id.ts'))};
    startLog(${JSON.stringify(settings)});
    ${does}`;
  const output = execFileSync('sh', ['-c', 'exec "$0" --input-type=module -e "$1" 2>&1', process.execPath, code]);
  return output.toString().trimEnd().split('\n');
}

test('outside a terminal, a message is one JSON object with time and level, even if it has several lines', () => {
  const [line = '', ...others] = logged({ LOG_LEVEL: 'info' }, `console.error('two\\nlines', new Error('no'))`);
  expect(others).toEqual([]);
  const entry: unknown = JSON.parse(line);
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    message: expect.stringMatching(/^two\nlines Error: no\n/),
  });
});

test('all lines of a request have its id: the trace id, or a generated one', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const twice = `async () => { console.log('a'); await null; console.log('b'); }`;
  const lines = logged(
    { LOG_FORMAT: 'json', LOG_LEVEL: 'info' },
    `await withinRequest('00-${trace}-00f067aa0ba902b7-01', ${twice});
     await withinRequest('00-${'0'.repeat(32)}-00f067aa0ba902b7-01', ${twice});
     await withinRequest(undefined, ${twice});`,
  );
  const ids = lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId);
  expect([ids[0], ids[1]]).toEqual([trace, trace]);
  expect(new Set(ids.slice(2)).size).toBe(2);
  expect([ids[2], ids[4]]).toEqual([ids[3], ids[5]]);
});

test('text is logged as text, and messages below the level are left out', () => {
  const script = `console.debug('d'); console.log('i'); console.warn('w'); console.error('e');`;
  expect(logged({ LOG_FORMAT: 'text', LOG_LEVEL: 'warn' }, script)).toEqual(['w', 'e']);
  expect(logged({ LOG_FORMAT: 'text', LOG_LEVEL: 'debug' }, script).sort()).toEqual(['d', 'e', 'i', 'w']);
});

test('structured fields are logged as JSON at every level, and not as text', () => {
  const url = JSON.stringify(join(import.meta.dirname, 'log.ts'));
  const script = `(await import(${url})).logFields('audit', { seq: 7 });`;
  const [line = ''] = logged({ LOG_FORMAT: 'json', LOG_LEVEL: 'warn' }, script);
  expect(JSON.parse(line)).toEqual({ time: expect.any(String), level: 'info', message: 'audit', seq: 7 });
  expect(logged({ LOG_FORMAT: 'text', LOG_LEVEL: 'info' }, script)).toEqual(['']);
});
