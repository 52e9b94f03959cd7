import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

/**
 * The minimum for storing a lead: JSON in, two durable inserts (the lead, its mail) with group commit, JSON out;
 * nothing is validated, counted or derived. Arguments: the port, the database file.
 */
const [port, file = ''] = process.argv.slice(2);
const db = new DatabaseSync(file);
db.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table leads (id integer primary key, created_at integer, first_name text, last_name text, email text, phone text, message text,
    page_source text, button_context text, button_text text, page_url text, language text);
  create table outbox (id integer primary key, created_at integer, template text, recipient text, data text);`);
const lead = db.prepare('insert into leads values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
const mail = db.prepare("insert into outbox values (null, ?, 'lead-notification', ?, ?)");

type Waiting = { fields: Record<string, string>; answer: () => void };
let waiting: Waiting[] = [];

function flush(): void {
  const batch = waiting;
  waiting = [];
  db.exec('begin immediate');
  for (const { fields } of batch) {
    const now = Date.now();
    const text = (name: string) => fields[name] ?? '';
    lead.run(
      now,
      ...(['firstName', 'lastName', 'email', 'phone', 'message'] as const).map(text),
      ...(['pageSource', 'buttonContext', 'buttonText', 'pageUrl', 'language'] as const).map(text),
    );
    mail.run(now, text('email'), '{}');
  }
  db.exec('commit');
  for (const { answer } of batch) answer();
}

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method !== 'POST') {
      response.end();
      return;
    }
    const fields: Record<string, string> = JSON.parse(Buffer.concat(chunks).toString());
    const body = '{"success":true}';
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    if (waiting.length === 0) setImmediate(() => setImmediate(flush));
    waiting.push({ fields, answer: () => response.writeHead(200, headers).end(body) });
  });
}).listen(Number(port), '127.0.0.1');
