import { Hono } from 'hono';
import { geoPath } from '#contract/http/geo-path.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import type { Services } from '#server/services.ts';

/** GET /api/geo: `{"country_code":"DE"}`, null for an unknown address. The address is not passed to any third party. */
export function geoRoutes({ country, proxies }: Pick<Services, 'country' | 'proxies'>): Hono {
  const app = new Hono();
  app.get(geoPath, (c) =>
    c.body(JSON.stringify({ country_code: country(clientAddressOf(c, proxies)) }), 200, {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cachePolicies.geo,
    }),
  );
  return app;
}
