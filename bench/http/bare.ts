import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The least that node:http can do: the same bytes and headers for every request, without a look at it.
 * Arguments: the port, a file of the body, one of the headers as JSON list.
 */
const [port, bodyFile = '', headersFile = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: string[] = JSON.parse(readFileSync(headersFile, 'utf8'));
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');
