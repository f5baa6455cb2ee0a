import { Resolver } from 'node:dns';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { TrustedProxiesSetting } from './http/client-address';
import { NetworksSetting } from './outward/networks';

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
/** Below the 30 s after which the database ends a transaction that is idle. */
const shorterThanIdle = v.pipe(count, v.maxValue(25_000));
const secret = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'));
/** Text that is shown unchanged on one line. */
const displayText = (most: number) => v.pipe(v.string(), v.regex(/^[^\r\n]+$/), v.maxLength(most));
const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
);
const url = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** Address of a service behind the gateway. It has no user, query or fragment, which would be seen in logs. */
const serviceUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
  v.check((text) => {
    const { username, password, search, hash } = new URL(text);
    return [username, password, search, hash].every((part) => part === '');
  }, 'must have no user, password, query or fragment'),
  v.transform((text) => text.replace(/\/+$/, '')),
);
/** Address of one page, in the spelling of browsers. */
const pageAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^?#@]+$/, 'must be an address without user, query or fragment'),
  v.transform((text) => new URL(text).href),
);
/** Addresses of DNS servers. */
const dnsServers = v.pipe(
  list,
  v.check((servers) => {
    try {
      new Resolver().setServers(servers);
      return true;
    } catch {
      return false;
    }
  }, 'must be IP addresses, with a port if it is not 53'),
);
const oneWord = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be one word'));

/** The portal must be at the root of its own host, because pages, cookies and links in mails are. */
const ownHost = v.pipe(
  url,
  v.check(
    (text) => ['', '/'].includes(URL.parse(text)?.pathname ?? ''),
    'must have no path: give the portal a host name of its own (docs/deployment.md)',
  ),
);

/** Addresses of specification 2.8 that are separate documents with the portal in them. */
const PORTAL_DOCUMENTS = 'approve.html,dist/html/apply.html,dist/html/submitPreTripApply.html';

interface Setting<S> {
  schema: S;
  /** Meaning of the setting, in Markdown. */
  meaning: string;
  /** The default when the schema has none of its own. */
  otherwise: string;
}
const setting = <S>(schema: S, meaning: string, otherwise = 'none'): Setting<S> => ({
  schema,
  meaning,
  otherwise,
});

/** Settings that the gateway reads from its environment. docs/settings.md is generated from them. */
export const SETTINGS = {
  DATABASE_URL: setting(
    v.optional(v.string()),
    'URL of the PostgreSQL server. With it no part of the demo runs, and secrets and `CASHIER_URL` are required. Connections are encrypted if the URL says so (`sslmode=verify-full`)',
    'none: the embedded database',
  ),
  DATABASE_COPY_URL: setting(
    v.optional(v.string()),
    'URL of a PostgreSQL server that follows that of `DATABASE_URL` (streaming replication). Reports, including heavy ones, are read from it and lag as it does',
    'reports are read from `DATABASE_URL`',
  ),
  DATABASE_WAIT_MS: setting(
    v.optional(count, '30000'),
    'Time that a start waits for a server that does not answer yet, in milliseconds; then it ends and says so',
  ),
  DATA_DIR: setting(
    v.optional(v.string(), './data'),
    'Folder of the embedded database, for one process; on a volume of several machines, its file system must show new files to all of them at once',
  ),
  CASHIER_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more, shared with the cashier',
    'the demo’s public one; required with `DATABASE_URL`',
  ),
  CASHIER_SECRET_FORMER: setting(
    v.optional(secret),
    'A second secret whose signatures of the cashier are accepted too, while `CASHIER_SECRET` changes ([cashier.md](cashier.md#changing-the-secret))',
    'none',
  ),
  SMS_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more, for the hashes of SMS codes',
    'the demo’s public one; required with `DATABASE_URL`',
  ),
  FACTOR_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more that seals the secrets of authenticator apps, of applications of partners and of webhooks, and keys the hashes of recovery codes. After a change users set both up anew, and partners get new secrets',
    'derived from `SMS_SECRET`: set it before you change that one',
  ),
  THIRD_PARTY_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more, for the forms of the sign-in page and for links to files',
    'the demo’s public one; required with `DATABASE_URL`',
  ),
  CASHIER_URL: setting(
    v.optional(url),
    'Address of the cashier to which payers are redirected, and which the gateway asks for payments without a notice and for refunds ([cashier.md](cashier.md))',
    'the demo’s; required with `DATABASE_URL`',
  ),
  DEVELOPER_PAGES: setting(
    v.optional(flag),
    'Serves pages with SMS codes, mails and demo accounts, without a login. Never enable it where others reach the gateway',
    '`0` with `DATABASE_URL`, else `1`',
  ),
  SMTP_URL: setting(
    v.optional(
      v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]+\/?(\?\S*)?$/, 'must begin with smtp:// or smtps://')),
    ),
    'Mail server that sends notices of approvals: `smtps://user:password@mail.example:465`, or `smtp://…:587?requireTLS=true`',
    'none: mails are stored for the developer pages; without these, no mails are created',
  ),
  MAIL_FROM: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]+$/), v.maxLength(300))),
    'Sender of mails, `商旅门户 <travel@example.com>`; required with `SMTP_URL`',
  ),
  SMS_URL: setting(
    v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must begin with https:// or http://'))),
    'Address of the SMS service that sends codes and notices: each is posted as JSON, `{"phone": "13800000000", "text": "…"}`, with `SMS_TOKEN` as bearer token',
    'none: messages are stored for the developer pages and not delivered',
  ),
  SMS_TOKEN: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be one word'))),
    'Token of the SMS service; required with `SMS_URL`',
  ),
  WEBHOOK_NETWORKS: setting(
    v.optional(NetworksSetting),
    'Inner networks that webhooks may be sent to, comma-separated (`10.20.0.0/16,fd00:1::/64`); all other private, local and reserved addresses are refused when the connection is made',
    'none with `DATABASE_URL`; else the machine itself (`127.0.0.0/8,::1/128`)',
  ),
  RECEIVING_ACCOUNT_NAME: setting(
    v.optional(displayText(100)),
    'Name of the agency’s bank account for monthly bills; set together with `RECEIVING_BANK` and `RECEIVING_ACCOUNT_NO`',
    'the demo’s; none with `DATABASE_URL`: payers see no account',
  ),
  RECEIVING_BANK: setting(
    v.optional(displayText(100)),
    'Bank of that account',
    'the demo’s; none with `DATABASE_URL`',
  ),
  RECEIVING_ACCOUNT_NO: setting(
    v.optional(displayText(40)),
    'Number of that account, as displayed and copied',
    'the demo’s; none with `DATABASE_URL`',
  ),
  DEMO_DATA: setting(
    v.optional(flag),
    'Adds accounts with a known password, and orders. Never enable it where others reach the gateway',
    '`0` with `DATABASE_URL`, else `1`',
  ),
  HOST: setting(
    v.optional(v.string(), '127.0.0.1'),
    'Address that the gateway listens on; `0.0.0.0` for all addresses of the machine. The proxy terminates TLS; every answer tells browsers to use https',
  ),
  PORT: setting(v.optional(port, '4000'), 'Port that the gateway listens on'),
  AGENCY_PORT: setting(
    v.optional(port),
    'Port for calls and page of the agency portal, apart from everyone else’s: they answer 404 on `PORT` then, and other calls do on this port. `AGENCY_HOST` gives it an address that only the agency reaches',
    'none: they are on `PORT`',
  ),
  AGENCY_HOST: setting(
    v.optional(v.string()),
    'Address that the gateway listens on for `AGENCY_PORT`; unused without it',
    '`HOST`',
  ),
  CASHIER_PORT: setting(
    v.optional(port),
    'Port of the demo’s cashier; unused with `DATABASE_URL`',
    '`PORT` + 3',
  ),
  PUBLIC_URL: setting(
    v.optional(ownHost),
    'The gateway’s own address as payers and the cashier see it, without a path. With `https` cookies are restricted to https',
    '`http://localhost:PORT`',
  ),
  TRUST_PROXY: setting(
    v.optional(TrustedProxiesSetting, '0'),
    'Proxies whose `X-Forwarded-For` is trusted: `0` for none, the number of proxies in a row, or their addresses and networks (`10.0.0.0/8,fd00::/8`). With a number the gateway must be unreachable except through the proxies; networks are checked',
  ),
  ALLOWED_ORIGINS: setting(
    v.optional(list, ''),
    'Origins whose pages may call the gateway, comma-separated, without wildcards. A page of another origin says so',
  ),
  PARENT_ORIGINS: setting(
    v.optional(list),
    'Origins whose pages may show elements in an iframe ([iframe.md](iframe.md)); all other pages may be framed only by the gateway’s own',
    '`ALLOWED_ORIGINS`',
  ),
  RETURN_ORIGINS: setting(
    v.optional(list),
    'Origins to which a payer may be redirected back',
    '`ALLOWED_ORIGINS`',
  ),
  SIGN_ON_PAGES: setting(
    v.optional(v.pipe(list, v.array(pageAddress)), ''),
    'Full addresses of pages outside `PUBLIC_URL` that have the company sign-in ([single-sign-on.md](single-sign-on.md)), comma-separated and exact, without query and fragment',
  ),
  AUTH_HEADERS: setting(
    v.optional(list, 'authsign,auth-sign,x-auth-sign'),
    'Accepted names of the header with the token',
  ),
  SERVER_SITE_URL: setting(
    v.optional(url),
    'Address of the server-side site, whose pages the portal may frame. Without one no menu leads there',
    'none with `DATABASE_URL`, else `http://localhost:` and `PORT` + 4',
  ),
  IDENTITY_NETWORKS: setting(
    v.optional(NetworksSetting, ''),
    'Private addresses and networks (`10.20.0.0/16,fd00:1::/32`) at which identity providers of enterprises may stand, comma-separated. Without it the gateway fetches from public addresses alone. `127.0.0.0/8,::1` also allows `http://localhost`, for tests',
  ),
  DNS_SERVERS: setting(
    v.optional(dnsServers, ''),
    'DNS servers that are asked for the records of mail domains ([single-sign-on.md](single-sign-on.md#mail-domains)): IP addresses, with a port if it is not 53, comma-separated',
    'those of the machine',
  ),
  FRAME_ORIGINS: setting(v.optional(list, ''), 'Further origins whose pages the portal may frame'),
  AGENCY_DIR: setting(
    v.optional(folder),
    'Folder of the agency portal’s page, served at `/agency/`: on `AGENCY_PORT`, or beside the portal without it',
  ),
  PORTAL_DIR: setting(v.optional(folder), 'Folder of the portal’s page, served at `/` to everyone'),
  PORTAL_DOCUMENTS: setting(v.optional(list, PORTAL_DOCUMENTS), 'Addresses of the portal besides `/`'),
  ELEMENTS_DIR: setting(
    v.optional(folder),
    'Folder of the elements, served at `/elements/` to everyone: `dist/elements`',
  ),
  CDN_DIR: setting(
    v.optional(folder),
    'Folder of the elements by version, served at `/cdn/` to everyone: `dist/cdn`',
  ),
  FILES_DIR: setting(
    v.optional(folder),
    'Folder of uploaded files, outside of all served folders. Several processes share one, or the bucket of `FILES_S3_URL`',
    '`files` in `DATA_DIR`',
  ),
  FILES_S3_URL: setting(
    v.optional(url),
    'Bucket of an S3-compatible store for uploaded files, instead of the folder: its address with the bucket in the path',
  ),
  FILES_S3_REGION: setting(
    v.optional(v.string(), 'us-east-1'),
    'Region that requests to the bucket are signed for',
  ),
  FILES_S3_ACCESS_KEY: setting(v.optional(v.string()), 'Key of the bucket; required with `FILES_S3_URL`'),
  FILES_S3_SECRET_KEY: setting(v.optional(v.string()), 'Secret of that key; required with `FILES_S3_URL`'),
  CALLS_PER_MINUTE: setting(
    v.optional(count, '6000'),
    'Calls per minute of an address (of a /64 network of IPv6), counted per process; more are refused with HTTP 429',
  ),
  USER_CALLS_PER_MINUTE: setting(
    v.optional(count, '1200'),
    'Calls per minute of a user, over all their sessions and addresses, counted per process',
  ),
  STREAMS_PER_SESSION: setting(
    v.optional(count, '6'),
    'Open event streams of a session, counted per process',
  ),
  STREAMS_PER_USER: setting(v.optional(count, '20'), 'Open event streams of a user, counted per process'),
  UNPAID_SEATS_PER_USER: setting(
    v.optional(count, '90'),
    'Seats, on every segment, of a user’s orders that wait for payment or approval',
  ),
  LOGINS_PER_MINUTE: setting(v.optional(count, '120'), 'Login requests per minute of an address'),
  PASSWORD_MEMORY_KIB: setting(
    v.optional(v.pipe(count, v.minValue(8)), '19456'),
    'Memory of a password check, in KiB (Argon2id). The next sign-in stores a password at the new cost',
  ),
  PASSWORD_PASSES: setting(v.optional(count, '2'), 'Passes over that memory'),
  PASSWORD_REFUSAL_MS: setting(
    v.optional(count, '500'),
    'Minimum time to refuse a wrong password, in milliseconds; more than a check takes at any cost in use',
  ),
  WRONG_PASSWORDS_PER_DAY: setting(
    v.optional(count, '100'),
    'Wrong passwords per day of an account, from all addresses at which its owner has not signed in',
  ),
  NUMBER_GUESSES_PER_DAY: setting(
    v.optional(count, '30'),
    'Full numbers per day that an account may send and that another person’s mask might hide',
  ),
  NUMBER_GUESSES_PER_DAY_OF_ENTERPRISE: setting(
    v.optional(count, '300'),
    'The same for all accounts of an enterprise together',
  ),
  NUMBER_REVEALS_PER_DAY: setting(
    v.optional(count, '200'),
    'Views per day of full numbers of others by an account',
  ),
  SMS_PER_PHONE_PER_DAY: setting(
    v.optional(count, '10'),
    'SMS codes per day of a phone: requested from all addresses at which its owner has not signed in, and from each one at which they have',
  ),
  SMS_PER_ADDRESS_PER_DAY: setting(v.optional(count, '200'), 'SMS codes per day requested from an address'),
  DATABASE_CONNECTIONS: setting(
    v.optional(count, '10'),
    'Connections of a process to the database server, besides those of heavy reads',
  ),
  HEAVY_READS: setting(
    v.optional(count, '3'),
    'Concurrent heavy reads of a process, each with its own connection',
  ),
  HEAVY_READS_PER_PERSON: setting(v.optional(count, '1'), 'Concurrent heavy reads of one person'),
  HEAVY_READS_WAITING_PER_PERSON: setting(v.optional(count, '50'), 'Waiting heavy reads of one person'),
  HEAVY_READ_WAIT_MS: setting(
    v.optional(count, '10000'),
    'Maximum time that a heavy read waits for its turn, in milliseconds',
  ),
  HEAVY_READ_TIMEOUT_MS: setting(
    v.optional(count, '8000'),
    'Time limit of each statement of a heavy read on a server, in milliseconds; with the wait shorter than clients wait (specification 7: 25 s)',
  ),
  REQUEST_TIMEOUT_MS: setting(
    v.optional(count, '60000'),
    'Time limit for a request to arrive completely, in milliseconds, its headers within a third of it; then HTTP 408',
  ),
  IDLE_TIMEOUT_MS: setting(
    v.optional(count, '120000'),
    'Idle time after which a connection is closed, in milliseconds; longer than `STREAM_HEARTBEAT_MS` and than any answer takes',
  ),
  MAX_CONNECTIONS: setting(
    v.optional(count, '10000'),
    'Concurrent connections of a process; more are closed unanswered',
  ),
  SHUTDOWN_GRACE_MS: setting(
    v.optional(count, '10000'),
    'Time for pending calls to end after SIGTERM, in milliseconds; then open connections are closed',
  ),
  SUPPLIER_TIMEOUT_MS: setting(
    v.optional(count),
    'Time limit of a supplier’s answer about one flight or its passengers on board, in milliseconds; shorter than the 30 s that the database leaves a transaction idle, and than clients wait',
    '`10000`',
  ),
  SUPPLIER_SEARCH_TIMEOUT_MS: setting(
    v.optional(count),
    'The same for cities, lists of flights, connections, lowest fares and product tags',
    '`SUPPLIER_TIMEOUT_MS` where it is set, `8000` otherwise',
  ),
  SUPPLIER_CHANGE_TIMEOUT_MS: setting(
    v.optional(shorterThanIdle),
    'The same for bookings, tickets, changes and refunds; at most 25000',
    '`SUPPLIER_TIMEOUT_MS` where it is set, `15000` otherwise',
  ),
  SUPPLIER_URL: setting(
    v.optional(serviceUrl),
    'Address of the supplier of flights ([supplier.md](supplier.md)), with https: http is accepted on this machine, and elsewhere with `PRIVATE_HTTP`',
    'none: flights of a generated timetable, without real seats',
  ),
  SUPPLIER_TOKEN: setting(
    v.optional(oneWord),
    'Bearer token of the supplier; required with `SUPPLIER_URL`, and the other way round',
  ),
  TAX_URL: setting(
    v.optional(serviceUrl),
    'Address of the service that issues invoices ([tax.md](tax.md)), with https like `SUPPLIER_URL`',
    'none: invoices are samples',
  ),
  TAX_TOKEN: setting(
    v.optional(oneWord),
    'Bearer token of that service; required with `TAX_URL`, and the other way round',
  ),
  TAX_TIMEOUT_MS: setting(
    v.optional(count, '20000'),
    'Time limit of an answer of that service, in milliseconds',
  ),
  PRIVATE_HTTP: setting(
    v.optional(flag, '0'),
    'Accepts http in `SUPPLIER_URL` and `TAX_URL` for hosts of a private network. Tokens and documents then cross that network unencrypted',
  ),
  MESSAGE_POLL_MS: setting(
    v.optional(count, '400'),
    'Pause between queries for new messages and changed orders, in milliseconds; one query each serves all readers of a process',
  ),
  STREAM_HEARTBEAT_MS: setting(
    v.optional(count, '15000'),
    'Pause between heartbeats of a stream, in milliseconds',
  ),
  DRAIN_MS: setting(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '1000'),
    'Time after SIGTERM in which `/health/ready` already answers 503 and calls still succeed, in milliseconds: longer than a balancer takes to notice',
  ),
  LOG_FORMAT: setting(
    v.optional(v.picklist(['json', 'text']), 'json'),
    '`json`: every line of the process is an entry. `text` is for reading at a terminal',
  ),
  METRICS_PORT: setting(
    v.optional(port),
    'Port for metrics in the text format of Prometheus, at `/metrics`. Only the monitoring should reach it',
    'none: no metrics are served',
  ),
  METRICS_HOST: setting(
    v.optional(v.string(), '127.0.0.1'),
    'Address that the gateway listens on for `METRICS_PORT`',
  ),
  LOG_LEVEL: setting(
    v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
    'Minimum level of log entries',
  ),
  LOG_TEXT_LIMIT: setting(v.optional(count, '2000'), 'Maximum characters of a logged text'),
};

type Schemas = { [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K]['schema'] };
export const Environment = v.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as Schemas,
);
