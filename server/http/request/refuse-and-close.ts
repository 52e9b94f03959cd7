import type { ServerResponse } from 'node:http';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

/** Refuses a request that this site cannot serve, before anything else handles it, and closes the connection. */
export function refuseAndClose(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...securityHeaders, 'content-length': 0, connection: 'close' }).end();
}
