import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CallFailed } from './call.ts';
import { createStaffApi } from './staff-api.ts';

/** A backend that answers one call after another, and an API that uses it. */
async function staffOf(answers: [status: number, body: object][]) {
  const server = createServer((_request, response) => {
    const [status, body] = answers.shift() ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const told: string[] = [];
  const { port } = server.address() as AddressInfo;
  const api = createStaffApi(`http://127.0.0.1:${port}`, () => 'token', {
    onExpired: () => told.push('expired'),
    onDue: (due) => told.push(due),
    prove: () => {
      told.push('asked');
      return Promise.resolve(true);
    },
  });
  return { api, told, end: () => server.close() };
}

const proofNeeded: [number, object] = [403, { needs: 'proof' }];

test('a session that ends while the password is asked for opens the login', async () => {
  const { api, told, end } = await staffOf([proofNeeded, [401, {}]]);
  await expect(api.get('/thing', v.unknown())).rejects.toMatchObject({ status: 401 });
  expect(told).toEqual(['asked', 'expired']);
  end();
});

test('what the account must do first is told after the password, too', async () => {
  const { api, told, end } = await staffOf([proofNeeded, [403, { due: 'password' }]]);
  await expect(api.get('/thing', v.unknown())).rejects.toBeInstanceOf(CallFailed);
  expect(told).toEqual(['asked', 'password']);
  end();
});

test('the password is asked for once for a call', async () => {
  const { api, told, end } = await staffOf([proofNeeded, proofNeeded, [200, {}]]);
  await expect(api.get('/thing', v.unknown())).rejects.toMatchObject({ status: 403 });
  expect(told).toEqual(['asked']);
  end();
});
