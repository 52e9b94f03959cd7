import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { minute } from '#contract/durations.ts';
import {
  type IssueInput,
  type IssuesAnswer,
  issueChangeInput,
  issueInput,
  issuePaths,
  issuePreviewInput,
  issueSendInput,
  issueShownInput,
  issueTestInput,
  type StaffIssue,
} from '#contract/staff/newsletter/issues.ts';
import { isConflict } from '#server/db/conflict.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { NewsletterIssue } from '#server/db/schema/issue-tables.ts';
import { bumpContentVersion } from '#server/db/site-state.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { problem, refuse, refuseField } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { readMarkdown } from '#server/newsletter/issues/read-markdown.ts';
import {
  beginSending,
  countReaders,
  deleteDraft,
  findIssue,
  insertIssue,
  listIssues,
  showIssue,
  slugTaken,
  updateIssue,
} from '#server/newsletter/issues/repository.ts';
import { newsletterMails } from '#server/newsletter/mails/newsletter-mails.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { issueOneTimeLink } from '#server/staff/account/one-time-links/repository.ts';
import { openedLink } from '#server/staff/one-time-download.ts';
import { describeForAudit } from '#server/staff/recording/record-calls.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { isoTime } from '#server/text/iso-time.ts';

const purpose = 'issue-preview';
/** Milliseconds within which a preview must be fetched. */
const previewLifetime = minute;
const address = v.pipe(v.string(), v.email());

type Issues = Pick<
  StaffServices,
  'database' | 'settings' | 'company' | 'staffAddress' | 'contentChanged' | 'wakeOutbox' | 'wakeIssues'
>;

/** Routes to write, preview, test and send issues of the newsletters, and to hide them. Require a session. */
export function issueRoutes(app: Hono, services: Issues): void {
  const { database, staffAddress, contentChanged, wakeOutbox, wakeIssues } = services;
  const { db, engine } = database;
  const one = `${issuePaths.list}/:id` as const;
  const userName = (c: Context) => c.get('session').username;
  /** The account's mail address, if its name is one; otherwise the address for staff mails. */
  const ownAddress = (c: Context) => (v.is(address, userName(c)) ? userName(c) : staffAddress);

  app.get(issuePaths.list, async (c) => {
    const [issues, readers] = [await listIssues(db), await countReaders(db)];
    return json(c, { issues: issues.map(toStaffIssue), readers, testAddress: ownAddress(c) } satisfies IssuesAnswer);
  });

  app.post(issuePaths.list, async (c) => {
    const input = await readJson(c, issueInput);
    await checkLinks(input);
    const made = await c.get('recordedChange')(
      (transaction) => insertIssue(transaction, input, userName(c)),
      (issue) => (issue ? { subject: issue.id } : null),
    );
    if (!made) return refuseField('slug', 'taken');
    c.header('location', `${issuePaths.list}/${made.id}`);
    return json(c, toStaffIssue(made), { status: 201 });
  });

  app.put(one, async (c) => {
    const { version, ...input } = await readJson(c, issueChangeInput);
    await checkLinks(input);
    const id = idInPath(c);
    const changed = await c
      .get('recordedChange')(
        (transaction) => updateIssue(transaction, id, version, input, userName(c)),
        (issue) => (issue ? {} : null),
      )
      .catch(async (error) => {
        if (isConflict(error) && (await slugTaken(db, input.slug, id))) return refuseField('slug', 'taken');
        throw error;
      });
    return changed ? json(c, toStaffIssue(changed)) : refuseStale(id);
  });

  app.delete(one, async (c) => {
    const id = idInPath(c);
    const done = await c.get('recordedChange')(
      (transaction) => deleteDraft(transaction, id),
      (deleted) => (deleted ? {} : null),
    );
    return done ? noContent(c) : refuseStale(id);
  });

  app.post(`${one}/test`, async (c) => {
    const { language } = await readJson(c, issueTestInput);
    const id = idInPath(c);
    const recipient = ownAddress(c);
    const queued = await c.get('recordedChange')(
      async (transaction) => {
        if (!(await findIssue(transaction, id))) return false;
        const mail = newMail({ template: 'newsletter-issue-test', language, recipient, data: { issue: id } });
        await enqueue(transaction, engine, [mail]);
        return true;
      },
      (done) => (done ? { details: { language } } : null),
    );
    if (!queued) return refuse('not-found');
    wakeOutbox();
    return json(c, { recipient });
  });

  app.post(`${one}/send`, async (c) => {
    const { version } = await readJson(c, issueSendInput);
    const id = idInPath(c);
    const begun = await c.get('recordedChange')(
      (transaction) => begin(transaction, id, version, userName(c)),
      (issue) => (issue ? { details: { readers: issue.readers } } : null),
    );
    if (begun) {
      contentChanged();
      wakeIssues();
      return json(c, toStaffIssue(begun));
    }
    // Sent twice, or the first response was lost: the issue is being sent as requested.
    describeForAudit(c, { details: { repeated: true } });
    const found = await findIssue(db, id);
    return found && found.state !== 'draft' && found.version === version
      ? json(c, toStaffIssue(found))
      : refuseStale(id);
  });

  async function begin(transaction: Db, id: string, version: number, by: string) {
    const found = await findIssue(transaction, id);
    if (!found) return undefined;
    const { de, en } = (await countReaders(transaction))[found.kind];
    return inArchive(transaction, await beginSending(transaction, { id, version }, { readers: de + en, by }));
  }

  /** Pages change when an issue enters or leaves the archive. */
  async function inArchive(transaction: Db, changed: NewsletterIssue | undefined) {
    if (changed) await bumpContentVersion(transaction);
    return changed;
  }

  app.put(`${one}/shown`, async (c) => {
    const { shown } = await readJson(c, issueShownInput);
    const id = idInPath(c);
    const changed = await c.get('recordedChange')(
      async (transaction) => inArchive(transaction, await showIssue(transaction, id, shown)),
      (issue) => (issue ? { details: { archive: shown } } : null),
    );
    if (changed) contentChanged();
    const issue = changed ?? (await findIssue(db, id));
    if (!issue || issue.state === 'draft') return refuse('not-found');
    return json(c, toStaffIssue(issue));
  });

  app.post(issuePaths.preview, async (c) => {
    const asked = await readJson(c, issuePreviewInput);
    const data = { asked, session: c.get('session').tokenHash };
    const token = await issueOneTimeLink(db, purpose, data, previewLifetime);
    return json(c, { url: `${issuePaths.preview}/${token}` });
  });

  /** @throws RefusedCall (409) with the current version, or (404) where the issue no longer exists */
  async function refuseStale(id: string): Promise<never> {
    const found = (await findIssue(db, id)) ?? refuse('not-found');
    return refuse('conflict', { members: { current: toStaffIssue(found) } });
  }
}

/** @throws RefusedCall naming the text that has a forbidden link */
async function checkLinks(input: Pick<IssueInput, 'body_de' | 'body_en'>): Promise<void> {
  for (const field of ['body_de', 'body_en'] as const) {
    const { refused } = await readMarkdown(input[field]);
    if (refused.length > 0) refuseField(field, 'link');
  }
}

/** Headers for the preview's frame, which isolate the mail from the surrounding page. */
const framed = {
  ...securityHeaders,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': cachePolicies.never,
};

/** GET of a preview's URL; works once, while the session is open. */
export function issuePreview({ database: { db }, company, settings, secret }: StaffServices) {
  return async (c: Context): Promise<Response> => {
    const link = await openedLink(c, db, purpose, c.req.param('token') ?? '', issuePreviewInput);
    if (!link) return problem('not-found', 'de');
    const { kind, language, subject, teaser, body } = link.input;
    const issue = { slug: '', kind, subject, teaser, blocks: (await readMarkdown(body)).blocks };
    const mail = newsletterMails['newsletter-issue'].compose(
      { issue, reader: { id: '', created_at: 0 } },
      'leserin@example.com',
      language,
      { company, settings, secret },
    );
    return c.html(mail.html, 200, framed);
  };
}

function toStaffIssue({ created_at: _created, cursor: _cursor, ...issue }: NewsletterIssue): StaffIssue {
  return {
    ...issue,
    changed_at: isoTime(issue.changed_at),
    sending_at: isoTime(issue.sending_at),
    sent_at: isoTime(issue.sent_at),
    withdrawn_at: isoTime(issue.withdrawn_at),
  };
}
