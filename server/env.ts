import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { geoPath } from '#contract/http/geo-path.ts';
import { isOwnHost } from './own-host.ts';

const origin = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(
    /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?\/?$/i,
    'must be an origin such as https://www.example.com, without a path',
  ),
  v.check((value) => URL.canParse(value), 'must be an origin such as https://www.example.com, without a path'),
  // As browsers write it: lower case, without the default port.
  v.transform((value) => new URL(value).origin),
);
const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const onOrOff = v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on');
const tlsWords = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
const postgresUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  // The driver silently takes any other value as a request for TLS.
  v.check(
    (value) => [...value.matchAll(/[?&]sslmode=([^&]*)/g)].every(([, word = '']) => tlsWords.includes(word)),
    `has an unknown sslmode; allowed are ${tlsWords.join(', ')}`,
  ),
);
const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

/** All settings, all optional; `.env.example` explains them in the same words. */
const schema = v.object({
  /** Port to listen on; 0 picks a free one. */
  PORT: v.optional(number(0, 65_535), '3000'),
  /** Address to listen on. */
  HOST: v.optional(text, '127.0.0.1'),
  /** Origin used in canonical links, mails and CORS; unset: http://localhost:PORT. */
  PUBLIC_URL: v.optional(origin),
  /** Folder for the embedded database and written mails. */
  DATA_DIR: v.optional(text, './data'),
  /** PostgreSQL, as postgres://user:password@host:5432/name; unset: SQLite in DATA_DIR. */
  DATABASE_URL: v.optional(postgresUrl),
  /** User who owns the tables and runs migrations; the one in DATABASE_URL then only reads and writes rows. */
  DATABASE_MIGRATE_URL: v.optional(postgresUrl),
  /** `on`: PostgreSQL on another host must use TLS with a valid certificate; `off`: as DATABASE_URL says. */
  DATABASE_TLS: onOrOff,
  /** Mail server, as smtp(s)://user:password@host:port; unset: mails are written to DATA_DIR/mail. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a URL'),
      v.regex(/^smtps?:\/\/(?:[^/@]*@)?[^/@:]+/, 'must be smtp://host or smtps://host, with user and port if needed'),
    ),
  ),
  /** `on`: a mail server on another host must use TLS, or mails wait; `off`: plain text if it offers no TLS. */
  SMTP_TLS: onOrOff,
  /** Sender; unset: from the company data. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
  /** Recipient of staff notifications; unset: from the company data. */
  MAIL_TO: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
  /** First staff account, read only while no account exists; unset: `admin` and a random password, printed once. */
  ADMIN_USERNAME: v.optional(text),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(10, 'must have at least 10 characters'))),
  /** `on`: staff without a second factor must set one up first. */
  REQUIRE_SECOND_FACTOR: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** Identity provider (OpenID Connect) with which staff may sign in; requires client id and secret. */
  OIDC_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a URL'),
      v.check((value) => {
        const { protocol, hostname, search, hash } = new URL(value);
        return (protocol === 'https:' || (protocol === 'http:' && isOwnHost(hostname))) && search + hash === '';
      }, 'must be the issuer URL of the directory: https, without a query'),
    ),
  ),
  OIDC_CLIENT_ID: v.optional(text),
  OIDC_CLIENT_SECRET: v.optional(text),
  /** Label of the sign-in button. */
  OIDC_NAME: v.optional(text, 'Firmenkonto'),
  /** Domains or addresses that may sign in with it, comma-separated; unset: all invited accounts. */
  OIDC_ADDRESSES: v.optional(
    v.pipe(
      list,
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^(?:[^\s@]+@)?[^\s@]+\.[^\s@.]+$/, 'must list domains or mail addresses'),
          v.toLowerCase(),
        ),
      ),
    ),
    '',
  ),
  /** Roles from a claim; the highest applies, accounts without one are refused; unset: as invited. */
  OIDC_ROLES: v.optional(
    v.pipe(
      list,
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^[^:=]+:[^=]+=(?:read|work|manage)$/,
            'must be claim:value=role, where role is read, work or manage',
          ),
        ),
      ),
    ),
    '',
  ),
  /** `on`: accounts that have signed in through the identity provider can no longer use a password. */
  OIDC_ONLY: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** JSON with company, legal data and links; unset: sample company. */
  COMPANY_FILE: v.optional(text),
  /** Signs links; unset: generated once and stored in DATA_DIR. Set it if several processes serve. */
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** The previous SECRET_KEY during a rotation: what it signed or encrypted remains valid. */
  SECRET_KEY_PREVIOUS: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** Geolocation service that the browser calls. */
  GEO_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/(?!\/)|https?:\/\/[a-z0-9[])[^\s;,'"<>]*$/i, 'must be a path or an http(s) address'),
      v.check((value) => URL.canParse(value, 'http://localhost'), 'must be a path or an http(s) address'),
    ),
    geoPath,
  ),
  /** Path of an .mmdb country database; unset: the bundled CC0 one. */
  GEO_DATABASE: v.optional(text),
  /** Backend host if the site is served elsewhere; unset: the same origin. */
  API_URL: v.optional(origin),
  /** Origins whose scripts may call the API, comma-separated; unset: PUBLIC_URL. */
  ALLOWED_ORIGINS: v.optional(v.pipe(list, v.array(origin), v.minLength(1, 'must list at least one origin'))),
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted, comma-separated. */
  TRUST_PROXY: v.optional(list),
  /** `off` only for load tests. */
  RATE_LIMIT: onOrOff,
  /** Addresses or CIDR ranges of the private network that webhooks may reach, also without TLS; comma-separated. */
  WEBHOOK_ALLOW_PRIVATE: v.optional(list),
  /** The only hosts that webhooks may call, comma-separated; `.example.com` allows all subdomains; unset: any. */
  WEBHOOK_HOSTS: v.optional(list),
  /** PostgreSQL connections per process for requests, at least 4, because bookings may hold three. */
  DATABASE_POOL: v.optional(number(4, 200), '10'),
  /** `json` (one object per line) or `text`; unset: text in a terminal, else JSON. */
  LOG_FORMAT: v.optional(v.picklist(['json', 'text'], 'must be json or text')),
  /** Minimum level of the log: `debug` (each request that the app answers), `info` or `warn`. */
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn'], 'must be debug, info or warn'), 'info'),
  /** Port for GET /metrics (Prometheus), on HOST; 0 picks a free one; unset: none. It must not be public. */
  METRICS_PORT: v.optional(number(0, 65_535)),
  /** Seconds for which a process keeps serving on shutdown while /readyz reports it as not ready. */
  DRAIN_SECONDS: v.optional(number(0, 20), '0'),
  /** External calendar; unset: built-in booking. */
  BOOKING_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s'"<>]+$/, 'must be an http(s) address'),
      v.check((value) => URL.canParse(value), 'must be an http(s) address'),
    ),
  ),
});

export const settingNames = Object.keys(schema.entries);

export class SettingsError extends Error {}

/** Runs `open` for a setting. @throws SettingsError that names the setting when it fails */
export function attempt<T>(setting: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw unusable(setting, error);
  }
}

/** Reduces an error to one line that names the setting. */
export function unusable(setting: string, error: unknown): SettingsError {
  const reason = error instanceof Error ? error.message || error.name : 'cannot be used';
  return new SettingsError(`Setting ${setting}: ${reason.replace(/\s+/g, ' ')}.`);
}

/** Prefixes of this site's settings; below, a name reduced to its letters, to recognise misspelt settings. */
const prefixes = new Set(settingNames.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/, '_')));
const letters = (name: string) => name.replace(/[^a-z]/gi, '').toUpperCase();

/** Names in the environment that look like settings but are not, with the setting that was probably meant, if any. */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const strangers = Object.keys(environment).filter((name) => !settingNames.includes(name));
  return strangers.flatMap((name) => {
    const meant = settingNames.find((one) => letters(one) === letters(name));
    if (meant) return `${name} (did you mean ${meant}?)`;
    return [...prefixes].some((prefix) => name.startsWith(prefix)) ? name : [];
  });
}

/**
 * Reads the settings; the only reader of process.env.
 * @throws SettingsError with one line that names the wrong setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (environment[name]?.trim() ? [[name, environment[name]?.trim()]] : [])),
  );
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingsError(`Setting ${v.getDotPath(issue)?.split('.')[0]} ${issue.message}.`);
  }
  const values = result.output;
  if (!values.ADMIN_USERNAME !== !values.ADMIN_PASSWORD) {
    throw new SettingsError('Settings ADMIN_USERNAME and ADMIN_PASSWORD must be set together.');
  }
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = values;
  if (new Set([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map((value) => value === undefined)).size > 1) {
    throw new SettingsError('Settings OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    ALLOWED_ORIGINS: values.ALLOWED_ORIGINS ?? [publicUrl],
    API_URL: values.API_URL ?? '',
    databaseFile: join(dataDir, 'site.sqlite'),
    leadIndexFile: join(dataDir, 'lead-index.sqlite'),
  };
}

export type Settings = ReturnType<typeof readSettings>;
