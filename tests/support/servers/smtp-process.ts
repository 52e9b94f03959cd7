import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SmtpMode, SmtpReport } from './smtp.ts';

// A mail server in a separate process, started by `smtp.ts`: its messages set the mode, and mails are reported back.
let mode: SmtpMode = 'accept';
const tls = process.argv[3] === 'tls';

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const report = (what: SmtpReport) => process.send?.(what);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: tls ? [] : ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, callback) => {
    report({ password: password ?? '' });
    callback(null, { user: username ?? '' });
  },
  onConnect: (_session, callback) => {
    if (mode !== 'stall-greeting') callback();
  },
  onRcptTo: ({ address }, _session, callback) => {
    if (mode === 'later') return callback(refusal(451, `4.7.1 <${address}> greylisted,\r\ntry later`));
    if (mode === 'refuse') return callback(refusal(550, `5.1.1 <${address}> relaying denied`));
    callback();
  },
  onData: async (stream, session, callback) => {
    if (mode === 'drop') {
      for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
      return;
    }
    const message = await buffer(stream);
    if (mode === 'stall-data') return;
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    report({ mail: { recipients, smtpUtf8: session.envelope.smtpUtf8 === true, message: message.toString('latin1') } });
    callback();
  },
});
// Tests break connections off.
server.on('error', () => {});
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  const address = server.server.address();
  if (address && typeof address === 'object') report({ port: address.port });
});
process.on('message', (next: SmtpMode | 'report') => {
  if (next !== 'report') mode = next;
  report({ mode });
});
process.on('disconnect', () => process.exit());
