import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';

/** What the server does with mails: accept, reject (451, 550), stall, or drop the connection during DATA. */
export type SmtpMode = 'accept' | 'later' | 'refuse' | 'stall-greeting' | 'stall-data' | 'drop';
export type SmtpReport =
  | { port: number }
  | { mode: SmtpMode }
  | { password: string }
  /** Bytes as latin1, one character per byte. */
  | { mail: { recipients: string[]; smtpUtf8: boolean; message: string } };

export type ReceivedMail = { recipients: string[]; smtpUtf8: boolean; parsed: Email; source: string };

/** A real SMTP server in a separate process on 127.0.0.1, which fails on command and can be killed and restarted. */
export async function startSmtp({ port = 0, tls = false } = {}) {
  const program = fileURLToPath(new URL('smtp-process.ts', import.meta.url));
  const child = fork(program, [String(port), tls ? 'tls' : 'plain'], { execArgv: [], stdio: 'ignore' });
  const mails: ReceivedMail[] = [];
  const passwords: string[] = [];
  let parsing: Promise<void> = Promise.resolve();
  child.on('message', (report: SmtpReport) => {
    if ('password' in report) passwords.push(report.password);
    if (!('mail' in report)) return;
    const { message, ...envelope } = report.mail;
    parsing = parsing.then(async () => {
      const parsed = await PostalMime.parse(Buffer.from(message, 'latin1'));
      mails.push({ ...envelope, parsed, source: message });
    });
  });
  const listening = await waitForReport(child, (report) => ('port' in report ? report.port : undefined));
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    /** Resolves when the server has switched modes. */
    behave: async (mode: SmtpMode): Promise<void> => {
      const changed = waitForReport(child, (report) => ('mode' in report ? report.mode : undefined));
      child.send(mode);
      await changed;
    },
    /** All mails accepted so far. */
    received: async (): Promise<ReceivedMail[]> => {
      const settled = waitForReport(child, (report) => ('mode' in report ? report.mode : undefined));
      child.send('report');
      await settled;
      await parsing;
      return mails;
    },
    /** The passwords received so far; read them after `received`. */
    passwords,
    kill: async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type SmtpProcess = Awaited<ReturnType<typeof startSmtp>>;

function waitForReport<T>(child: ChildProcess, pick: (report: SmtpReport) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the mail server ended'));
    const listen = (report: SmtpReport) => {
      const found = pick(report);
      if (found === undefined) return;
      child.off('message', listen);
      child.off('exit', ended);
      resolve(found);
    };
    child.on('message', listen);
    child.once('exit', ended);
  });
}
