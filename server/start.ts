import { join } from 'node:path';
import type { RenderPage } from '#contract/page-context.ts';
import type { Language } from '#contract/site/languages.ts';
import { renderMail } from './all-mails.ts';
import { type AppParts, createApp } from './app.ts';
import { writeSums } from './audit/summed.ts';
import { createBookings } from './booking/bookings.ts';
import type { Built } from './built.ts';
import { readCovers } from './company/covers.ts';
import { readCompany } from './company/read-company.ts';
import { onceFree } from './db/connection/busy.ts';
import { connect, type Database, migrate } from './db/connection/connect.ts';
import { makeFolder } from './db/make-folder.ts';
import type { OutboxRow } from './db/schema/schema.ts';
import { migrateAsOwner } from './db/update/two-users.ts';
import { UnusableDatabaseError } from './db/update/unusable.ts';
import { attempt, type Settings, SettingsError, unusable } from './env.ts';
import { openCountryDatabase } from './geo/country.ts';
import { startHousekeeping } from './housekeeping.ts';
import { TrustedProxies } from './http/request/client-address.ts';
import { createIntake } from './leads/intake.ts';
import { notifyOfFuse } from './leads/mails/flood/notify.ts';
import { readSentMark } from './leads/posted-form/sent-mark.ts';
import { createLimit } from './limits/create-limit.ts';
import { createLimits } from './limits/limits.ts';
import { createSubscriptions } from './newsletter/subscription.ts';
import { createHealth } from './operation/health.ts';
import { answeredBy } from './operation/timing.ts';
import { createTransport } from './outbox/transport/transport.ts';
import { createOutboxWorker } from './outbox/worker.ts';
import { isOwnHost } from './own-host.ts';
import { answerFromMemory } from './pages/at-once.ts';
import { watchContent } from './pages/content-version.ts';
import { onceIn } from './pages/once-in.ts';
import { countPageViews } from './pages/page-views.ts';
import { createPages } from './pages/routes.ts';
import { readPaperLink } from './paper-requests/links.ts';
import { countPolicyReports } from './policy-reports/count-reports.ts';
import { createSearch, type Search } from './search/search.ts';
import { openSecret } from './secrets/open-secret.ts';
import { createPersonHash } from './secrets/person-hash.ts';
import { signingKey } from './secrets/secret.ts';
import { ensureFirstAccount } from './staff/account/accounts.ts';
import { sealFactorsAgain } from './staff/account/second-factor/second-factor.ts';
import { startForwarding } from './staff/alerts/forward-entries.ts';
import { raise } from './staff/alerts/raise.ts';
import { lastBackup, startWatch } from './staff/alerts/watch.ts';
import { createLeadEvents } from './staff/events/lead-events.ts';
import { threadedLeadReader } from './staff/lead-reader/threaded.ts';
import { createLeadDays } from './staff/origins/lead-days.ts';
import { staffWebhooks } from './staff/webhooks/create.ts';
import { ownPapers } from './typesetting/own-papers.ts';
import { sealHooksAgain } from './webhooks/secrets.ts';
import { downloadUrlFor, readDownloadToken } from './white-papers/download/download.ts';
import { listedWhitePapers, publicWhitePaper } from './white-papers/public-list.ts';
import { findWhitePaper, seedWhitePapers } from './white-papers/repository.ts';

/** How long a page may show the built-in papers after the list could not be read. */
const standInSeconds = 5;

type StartOptions = {
  renderPage: RenderPage;
  /** Folder of the built web bundle's files. */
  assetFolder: string;
  log: (line: string) => void;
  /** What the build found out about the pages. */
  built: Built;
  /** Renders each page anew and leaves out its Content-Security-Policy, which hot reload would break. */
  development?: boolean;
};

/**
 * Opens the database, brings it to the newest schema and builds the app; nothing listens yet.
 * @throws SettingsError when a setting names something that cannot be used
 */
export async function startSite(
  settings: Settings,
  { renderPage, assetFolder, built, log, development = false }: StartOptions,
) {
  const { company, covers } = readCovers(readCompany(settings.COMPANY_FILE), settings.COMPANY_FILE);
  const country = attempt('GEO_DATABASE', () => openCountryDatabase(settings.GEO_DATABASE));
  const onIgnored = isOwnHost(new URL(settings.PUBLIC_URL).hostname) ? null : () => log(sharedAddress);
  const proxies = attempt('TRUST_PROXY', () => new TrustedProxies(settings.TRUST_PROXY ?? [], onIgnored));
  attempt('DATA_DIR', () => makeFolder(settings.DATA_DIR));

  const database = await openDatabase(settings);
  await onceFree(() => seedWhitePapers(database.db));
  const current = settings.SECRET_KEY ?? attempt('SECRET_KEY', () => signingKey(settings.DATA_DIR));
  const keys = { current, previous: settings.SECRET_KEY_PREVIOUS ?? null };
  const sealAgain = { 'second factors': sealFactorsAgain, webhooks: sealHooksAgain };
  const secret = await onceFree(() => openSecret(database.db, keys, sealAgain, log));

  const render = (row: OutboxRow) => renderMail(row, { db: database.db, company, settings, secret });
  const outbox = createOutboxWorker({
    ...database,
    transport: createTransport(settings, company),
    render,
    log,
  });
  const staffAddress = settings.MAIL_TO ?? company.mail.to;
  const webhooks = attempt('WEBHOOK_ALLOW_PRIVATE', () =>
    staffWebhooks({ database, settings, secret, staffAddress, onMail: outbox.wake, log }),
  );
  await onceFree(webhooks.reload);
  const { publish } = webhooks;
  const onStored = () => {
    outbox.wake();
    webhooks.wake();
  };
  const subscriptions = createSubscriptions({ ...database, company: company.name, secret, onStored, publish });
  const events = createLeadEvents(database.db);
  const leadDays = createLeadDays(database.patient, built.buttonWords);
  const notifyFuse = () =>
    void notifyOfFuse(database, staffAddress)
      .then(() => raise(database, { cause: 'visitors-held', about: '', recipient: null }))
      .then(outbox.wake, (error) => log(`Limits: ${error.message}`));
  const personHash = createPersonHash(secret);
  const limits =
    settings.RATE_LIMIT === 'on' ? createLimits(createLimit(database, personHash), personHash, notifyFuse) : null;
  const bookings = createBookings({ ...database, secret, staffAddress, onStored, limits, publish });
  const content = watchContent(database.db, () => pages.clear());
  // Pages with a stand-in for content are soon rendered anew.
  const onStandIn = onceIn(standInSeconds * 1000, () => pages.clear());
  const whitePapers = (language: Language) => listedWhitePapers(database.db, built, language, onStandIn);
  const whitePaper = (id: string, language: Language) => publicWhitePaper(database.db, built, id, language, onStandIn);
  const paperLink = (token: string): 'expired' | 'unknown' =>
    [readPaperLink, readDownloadToken].some((read) => read(token, secret, Date.now()) === 'expired')
      ? 'expired'
      : 'unknown';
  const search: Search = createSearch({
    documents: built.searchDocuments,
    whitePapers,
    whitePaperFacts: built.whitePaperFacts,
    whitePaperTexts: built.whitePaperTexts,
    generation: () => pages.generation(),
  });
  const views = countPageViews(database.db);
  const policyReports = countPolicyReports(database.db);
  const pages = createPages({
    views,
    settings,
    company,
    renderPage,
    country,
    proxies,
    sent: (mark) => readSentMark(mark, secret, Date.now()),
    sources: {
      whitePapers,
      whitePaper,
      search,
      newsletter: subscriptions.view,
      paperLink,
      booking: bookings.view,
      slots: bookings.slots,
      slotsToMove: bookings.slotsToMove,
    },
    beforePage: content.check,
    pageStyles: built.pageStyles,
    development,
  });
  const leadReader = threadedLeadReader(settings);
  const onLead = () => {
    onStored();
    events.wake();
  };
  const services: AppParts['services'] = {
    settings,
    company,
    database,
    intake: createIntake(database, onLead, { gathers: limits !== null, publish }),
    leadReader,
    webhooks,
    bookings,
    renderMail: render,
    wakeOutbox: outbox.wake,
    renderPage,
    country,
    proxies,
    limits,
    secret,
    whitePapers: {
      find: async (id) => {
        const paper = await findWhitePaper(database.db, id);
        return paper
          ? { id: paper.id, number: paper.number, titles: { de: paper.title_de, en: paper.title_en } }
          : null;
      },
      downloadUrl: (leadId, paperId, language) => downloadUrlFor(leadId, paperId, language, secret, Date.now()),
    },
    answerPostedForm: pages.answerPostedForm,
    contentChanged: content.changed,
  };
  const metrics =
    settings.METRICS_PORT === undefined
      ? null
      : (await import('./operation/metrics.ts')).createMetrics(database, settings.DATA_DIR);
  const health = createHealth({ db: database.db, dataFolder: settings.DATA_DIR, outboxSilence: outbox.silence });
  const ready = answerFromMemory(pages);
  outbox.start();
  webhooks.worker.start();
  const housekeeping = startHousekeeping(
    { db: database.patient, engine: database.engine },
    settings.DATA_DIR,
    log,
    async () => {
      await leadDays.recount();
      await leadReader.follow();
      await writeSums(database.db);
    },
  );
  const watch = startWatch(database, { dataFolder: settings.DATA_DIR, recipient: staffAddress }, outbox.wake, log);
  const auditForwarding = await startForwarding(database.db, log);
  const papers = ownPapers(company, join(assetFolder, '../typesetting'), settings.DATA_DIR, log);
  if (company.sample)
    log('Sample company data is in place: names, legal facts and addresses are made up (setting COMPANY_FILE).');
  else if (database.engine === 'sqlite' && (await lastBackup(settings.DATA_DIR)) === null) console.log(noBackup);

  return {
    app: createApp({
      services,
      search,
      subscriptions,
      staff: { events, leadDays, policyReports },
      views,
      built,
      pages,
      whitePapers,
      whitePaper,
      covers,
      papersFolder: join(assetFolder, '../papers'),
      ownPapers: papers.folder,
      assetFolder,
      health,
      answered: answeredBy(metrics, settings.LOG_LEVEL === 'debug'),
    }),
    services,
    outbox,
    webhooks,
    views,
    /** Answers what is ready in memory, before the app is asked. */
    atOnce: metrics ? metrics.counted(ready) : ready,
    health,
    /** @throws the system's error (port in use) as it is */
    serveMetrics: async () => {
      if (metrics) console.log(`Metrics on ${await metrics.serve(settings.METRICS_PORT ?? 0, settings.HOST)}`);
    },
    /** To be called when nothing else can go wrong any more: it shows a password once. */
    ensureFirstAccount: () => onceFree(() => ensureFirstAccount(database.db, settings, log, company.name)),
    /** Ends answers that would go on for ever. */
    endStreams: events.end,
    async close() {
      events.end();
      metrics?.end();
      housekeeping.stop();
      watch.stop();
      papers.stop();
      await views.stop();
      await policyReports.stop();
      await Promise.all([outbox.stop(), webhooks.stop()]);
      await leadReader.close();
      await writeSums(database.db, Number.POSITIVE_INFINITY).catch((error) => log(`sums were lost: ${error.message}`));
      await auditForwarding.stop();
      await database.close();
    },
  };
}

/**
 * Opens the database that the settings name, at the newest schema.
 * @throws SettingsError when it cannot be used
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database = attempt(settings.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR', () => connect(settings));
  try {
    if (settings.DATABASE_URL && settings.DATABASE_MIGRATE_URL)
      await migrateAsOwner({ ...settings, DATABASE_URL: settings.DATABASE_MIGRATE_URL }, database.db);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    if (error instanceof UnusableDatabaseError) throw new SettingsError(error.message);
    throw unusable(settings.DATABASE_URL ? 'DATABASE_URL (see also DATABASE_TLS)' : 'DATA_DIR', error);
  }
}

/** No address in it: logs outlive the reason for it. */
const sharedAddress =
  'Requests come through a proxy that is not trusted: all visitors count as one address, and limits meet them together. Name the proxy in setting TRUST_PROXY.';

/** No warning: other ways to make copies are not seen from here. */
const noBackup =
  'No `npm run backup` was made yet. From the first one on, staff are told when one is overdue; other copies are not known here.';
