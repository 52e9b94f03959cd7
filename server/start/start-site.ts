import { join } from 'node:path';
import type { RenderPage } from '#contract/page-context.ts';
import { type AppParts, createApp } from '#server/app.ts';
import type { Built } from '#server/built.ts';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import type { Settings } from '#server/env.ts';
import { createHealth } from '#server/operation/health.ts';
import { answeredBy } from '#server/operation/timing.ts';
import { answerFromMemory } from '#server/pages/answer-from-memory.ts';
import { countPolicyReports } from '#server/policy-reports/count-reports.ts';
import { ensureFirstAccount } from '#server/staff/account/accounts.ts';
import { lastBackup } from '#server/staff/alerts/watch.ts';
import { ownPapers } from '#server/typesetting/own-papers.ts';
import { papersForLeads } from '#server/white-papers/for-leads.ts';
import { createContent } from './create-content.ts';
import { createLeadWork } from './create-lead-work.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { searchDocuments } from './search-documents.ts';
import { startBackground } from './start-background.ts';

type StartOptions = {
  renderPage: RenderPage;
  /** Folder of the built web bundle's files. */
  assetFolder: string;
  log: (line: string) => void;
  /** What the build extracted from the pages. */
  built: Built;
  /** Renders each page anew and omits its Content-Security-Policy, which would break hot reload. */
  development?: boolean;
};

/**
 * Opens the database, migrates it to the newest schema and builds the app; it does not listen yet.
 * @throws SettingsError when a setting names something that cannot be used
 */
export async function startSite(
  settings: Settings,
  { renderPage, assetFolder, built: ofBuild, log, development = false }: StartOptions,
) {
  const site = await openSite(settings, log);
  const built = { ...ofBuild, searchDocuments: searchDocuments(site, renderPage, ofBuild) };
  const { company, covers, country, proxies, database, secret } = site;
  const work = await createLeadWork(site);
  const { outbox, issueMails, webhooks, events, subscriptions } = work;
  const content = createContent(site, work, { renderPage, built, development });
  const { pages, views, search, whitePapers, whitePaper, issues } = content;
  const policyReports = countPolicyReports(database.db);
  const metrics =
    settings.METRICS_PORT === undefined
      ? null
      : (await import('#server/operation/metrics.ts')).createMetrics(database, settings.DATA_DIR);
  const health = createHealth({ db: database.db, dataFolder: settings.DATA_DIR, outboxSilence: outbox.silence });
  const background = await startBackground(site, built, outbox.wake);
  const papers = ownPapers(company, join(assetFolder, '../typesetting'), settings.DATA_DIR, log);
  await remind(site);

  const services: AppParts['services'] = {
    settings,
    company,
    staffAddress: site.staffAddress,
    database,
    intake: work.intake,
    leadReader: background.leadReader,
    webhooks,
    bookings: work.bookings,
    renderMail: work.render,
    wakeOutbox: outbox.wake,
    wakeIssues: issueMails.wake,
    renderPage,
    country,
    proxies,
    limits: work.limits,
    secret,
    whitePapers: papersForLeads(database.db, secret),
    answerPostedForm: pages.answerPostedForm,
    contentChanged: content.changed,
  };
  const ready = answerFromMemory(pages);

  return {
    app: createApp({
      services,
      search,
      subscriptions,
      staff: { events, leadDays: background.leadDays, policyReports },
      views,
      built,
      pages,
      whitePapers,
      whitePaper,
      issues,
      covers,
      papersFolder: join(assetFolder, '../papers'),
      ownPapers: papers.folder,
      assetFolder,
      health,
      answered: answeredBy(metrics, settings.LOG_LEVEL === 'debug'),
    }),
    services,
    outbox,
    issueMails,
    webhooks,
    background,
    views,
    /** Answers requests whose page is ready in memory, before the app. */
    fromMemory: metrics ? metrics.counted(ready) : ready,
    health,
    /**
     * Starts sending mails and webhooks. Call it when the port is taken: a process that ends because another one has it
     * would end in the middle of a mail.
     */
    startWork() {
      outbox.start();
      issueMails.start();
      webhooks.worker.start();
      // So that no visitor's search waits for it; a failed attempt is repeated by the first one.
      built.searchDocuments().catch(() => {});
    },
    /** @throws the system's error (port in use) unchanged */
    serveMetrics: async () => {
      if (metrics) console.log(`Metrics on ${await metrics.serve(settings.METRICS_PORT ?? 0, settings.HOST)}`);
    },
    /** Call it when nothing else can fail any more: it shows a password once. */
    ensureFirstAccount: () => retryWhileBusy(() => ensureFirstAccount(database.db, settings, log, company.name)),
    /** Ends responses that would otherwise never end. */
    endStreams: events.end,
    async close() {
      events.end();
      metrics?.end();
      background.stop();
      papers.stop();
      await views.stop();
      await policyReports.stop();
      await Promise.all([outbox.stop(), issueMails.stop(), webhooks.stop()]);
      await background.close();
      await database.close();
    },
  };
}

/** Reminds operators of what they still have to do. */
async function remind({ company, database, settings, log }: OpenSite): Promise<void> {
  if (company.sample)
    log('Sample company data is in use: names, legal details and addresses are fictitious (setting COMPANY_FILE).');
  else if (database.engine === 'sqlite' && (await lastBackup(settings.DATA_DIR)) === null) console.log(noBackup);
}

/** Not a warning: backups made in other ways are not visible here. */
const noBackup =
  '`npm run backup` has not been run yet. After its first run, staff are notified when one is overdue; other kinds of backup are not detected.';
