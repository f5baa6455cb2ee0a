import { readConfig, type ServerConfig } from '../demo/gateway/server/config';
import { DEMO_ACCOUNTS, DEMO_PARTNER, DEMO_PASSWORD, FURTHER_ACCOUNTS } from '../demo/gateway/seed/accounts';
import type { LogStream } from '../demo/gateway/server/log';
import { startGateway } from '../demo/gateway/start';
import { buildDocs } from '../demo/docs/app';
import { buildLegacy } from '../demo/legacy/app';
import { buildPartner } from '../demo/partner/app';
import { buildServerSite } from '../demo/server-site/app';
import { readTokens } from './manifest/tokens';
import { openApi } from './openapi/documents';

interface SiteOptions {
  /**
   * Port of the gateway. Legacy page, partner page, cashier, server-side site and documentation use the five ports
   * above it.
   */
  port: number;
  /**
   * Further variables of the gateway, e.g. DATA_DIR. PORTAL_ORIGINS: other portals that the server-side site serves.
   * HOST_NAME: name by which browsers reach this machine instead of localhost.
   */
  env?: Record<string, string>;
}

export interface ProductOptions extends SiteOptions {
  /** Database to use instead of the one in DATA_DIR; the demo writes to it. */
  database?: { url: string };
  logLevel?: string;
  /** Receives the log instead of the standard output. */
  log?: LogStream;
}

export interface Product {
  portal: string;
  legacy: string;
  partner: string;
  cashier: string;
  serverSite: string;
  docs: string;
  developer: string;
  agency: string;
  stop(): Promise<void>;
}

/** Accounts of the demo data, with their purpose. */
export const ACCOUNTS: readonly { loginName: string; description: string }[] = [
  ...DEMO_ACCOUNTS,
  ...FURTHER_ACCOUNTS,
];

/** The partner's employees are users of the first enterprise. Demo users are numbered in the order of the accounts. */
const EMPLOYEES = DEMO_ACCOUNTS.slice(0, 2).map(({ loginName, staffName }, i) => ({
  account: loginName,
  password: DEMO_PASSWORD,
  name: staffName,
  userNO: `U${String(i + 1).padStart(6, '0')}`,
}));

interface Servers {
  stop(): Promise<unknown>;
}

/** Parts of the product that run besides portal and agency portal. */
export interface Parts {
  /** Legacy page, partner page, server-side site and documentation, which show the demo's accounts. */
  sites: boolean;
  cashier: boolean;
  developerPage: boolean;
  accounts: boolean;
}

/** Parts that run with these settings: on a database server none of the demo unless it is asked for. */
export function partsOf(options: ProductOptions): Parts {
  const { demoData, cashierPort, gateway } = configOf(options);
  return {
    sites: demoData,
    cashier: cashierPort !== undefined,
    developerPage: gateway.developerPages,
    accounts: demoData,
  };
}

/**
 * Starts the whole product in one process: gateway with portal, legacy page, partner page, cashier, server-side site
 * and documentation.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const gateway = await startPortal(options);
  const sites = partsOf(options).sites ? await startSites(options) : undefined;
  return {
    ...addressesOf(options),
    async stop() {
      await sites?.stop();
      await gateway.stop();
    },
  };
}

/** Root address of each part of the product. */
export function addressesOf(options: SiteOptions): Omit<Product, 'stop'> {
  const { portal, legacy, partner, cashier, serverSite, docs } = originsOf(options);
  return {
    portal: `${portal}/`,
    legacy: `${legacy}/`,
    partner: `${partner}/`,
    cashier: `${cashier}/`,
    serverSite: `${serverSite}/`,
    docs: `${docs}/`,
    developer: `${portal}/developer`,
    agency: `${portal}/agency/`,
  };
}

function originsOf({ port, env = {} }: SiteOptions) {
  const at = (offset: number) => `http://${env['HOST_NAME'] ?? 'localhost'}:${port + offset}`;
  return { portal: at(0), legacy: at(1), partner: at(2), cashier: at(3), serverSite: at(4), docs: at(5) };
}

/** Starts the gateway with the portal and the cashier. */
export function startPortal(options: ProductOptions): Promise<Servers> {
  const { database, log } = options;
  const config = configOf(options);
  return startGateway(database ? { ...config, database } : config, { stream: log });
}

/** On a database server the addresses of the demo are no defaults: such a gateway must name its own cashier. */
function configOf({ port, logLevel = 'warn', env = {} }: ProductOptions): ServerConfig {
  const { portal, legacy, partner, cashier, serverSite, docs } = originsOf({ port, env });
  const isServer = (env['DATABASE_URL'] ?? '') !== '';
  const hasSites = !isServer || ['1', 'true'].includes(env['DEMO_DATA'] ?? '');
  return readConfig({
    PORT: String(port),
    LOG_LEVEL: logLevel,
    // no balancer waits for Ctrl+C
    DRAIN_MS: '0',
    PORTAL_DIR: absolute('demo/portal'),
    AGENCY_DIR: absolute('demo/agency'),
    ELEMENTS_DIR: absolute('dist/elements'),
    CDN_DIR: absolute('dist/cdn'),
    PUBLIC_URL: portal,
    ...(!isServer && { CASHIER_URL: cashier }),
    ...(hasSites && { SERVER_SITE_URL: serverSite }),
    ...env,
    // origins from the environment are added to those of the demo's host pages
    ALLOWED_ORIGINS: [...(hasSites ? [legacy, partner, docs] : []), env['ALLOWED_ORIGINS'] ?? ''].join(','),
  });
}

/** Starts the pages around the portal. They hold no state of its gateway and survive its replacement. */
export async function startSites({ port, env = {} }: SiteOptions): Promise<Servers> {
  const { portal, cashier, serverSite, docs } = originsOf({ port, env });
  // servers of this process reach the gateway here, regardless of its public name
  const inside = `http://localhost:${port}`;
  const { host } = readConfig(env);
  const legacyApp = await buildLegacy({ gateway: portal, inside, cashier });
  const partnerApp = await buildPartner({
    gateway: portal,
    inside,
    cashier,
    frameScript: absolute('dist/elements/connect-frame.js'),
    appNo: DEMO_PARTNER.appNo,
    secret: DEMO_PARTNER.secret,
    employees: EMPLOYEES,
  });
  const serverSiteApp = await buildServerSite({
    gateway: inside,
    portalOrigins: [portal, docs, ...(env['PORTAL_ORIGINS']?.split(',') ?? [])],
    clientScript: absolute('dist/elements/frame-client.js'),
  });
  const docsApp = await buildDocs({
    folder: absolute('.'),
    partsFolder: absolute('dist/parts'),
    tokens: readTokens(),
    openApi,
    gateway: portal,
    inside,
    cashier,
    serverSite,
    accounts: ACCOUNTS,
    password: DEMO_PASSWORD,
  });
  await legacyApp.listen({ port: port + 1, host });
  await partnerApp.listen({ port: port + 2, host });
  await serverSiteApp.listen({ port: port + 4, host });
  await docsApp.listen({ port: port + 5, host });
  return {
    stop: () => Promise.all([legacyApp, partnerApp, serverSiteApp, docsApp].map((app) => app.close())),
  };
}

const absolute = (path: string): string => new URL(`../${path}`, import.meta.url).pathname;
