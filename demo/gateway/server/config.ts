import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { ConnectionLimits } from './connections';
import type { TurnLimits } from './turns';
import { TrustedProxiesSetting, type TrustedProxies } from './client-address';

/** Folder served as it is. */
export interface StaticMount {
  /** `/` or `/elements/`. */
  prefix: string;
  root: string;
  /** Any origin may load it: elements embedded elsewhere. */
  crossOrigin?: boolean;
  /** Addresses below the prefix, besides the prefix itself, at which `index.html` stands. */
  documents?: readonly string[];
  /** File answered, with status 404, to a browser that asks for a page that is not there. */
  notFound?: string;
}

export interface GatewayConfig {
  /** Reads whose cost grows with the data. */
  heavyReads: TurnLimits;
  connections: ConnectionLimits;
  /** Names of the header that carries the token; it varies by gateway (specification 7.1). */
  authHeaders: readonly string[];
  /** Origins whose pages may call: the portal elsewhere, legacy pages, partners. */
  allowedOrigins: readonly string[];
  /** Origins whose pages may show elements in frames (frame.html). */
  parentOrigins: readonly string[];
  /** Origins a payer may be sent back to, besides the gateway's own. */
  returnOrigins: readonly string[];
  /** The gateway's own address as payers and the cashier see it; no trailing slash. */
  publicUrl: string;
  cashierUrl: string;
  /** Base address of the server-side site whose pages the portal frames; no trailing slash. */
  serverSiteUrl: string;
  /** Origins, besides the server-side site's, that the portal may frame pages of. */
  frameOrigins: readonly string[];
  /** Shared with the cashier. */
  cashierSecret: string;
  /** Keys the hashes of SMS codes. */
  smsSecret: string;
  /** Signs what passes between the sign-in page of the identity provider and the exchange of its codes. */
  thirdPartySecret: string;
  /** GET /developer: latest SMS codes and demo accounts. Never in production. */
  developerPages: boolean;
  /** Whose X-Forwarded-For tells where a request comes from. */
  trustProxy: TrustedProxies;
  /** Time a supplier has for an answer: less than a database leaves a transaction idle, 30 s; ms. */
  supplierTimeoutMs: number;
  /** Calls a client address may make in a minute, all together and of the login kind. */
  callsPerMinute: number;
  /** Calls a user may make in a minute, from wherever, and streams they may have open; each of one process. */
  userCallsPerMinute: number;
  streamsPerSession: number;
  streamsPerUser: number;
  /** Streams of the desk of customer service, a developer page, all together; of one process. */
  agentStreams: number;
  /** Seats, on every segment, that a user may hold in orders that are not paid. */
  unpaidSeatsPerUser: number;
  loginsPerMinute: number;
  /** Wrong passwords an account takes in a day from addresses its owner has not logged in from, all together. */
  wrongPasswordsPerDay: number;
  /** Numbers that somebody else's mask might hide, sent in full in a day: of an account, of an enterprise. */
  numberGuessesPerDay: number;
  numberGuessesPerDayOfEnterprise: number;
  /** Looks an account may take in a day at full numbers of others. */
  numberRevealsPerDay: number;
  /** SMS codes a phone and a client address may ask for in a day. */
  smsPerPhonePerDay: number;
  smsPerAddressPerDay: number;
  /** Pause between two looks for new messages of customer service, and between signs of life of a stream; ms. */
  messagePollMs: number;
  streamHeartbeatMs: number;
  static: readonly StaticMount[];
}

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);
const flag = v.pipe(
  v.picklist(['0', '1', 'false', 'true']),
  v.transform((text) => text === '1' || text === 'true'),
);
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const count = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1));
const secret = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'));
const url = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** Secrets of the demo: anyone can read them here, so a server on its own database must bring its own. */
const DEMO_SECRETS = {
  CASHIER_SECRET: 'demo-cashier-secret-demo-cashier-secret',
  SMS_SECRET: 'demo-sms-secret-demo-sms-secret-demo-sms',
  THIRD_PARTY_SECRET: 'demo-third-party-secret-demo-third-party',
};

/** Pictures of the demo's website and adverts, shown on pages of other origins too. */
const SITE_IMAGES = fileURLToPath(new URL('../seed/site-images', import.meta.url));

/** Addresses of specification 2.8 that are documents of their own, with the portal in them. */
const PORTAL_DOCUMENTS = 'approve.html,dist/html/apply.html,dist/html/submitPreTripApply.html';

const Environment = v.object({
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  CASHIER_PORT: v.optional(port),
  DATABASE_URL: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), './data'),
  DEMO_DATA: v.optional(flag),
  DEVELOPER_PAGES: v.optional(flag),
  ALLOWED_ORIGINS: v.optional(list, ''),
  PARENT_ORIGINS: v.optional(list),
  RETURN_ORIGINS: v.optional(list),
  AUTH_HEADERS: v.optional(list, 'authsign,auth-sign,x-auth-sign'),
  PUBLIC_URL: v.optional(url),
  CASHIER_URL: v.optional(url),
  SERVER_SITE_URL: v.optional(url),
  FRAME_ORIGINS: v.optional(list, ''),
  CASHIER_SECRET: v.optional(secret),
  SMS_SECRET: v.optional(secret),
  THIRD_PARTY_SECRET: v.optional(secret),
  TRUST_PROXY: v.optional(TrustedProxiesSetting, '0'),
  CALLS_PER_MINUTE: v.optional(count, '6000'),
  USER_CALLS_PER_MINUTE: v.optional(count, '1200'),
  STREAMS_PER_SESSION: v.optional(count, '6'),
  STREAMS_PER_USER: v.optional(count, '20'),
  AGENT_STREAMS: v.optional(count, '20'),
  UNPAID_SEATS_PER_USER: v.optional(count, '90'),
  LOGINS_PER_MINUTE: v.optional(count, '120'),
  WRONG_PASSWORDS_PER_DAY: v.optional(count, '100'),
  NUMBER_GUESSES_PER_DAY: v.optional(count, '30'),
  NUMBER_GUESSES_PER_DAY_OF_ENTERPRISE: v.optional(count, '300'),
  NUMBER_REVEALS_PER_DAY: v.optional(count, '200'),
  SMS_PER_PHONE_PER_DAY: v.optional(count, '10'),
  SMS_PER_ADDRESS_PER_DAY: v.optional(count, '200'),
  DATABASE_CONNECTIONS: v.optional(count, '10'),
  HEAVY_READS: v.optional(count, '3'),
  HEAVY_READS_PER_PERSON: v.optional(count, '1'),
  HEAVY_READS_WAITING_PER_PERSON: v.optional(count, '50'),
  HEAVY_READ_WAIT_MS: v.optional(count, '10000'),
  HEAVY_READ_TIMEOUT_MS: v.optional(count, '8000'),
  REQUEST_TIMEOUT_MS: v.optional(count, '60000'),
  IDLE_TIMEOUT_MS: v.optional(count, '120000'),
  MAX_CONNECTIONS: v.optional(count, '10000'),
  SHUTDOWN_GRACE_MS: v.optional(count, '10000'),
  SUPPLIER_TIMEOUT_MS: v.optional(count, '10000'),
  MESSAGE_POLL_MS: v.optional(count, '400'),
  STREAM_HEARTBEAT_MS: v.optional(count, '15000'),
  PORTAL_DIR: v.optional(v.string()),
  /** Addresses below `/` at which the portal's index.html stands too. */
  PORTAL_DOCUMENTS: v.optional(list, PORTAL_DOCUMENTS),
  ELEMENTS_DIR: v.optional(v.string()),
  /** The elements as they are put on a CDN, by version. */
  CDN_DIR: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  LOG_TEXT_LIMIT: v.optional(count, '2000'),
});

export interface ServerConfig {
  port: number;
  host: string;
  /** The demo's cashier; a gateway on its own database has a real one elsewhere. */
  cashierPort?: number;
  database: { url: string } | { folder: string };
  /** To a database server, besides those of heavy reads. */
  databaseConnections: number;
  /** Time that a statement of a heavy read has on a database server; ms. */
  heavyReadTimeoutMs: number;
  demoData: boolean;
  logLevel: string;
  /** Characters of a text that are logged. */
  logTextLimit: number;
  /** Time that calls under way have to end once the process is told to stop; ms. */
  shutdownGraceMs: number;
  gateway: GatewayConfig;
}

/**
 * Reads the environment. Throws an Error that names every variable that is wrong, and one that a gateway on a database
 * server must bring of its own: secrets and the cashier's address.
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  // an empty variable is one that is not set, as scripts and containers leave them
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, set);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n${faults.join('\n')}`);
  }
  const env = parsed.output;
  const isServer = env.DATABASE_URL !== undefined;
  if (isServer && env.CASHIER_URL === undefined) throw new Error('CASHIER_URL is required with DATABASE_URL');
  const secretOf = (name: keyof typeof DEMO_SECRETS): string => {
    const own = env[name];
    if (own === undefined && isServer) throw new Error(`${name} is required with DATABASE_URL`);
    return own ?? DEMO_SECRETS[name];
  };
  const cashierPort = env.CASHIER_PORT ?? env.PORT + 3;
  const mounts: StaticMount[] = [];
  // accounts with a known password do not belong into someone's database
  const demoData = env.DEMO_DATA ?? !isServer;
  if (demoData) mounts.push({ prefix: '/site-images/', root: SITE_IMAGES, crossOrigin: true });
  if (env.ELEMENTS_DIR) mounts.push({ prefix: '/elements/', root: env.ELEMENTS_DIR, crossOrigin: true });
  if (env.CDN_DIR) mounts.push({ prefix: '/cdn/', root: env.CDN_DIR, crossOrigin: true });
  if (env.PORTAL_DIR) {
    mounts.push({ prefix: '/', root: env.PORTAL_DIR, documents: env.PORTAL_DOCUMENTS, notFound: '404.html' });
  }
  return {
    port: env.PORT,
    host: env.HOST,
    ...(isServer ? {} : { cashierPort }),
    database: env.DATABASE_URL === undefined ? { folder: env.DATA_DIR } : { url: env.DATABASE_URL },
    databaseConnections: env.DATABASE_CONNECTIONS,
    heavyReadTimeoutMs: env.HEAVY_READ_TIMEOUT_MS,
    demoData,
    logLevel: env.LOG_LEVEL,
    logTextLimit: env.LOG_TEXT_LIMIT,
    shutdownGraceMs: env.SHUTDOWN_GRACE_MS,
    gateway: {
      heavyReads: {
        atOnce: env.HEAVY_READS,
        perPerson: env.HEAVY_READS_PER_PERSON,
        waiting: env.HEAVY_READS_WAITING_PER_PERSON,
        waitMs: env.HEAVY_READ_WAIT_MS,
      },
      connections: {
        requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
        idleTimeoutMs: env.IDLE_TIMEOUT_MS,
        maxConnections: env.MAX_CONNECTIONS,
      },
      authHeaders: env.AUTH_HEADERS.map((name) => name.toLowerCase()),
      allowedOrigins: env.ALLOWED_ORIGINS,
      parentOrigins: env.PARENT_ORIGINS ?? env.ALLOWED_ORIGINS,
      returnOrigins: env.RETURN_ORIGINS ?? env.ALLOWED_ORIGINS,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      cashierUrl: env.CASHIER_URL ?? `http://localhost:${cashierPort}`,
      serverSiteUrl: env.SERVER_SITE_URL ?? `http://localhost:${env.PORT + 4}`,
      frameOrigins: env.FRAME_ORIGINS,
      cashierSecret: secretOf('CASHIER_SECRET'),
      smsSecret: secretOf('SMS_SECRET'),
      thirdPartySecret: secretOf('THIRD_PARTY_SECRET'),
      developerPages: env.DEVELOPER_PAGES ?? !isServer,
      trustProxy: env.TRUST_PROXY,
      supplierTimeoutMs: env.SUPPLIER_TIMEOUT_MS,
      callsPerMinute: env.CALLS_PER_MINUTE,
      userCallsPerMinute: env.USER_CALLS_PER_MINUTE,
      streamsPerSession: env.STREAMS_PER_SESSION,
      streamsPerUser: env.STREAMS_PER_USER,
      agentStreams: env.AGENT_STREAMS,
      unpaidSeatsPerUser: env.UNPAID_SEATS_PER_USER,
      loginsPerMinute: env.LOGINS_PER_MINUTE,
      wrongPasswordsPerDay: env.WRONG_PASSWORDS_PER_DAY,
      numberGuessesPerDay: env.NUMBER_GUESSES_PER_DAY,
      numberGuessesPerDayOfEnterprise: env.NUMBER_GUESSES_PER_DAY_OF_ENTERPRISE,
      numberRevealsPerDay: env.NUMBER_REVEALS_PER_DAY,
      smsPerPhonePerDay: env.SMS_PER_PHONE_PER_DAY,
      smsPerAddressPerDay: env.SMS_PER_ADDRESS_PER_DAY,
      messagePollMs: env.MESSAGE_POLL_MS,
      streamHeartbeatMs: env.STREAM_HEARTBEAT_MS,
      static: mounts,
    },
  };
}
