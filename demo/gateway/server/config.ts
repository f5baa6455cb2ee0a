import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { ConnectionLimits } from './http/connections';
import type { FairQueueLimits } from './limits/fair-queue';
import type { TrustedProxies } from './http/client-address';
import { Environment } from './environment';
import { checkServiceUrl } from './service/service-url';

/** A folder that is served statically. */
export interface StaticMount {
  /** `/` or `/elements/`. */
  prefix: string;
  root: string;
  /** Any origin may load it: elements embedded elsewhere. */
  crossOrigin?: boolean;
  /** Paths below the prefix, besides the prefix itself, that are answered with `index.html`. */
  documents?: readonly string[];
  /** File sent with status 404 to a browser that asks for an unknown page. */
  notFound?: string;
  /** The listener that serves it where the agency has a port of its own; both if left out. */
  side?: Side;
}

/** Listener for everyone, or the one for operators of the agency. */
export type Side = 'public' | 'agency';

/** `search`: lists of flights. `check`: one flight, and the passengers on board. `change`: bookings, tickets, refunds. */
export interface SupplierTimeouts {
  search: number;
  check: number;
  change: number;
}

export interface GatewayConfig {
  /** Limits of reads whose cost grows with the data. */
  heavyReads: FairQueueLimits;
  connections: ConnectionLimits;
  /** Names of the header that carries the token; it varies by gateway (specification 7.1). */
  authHeaders: readonly string[];
  /** Origins whose pages may make calls: the portal elsewhere, legacy pages, partners. */
  allowedOrigins: readonly string[];
  /** Origins whose pages may show elements in frames (frame.html). */
  parentOrigins: readonly string[];
  /** Origins that a payer may be redirected to, besides the gateway's own. */
  returnOrigins: readonly string[];
  /** Pages outside `publicUrl` with the company sign-in. */
  signOnPages: readonly string[];
  /** Address of the gateway as payers and the cashier see it; no trailing slash. */
  publicUrl: string;
  cashierUrl: string;
  /** Base address of the server-side site whose pages the portal frames, without trailing slash; undefined: none. */
  serverSiteUrl?: string | undefined;
  /** Origins, besides the server-side site's, whose pages the portal may frame. */
  frameOrigins: readonly string[];
  /** Private networks at which identity providers may stand. */
  identityNetworks: readonly string[];
  /** Servers that are asked for the records of mail domains; none: those of the machine. */
  dnsServers: readonly string[];
  /** Shared with the cashier. */
  cashierSecret: string;
  /** A second secret whose signatures are accepted while the secret changes. */
  cashierSecretFormer?: string | undefined;
  /** Key of the hashes of SMS codes. */
  smsSecret: string;
  /** Encryption key of the secrets of authenticator apps and of partners, and key of the hashes of recovery codes. */
  factorSecret: string;
  /**
   * Signs the data passed from the identity provider's sign-in page to the exchange of its codes, and links to files.
   */
  thirdPartySecret: string;
  /** Storage of uploaded files: a folder outside the served ones, or a bucket of an S3-compatible store. */
  files: { folder: string } | { url: string; region: string; accessKey: string; secretKey: string };
  /** GET /developer: latest SMS codes, mails and demo accounts. Never in production. */
  developerPages: boolean;
  /** The mail server; undefined: mails are stored for the developer pages, or not at all without them. */
  mail: { url: string; from: string } | undefined;
  /** The SMS service; undefined: messages are stored for the developer page and not sent. */
  sms: { url: string; token: string } | undefined;
  /** Inner networks that webhooks may be sent to, as `10.20.0.0/16`. */
  webhookNetworks: readonly string[];
  /** The agency's bank account for payments of monthly bills; undefined: payers are shown none. */
  receivingAccount: { accountName: string; bankName: string; accountNo: string } | undefined;
  /** The supplier of flights; undefined: the generated timetable. */
  supplierService: { url: string; token: string } | undefined;
  /** The service that issues invoices; undefined: they are samples. */
  taxService: { url: string; token: string; timeoutMs: number } | undefined;
  /** Proxies whose X-Forwarded-For header gives the client's address. */
  trustProxy: TrustedProxies;
  /** Timeouts of a supplier's answers in ms. All must be below the 30 s that a database leaves a transaction idle. */
  supplierTimeouts: SupplierTimeouts;
  /** Transactions that may wait for the supplier at once: those of calls, and those of events' deliveries. */
  supplierTurns: { calls: FairQueueLimits; deliveries: number };
  /** Calls that a client address may make per minute: all together, and those of login. */
  callsPerMinute: number;
  /**
   * Calls that a user may make per minute from all addresses, and streams that they may have open; both per process.
   */
  userCallsPerMinute: number;
  streamsPerSession: number;
  streamsPerUser: number;
  /** Seats per segment that a user may hold in unpaid orders. */
  unpaidSeatsPerUser: number;
  loginsPerMinute: number;
  /** Cost parameters of the password hash, Argon2id. */
  passwordCost: { memoryKib: number; passes: number };
  /** Shortest time to a refusal of a password in ms, because hashes of an older cost take another time to check. */
  passwordRefusalMs: number;
  /** Wrong passwords that an account accepts per day from addresses unknown for its owner, in total. */
  wrongPasswordsPerDay: number;
  /** Numbers, checked against masked ones of others, that may be submitted per day: per account, per enterprise. */
  numberGuessesPerDay: number;
  numberGuessesPerDayOfEnterprise: number;
  /** Times per day that an account may reveal full numbers of others. */
  numberRevealsPerDay: number;
  /** SMS codes that a phone and a client address may request per day. */
  smsPerPhonePerDay: number;
  smsPerAddressPerDay: number;
  /**
   * Interval in ms between two checks for new customer service messages and changed orders, and between two heartbeats
   * of a stream.
   */
  messagePollMs: number;
  streamHeartbeatMs: number;
  static: readonly StaticMount[];
}

/** Secrets of the demo. They are public here, so a server with its own database must bring its own. */
const DEMO_SECRETS = {
  CASHIER_SECRET: 'demo-cashier-secret-demo-cashier-secret',
  SMS_SECRET: 'demo-sms-secret-demo-sms-secret-demo-sms',
  THIRD_PARTY_SECRET: 'demo-third-party-secret-demo-third-party',
};

/** Fictitious bank account of the demo's agency. */
const DEMO_ACCOUNT: GatewayConfig['receivingAccount'] = {
  accountName: '远途商务旅行服务有限公司',
  bankName: '中国工商银行北京海淀支行',
  accountNo: '0200 0045 0902 0123 456',
};

/** Pictures of the demo's website and adverts, also shown on pages of other origins. */
const SITE_IMAGES = fileURLToPath(new URL('../seed/site-images', import.meta.url));

export interface ServerConfig {
  port: number;
  /** Port of the agency's calls and page; undefined: they are on `port`. */
  agencyPort: number | undefined;
  /** Address that `agencyPort` is on. */
  agencyHost: string;
  host: string;
  /** Port of the demo's cashier; a gateway with its own database uses a real cashier elsewhere. */
  cashierPort?: number;
  database: { url: string } | { folder: string };
  /** URL of a read replica that reports are read from. */
  databaseCopyUrl: string | undefined;
  /** Connections to a database server, without those of heavy reads. */
  databaseConnections: number;
  /** Time in ms that a start waits for a database server to answer. */
  databaseWaitMs: number;
  /** Timeout of a heavy read's statement on a database server; ms. */
  heavyReadTimeoutMs: number;
  /** Where metrics are served; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
  demoData: boolean;
  logLevel: string;
  /** Longest text in the log, in characters. */
  logTextLimit: number;
  /** Time in ms after the process is told to stop in which it still serves, but is no longer ready. */
  drainMs: number;
  /** Time in ms for running calls to end after the process is told to stop. */
  shutdownGraceMs: number;
  gateway: GatewayConfig;
}

/**
 * Reads the environment. Throws an Error that names every invalid variable, and every one that a gateway on a database
 * server must set itself: secrets and the cashier's address.
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  // an empty variable counts as unset, as scripts and containers leave them
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, set);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n${faults.join('\n')}`);
  }
  const env = parsed.output;
  const isServer = env.DATABASE_URL !== undefined;
  if (isServer && env.CASHIER_URL === undefined) throw new Error('CASHIER_URL is required with DATABASE_URL');
  if (env.DATABASE_COPY_URL !== undefined && !isServer)
    throw new Error('DATABASE_COPY_URL needs a DATABASE_URL that it is a copy of');
  const secretOf = (name: keyof typeof DEMO_SECRETS): string => {
    const own = env[name];
    if (own === undefined && isServer) throw new Error(`${name} is required with DATABASE_URL`);
    return own ?? DEMO_SECRETS[name];
  };
  const cashierPort = env.CASHIER_PORT ?? env.PORT + 3;
  const mounts: StaticMount[] = [];
  // accounts with a known password do not belong in a real database
  const demoData = env.DEMO_DATA ?? !isServer;
  // the agency's pages show them too
  if (demoData) mounts.push({ prefix: '/site-images/', root: SITE_IMAGES, crossOrigin: true });
  if (env.ELEMENTS_DIR) mounts.push({ prefix: '/elements/', root: env.ELEMENTS_DIR, crossOrigin: true });
  if (env.CDN_DIR) mounts.push({ prefix: '/cdn/', root: env.CDN_DIR, crossOrigin: true, side: 'public' });
  if (env.AGENCY_DIR) mounts.push({ prefix: '/agency/', root: env.AGENCY_DIR, side: 'agency' });
  if (env.PORTAL_DIR) {
    const pages = { documents: env.PORTAL_DOCUMENTS, notFound: '404.html' };
    mounts.push({ prefix: '/', root: env.PORTAL_DIR, ...pages, side: 'public' });
  }
  return {
    port: env.PORT,
    agencyPort: env.AGENCY_PORT,
    agencyHost: env.AGENCY_HOST ?? env.HOST,
    host: env.HOST,
    ...(isServer ? {} : { cashierPort }),
    database: env.DATABASE_URL === undefined ? { folder: env.DATA_DIR } : { url: env.DATABASE_URL },
    databaseCopyUrl: env.DATABASE_COPY_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseWaitMs: env.DATABASE_WAIT_MS,
    heavyReadTimeoutMs: env.HEAVY_READ_TIMEOUT_MS,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    demoData,
    logLevel: env.LOG_LEVEL,
    logTextLimit: env.LOG_TEXT_LIMIT,
    drainMs: env.DRAIN_MS,
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
      signOnPages: env.SIGN_ON_PAGES,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      cashierUrl: env.CASHIER_URL ?? `http://localhost:${cashierPort}`,
      serverSiteUrl: env.SERVER_SITE_URL ?? (isServer ? undefined : `http://localhost:${env.PORT + 4}`),
      frameOrigins: env.FRAME_ORIGINS,
      identityNetworks: env.IDENTITY_NETWORKS,
      dnsServers: env.DNS_SERVERS,
      cashierSecret: secretOf('CASHIER_SECRET'),
      cashierSecretFormer: env.CASHIER_SECRET_FORMER,
      smsSecret: secretOf('SMS_SECRET'),
      factorSecret: env.FACTOR_SECRET ?? `${secretOf('SMS_SECRET')}\nsecond factors`,
      thirdPartySecret: secretOf('THIRD_PARTY_SECRET'),
      files: filesOf(env),
      mail: mailOf(env),
      sms: smsOf(env),
      webhookNetworks: env.WEBHOOK_NETWORKS ?? (isServer ? [] : ['127.0.0.0/8', '::1/128']),
      receivingAccount: receivingAccountOf(env, isServer ? undefined : DEMO_ACCOUNT),
      supplierService: supplierOf(env),
      taxService: taxOf(env),
      developerPages: env.DEVELOPER_PAGES ?? !isServer,
      trustProxy: env.TRUST_PROXY,
      supplierTimeouts: supplierTimeoutsOf(env),
      supplierTurns: supplierTurnsOf(env.DATABASE_CONNECTIONS),
      callsPerMinute: env.CALLS_PER_MINUTE,
      userCallsPerMinute: env.USER_CALLS_PER_MINUTE,
      streamsPerSession: env.STREAMS_PER_SESSION,
      streamsPerUser: env.STREAMS_PER_USER,
      unpaidSeatsPerUser: env.UNPAID_SEATS_PER_USER,
      loginsPerMinute: env.LOGINS_PER_MINUTE,
      passwordCost: { memoryKib: env.PASSWORD_MEMORY_KIB, passes: env.PASSWORD_PASSES },
      passwordRefusalMs: env.PASSWORD_REFUSAL_MS,
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

/** Throws an Error when a mail server is set without the sender. */
function mailOf({
  SMTP_URL: url,
  MAIL_FROM: from,
}: v.InferOutput<typeof Environment>): GatewayConfig['mail'] {
  if (url === undefined) return undefined;
  if (from === undefined) throw new Error('MAIL_FROM is required with SMTP_URL');
  return { url, from };
}

/** Throws an Error when an SMS service is set without its token. */
function smsOf({ SMS_URL: url, SMS_TOKEN: token }: v.InferOutput<typeof Environment>): GatewayConfig['sms'] {
  if (url === undefined) return undefined;
  if (token === undefined) throw new Error('SMS_TOKEN is required with SMS_URL');
  return { url, token };
}

/** The general time limit holds for searches and changes too where they have none of their own. */
const supplierTimeoutsOf = ({
  SUPPLIER_TIMEOUT_MS: general,
  SUPPLIER_SEARCH_TIMEOUT_MS: search = general ?? 8_000,
  SUPPLIER_CHANGE_TIMEOUT_MS: change = general ?? 15_000,
}: v.InferOutput<typeof Environment>): SupplierTimeouts => ({ search, check: general ?? 10_000, change });

/** Of ten connections at most four wait for the supplier in calls and two in deliveries, so that others are answered. */
const supplierTurnsOf = (connections: number): GatewayConfig['supplierTurns'] => ({
  calls: {
    atOnce: Math.max(1, Math.floor(connections * 0.4)),
    perPerson: Math.max(1, Math.floor(connections * 0.3)),
    waiting: 200,
    // as long as for a connection
    waitMs: 20_000,
  },
  deliveries: Math.max(1, Math.floor(connections * 0.2)),
});

/** Throws an Error when the supplier is set in part, or without encryption. */
function supplierOf({
  SUPPLIER_URL: url,
  SUPPLIER_TOKEN: token,
  PRIVATE_HTTP: isPrivateHttp,
}: v.InferOutput<typeof Environment>): GatewayConfig['supplierService'] {
  if (url === undefined && token === undefined) return undefined;
  if (url === undefined || token === undefined)
    throw new Error('SUPPLIER_URL and SUPPLIER_TOKEN are required together');
  checkServiceUrl('SUPPLIER_URL', url, isPrivateHttp);
  return { url, token };
}

/** Throws an Error when the tax service is set in part, or without encryption. */
function taxOf({
  TAX_URL: url,
  TAX_TOKEN: token,
  TAX_TIMEOUT_MS: timeoutMs,
  PRIVATE_HTTP: isPrivateHttp,
}: v.InferOutput<typeof Environment>): GatewayConfig['taxService'] {
  if (url === undefined && token === undefined) return undefined;
  if (url === undefined || token === undefined)
    throw new Error('TAX_URL and TAX_TOKEN are required together');
  checkServiceUrl('TAX_URL', url, isPrivateHttp);
  return { url, token, timeoutMs };
}

/** Throws an Error when a part of the account is missing. */
function receivingAccountOf(
  env: v.InferOutput<typeof Environment>,
  otherwise: GatewayConfig['receivingAccount'],
): GatewayConfig['receivingAccount'] {
  const { RECEIVING_ACCOUNT_NAME: accountName } = env;
  const { RECEIVING_BANK: bankName, RECEIVING_ACCOUNT_NO: accountNo } = env;
  if (accountName === undefined && bankName === undefined && accountNo === undefined) return otherwise;
  if (accountName === undefined || bankName === undefined || accountNo === undefined) {
    throw new Error('RECEIVING_ACCOUNT_NAME, RECEIVING_BANK and RECEIVING_ACCOUNT_NO are required together');
  }
  return { accountName, bankName, accountNo };
}

/** Throws an Error when a bucket is set without its credentials. */
function filesOf(env: v.InferOutput<typeof Environment>): GatewayConfig['files'] {
  const { FILES_S3_URL: url, FILES_S3_REGION: region } = env;
  const { FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey } = env;
  if (url === undefined) return { folder: env.FILES_DIR ?? join(env.DATA_DIR, 'files') };
  if (accessKey === undefined || secretKey === undefined) {
    throw new Error('FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY are required with FILES_S3_URL');
  }
  return { url, region, accessKey, secretKey };
}
