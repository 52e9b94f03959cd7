import type { ServerResponse } from 'node:http';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

/** Refuses what is no request for this site, before anything else looks at it; the connection ends. */
export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...securityHeaders, 'content-length': 0, connection: 'close' }).end();
}
