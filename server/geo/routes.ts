import { Hono } from 'hono';
import { cachePolicies } from '../http/cache-policies.ts';
import { clientAddressOf } from '../http/peer.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';

/** GET /api/geo: `{"country_code":"DE"}`, null for an unknown address; no third party learns the address. */
export function geoRoutes({ country, proxies }: Pick<Services, 'country' | 'proxies'>): Hono {
  const app = new Hono();
  app.get('/api/geo', (c) =>
    c.body(JSON.stringify({ country_code: country(clientAddressOf(c, proxies)) }), 200, {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cachePolicies.geo,
    }),
  );
  return app;
}
