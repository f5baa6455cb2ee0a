import { resolve } from 'node:path';
import * as v from 'valibot';
import { TrustedProxiesSetting } from './http/client-address';

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
/** Text that is shown unchanged on one line. */
const shown = (most: number) => v.pipe(v.string(), v.regex(/^[^\r\n]+$/), v.maxLength(most));
const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
);
const url = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => text.replace(/\/+$/, '')),
);

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
    'The PostgreSQL server. With it nothing of the demo runs, and secrets and `CASHIER_URL` have to be set. Its connections are encrypted if the URL says so (`sslmode=verify-full`)',
    'none: the embedded database',
  ),
  DATABASE_COPY_URL: setting(
    v.optional(v.string()),
    'A PostgreSQL server that follows that of `DATABASE_URL` (streaming replication): reports are read from it, however heavy, and lag as it does',
    'reports are read from `DATABASE_URL`',
  ),
  DATA_DIR: setting(
    v.optional(v.string(), './data'),
    'Folder of the embedded database, for one process; its file system has to show files of one machine to the others at once',
  ),
  CASHIER_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more, shared with the cashier',
    'the demo’s, which anyone can read; required with `DATABASE_URL`',
  ),
  SMS_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more, of the hashes of SMS codes',
    'the demo’s, which anyone can read; required with `DATABASE_URL`',
  ),
  FACTOR_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more that the secrets of authenticator apps are sealed under, and the hashes of recovery codes; with another one, those who have them set them up anew',
    'derived from `SMS_SECRET`: set it before that one is changed',
  ),
  THIRD_PARTY_SECRET: setting(
    v.optional(secret),
    'Secret of 32 characters or more, of the forms of the sign-in page and of links to files',
    'the demo’s, which anyone can read; required with `DATABASE_URL`',
  ),
  CASHIER_URL: setting(
    v.optional(url),
    'Address of the cashier that payers are sent to, and that is asked at `/trades/query` for payments whose notice does not come',
    'the demo’s; required with `DATABASE_URL`',
  ),
  DEVELOPER_PAGES: setting(
    v.optional(flag),
    'Pages with SMS codes, mails, demo accounts and the desk of customer service, without a login. Never where others reach it',
    '`0` with `DATABASE_URL`, else `1`',
  ),
  SMTP_URL: setting(
    v.optional(
      v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]+\/?(\?\S*)?$/, 'must begin with smtp:// or smtps://')),
    ),
    'Mail server that sends notices of approvals: `smtps://user:password@mail.example:465`, or `smtp://…:587?requireTLS=true`',
    'none: mails are kept for the developer pages, and where there are none, none are made',
  ),
  MAIL_FROM: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]+$/), v.maxLength(300))),
    'Sender of mails, `商旅门户 <travel@example.com>`; required with `SMTP_URL`',
  ),
  SMS_URL: setting(
    v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must begin with https:// or http://'))),
    'Address of the SMS service that sends codes and notices: each is posted to it as JSON, `{"phone": "13800000000", "text": "…"}`, with `SMS_TOKEN` as bearer token',
    'none: messages are kept for the developer pages, and nobody gets them',
  ),
  SMS_TOKEN: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be one word'))),
    'Token of the SMS service; required with `SMS_URL`',
  ),
  RECEIVING_ACCOUNT_NAME: setting(
    v.optional(shown(100)),
    'Name of the agency’s bank account that monthly bills are paid to; together with `RECEIVING_BANK` and `RECEIVING_ACCOUNT_NO`',
    'the demo’s; none with `DATABASE_URL`: payers are not told where to pay to',
  ),
  RECEIVING_BANK: setting(
    v.optional(shown(100)),
    'Bank of that account',
    'the demo’s; none with `DATABASE_URL`',
  ),
  RECEIVING_ACCOUNT_NO: setting(
    v.optional(shown(40)),
    'Number of that account, as it is shown and copied',
    'the demo’s; none with `DATABASE_URL`',
  ),
  DEMO_DATA: setting(
    v.optional(flag),
    'Accounts with a known password, and orders. Never where others reach it',
    '`0` with `DATABASE_URL`, else `1`',
  ),
  HOST: setting(
    v.optional(v.string(), '127.0.0.1'),
    'Address that the gateway listens on; `0.0.0.0` for all of the machine. TLS is the proxy’s: every answer tells browsers to come by https',
  ),
  PORT: setting(v.optional(port, '4000'), 'Port that the gateway listens on'),
  CASHIER_PORT: setting(
    v.optional(port),
    'Where the demo’s cashier listens; unused with `DATABASE_URL`',
    '`PORT` + 3',
  ),
  PUBLIC_URL: setting(
    v.optional(ownHost),
    'The gateway’s own address as payers and the cashier see it, without a path; with `https` cookies are for https alone',
    '`http://localhost:PORT`',
  ),
  TRUST_PROXY: setting(
    v.optional(TrustedProxiesSetting, '0'),
    "Whose `X-Forwarded-For` is believed: `0` for nobody's, the number of proxies one behind the other, or their addresses and networks (`10.0.0.0/8,fd00::/8`). With a number nobody may reach the gateway around the proxies; networks hold by themselves",
  ),
  ALLOWED_ORIGINS: setting(
    v.optional(list, ''),
    'Origins whose pages may call, comma-separated; none by a wildcard. A page that is missing here says so',
  ),
  PARENT_ORIGINS: setting(
    v.optional(list),
    "Origins whose pages may show elements in an iframe ([iframe.md](iframe.md)); every other page is framed by the gateway's own alone",
    '`ALLOWED_ORIGINS`',
  ),
  RETURN_ORIGINS: setting(v.optional(list), 'Origins a payer may be sent back to', '`ALLOWED_ORIGINS`'),
  AUTH_HEADERS: setting(
    v.optional(list, 'authsign,auth-sign,x-auth-sign'),
    'Names of the header that carries the token',
  ),
  SERVER_SITE_URL: setting(
    v.optional(url),
    'Address of the server-side site, whose pages the portal may frame',
    '`http://localhost:` and `PORT` + 4',
  ),
  FRAME_ORIGINS: setting(v.optional(list, ''), 'Further origins whose pages the portal may frame'),
  PORTAL_DIR: setting(v.optional(folder), 'Folder of the portal’s page, served at `/` to everyone'),
  PORTAL_DOCUMENTS: setting(
    v.optional(list, PORTAL_DOCUMENTS),
    'Addresses, besides `/`, at which the portal stands',
  ),
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
    'Folder of uploaded files, outside of what is served; several processes share one, or the bucket of `FILES_S3_URL`',
    '`files` in `DATA_DIR`',
  ),
  FILES_S3_URL: setting(
    v.optional(url),
    'Bucket of an S3-compatible store for uploaded files, in place of the folder: its address with the bucket in the path',
  ),
  FILES_S3_REGION: setting(
    v.optional(v.string(), 'us-east-1'),
    'Region that requests to the bucket are signed for',
  ),
  FILES_S3_ACCESS_KEY: setting(v.optional(v.string()), 'Key of the bucket; required with `FILES_S3_URL`'),
  FILES_S3_SECRET_KEY: setting(v.optional(v.string()), 'Secret of that key; required with `FILES_S3_URL`'),
  CALLS_PER_MINUTE: setting(
    v.optional(count, '6000'),
    'Calls of an address (of a /64 network of IPv6) in a minute, each process counting for itself; then HTTP 429',
  ),
  USER_CALLS_PER_MINUTE: setting(
    v.optional(count, '1200'),
    'Calls of a user in a minute, over all their sessions and addresses, each process counting for itself',
  ),
  STREAMS_PER_SESSION: setting(
    v.optional(count, '6'),
    'Event streams that a session has open at once, each process counting for itself',
  ),
  STREAMS_PER_USER: setting(
    v.optional(count, '20'),
    'Event streams that a user has open at once, each process counting for itself',
  ),
  AGENT_STREAMS: setting(
    v.optional(count, '20'),
    'Event streams of the desk of customer service open at once, each process counting for itself; then HTTP 429',
  ),
  UNPAID_SEATS_PER_USER: setting(
    v.optional(count, '90'),
    'Seats, on every segment, that a user holds in orders that wait for payment or approval',
  ),
  LOGINS_PER_MINUTE: setting(v.optional(count, '120'), 'Login requests of an address in a minute'),
  PASSWORD_MEMORY_KIB: setting(
    v.optional(v.pipe(count, v.minValue(8)), '19456'),
    'Memory, in KiB, that checking a password takes (Argon2id). Passwords are kept at a new cost from the next sign-in on',
  ),
  PASSWORD_PASSES: setting(v.optional(count, '2'), 'Passes over that memory'),
  PASSWORD_REFUSAL_MS: setting(
    v.optional(count, '500'),
    'Milliseconds before which no wrong password is answered; more than checking one takes at any cost in use',
  ),
  WRONG_PASSWORDS_PER_DAY: setting(
    v.optional(count, '100'),
    'Wrong passwords an account takes in a day from all addresses its owner has not logged in from',
  ),
  NUMBER_GUESSES_PER_DAY: setting(
    v.optional(count, '30'),
    "Numbers an account may send in full in a day that the mask of somebody else's might hide",
  ),
  NUMBER_GUESSES_PER_DAY_OF_ENTERPRISE: setting(
    v.optional(count, '300'),
    'The same of all accounts in an enterprise together',
  ),
  NUMBER_REVEALS_PER_DAY: setting(
    v.optional(count, '200'),
    'Looks an account may take in a day at full numbers of others',
  ),
  SMS_PER_PHONE_PER_DAY: setting(
    v.optional(count, '10'),
    'SMS codes a phone gets in a day from all addresses its owner has not logged in from, and from each of those they have',
  ),
  SMS_PER_ADDRESS_PER_DAY: setting(v.optional(count, '200'), 'SMS codes an address may ask for in a day'),
  DATABASE_CONNECTIONS: setting(
    v.optional(count, '10'),
    'Connections of a process to the database server, besides those of heavy reads',
  ),
  HEAVY_READS: setting(
    v.optional(count, '3'),
    'Heavy reads at once of a process, each by a connection of its own',
  ),
  HEAVY_READS_PER_PERSON: setting(v.optional(count, '1'), 'Heavy reads at once of one person'),
  HEAVY_READS_WAITING_PER_PERSON: setting(
    v.optional(count, '50'),
    'Heavy reads of one person that wait for their turn',
  ),
  HEAVY_READ_WAIT_MS: setting(v.optional(count, '10000'), 'Time that a heavy read waits for its turn'),
  HEAVY_READ_TIMEOUT_MS: setting(
    v.optional(count, '8000'),
    'Time that each statement of a heavy read has on a server; together with the wait less than clients wait (specification 7: 25 s)',
  ),
  REQUEST_TIMEOUT_MS: setting(
    v.optional(count, '60000'),
    'Time in which a request arrives whole, its headers in a third of it; then HTTP 408',
  ),
  IDLE_TIMEOUT_MS: setting(
    v.optional(count, '120000'),
    'Time in which something moves on a connection; longer than `STREAM_HEARTBEAT_MS` and than any answer takes',
  ),
  MAX_CONNECTIONS: setting(
    v.optional(count, '10000'),
    'Connections at once of a process; more are closed unanswered',
  ),
  SHUTDOWN_GRACE_MS: setting(
    v.optional(count, '10000'),
    'Time that calls under way have to end after SIGTERM; what is open then is cut',
  ),
  SUPPLIER_TIMEOUT_MS: setting(
    v.optional(count, '10000'),
    'Time a supplier has for an answer; less than the 30 s that the database leaves a transaction idle, and than clients wait',
  ),
  MESSAGE_POLL_MS: setting(
    v.optional(count, '400'),
    'Pause between looks for new messages and changed orders, one look each for all readers of a process',
  ),
  STREAM_HEARTBEAT_MS: setting(v.optional(count, '15000'), 'Pause between signs of life of a stream'),
  LOG_LEVEL: setting(
    v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
    'What is logged',
  ),
  LOG_TEXT_LIMIT: setting(v.optional(count, '2000'), 'Characters of a text that are logged'),
};

type Schemas = { [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K]['schema'] };
export const Environment = v.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as Schemas,
);
