import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The minimum with node:http: the same bytes and headers for every request, without reading it. Arguments: the port, a
 * file with the body, one with the headers as a JSON list.
 */
const [port, bodyFile = '', headersFile = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: string[] = JSON.parse(readFileSync(headersFile, 'utf8'));
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');
