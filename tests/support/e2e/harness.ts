import type { Database } from '../../../demo/gateway/db/database';
import {
  addressesOf,
  startPortal,
  startProduct,
  type Product,
  type ProductOptions,
} from '../../../scripts/product';
import { IS_AT_NOW } from '../clock';
import {
  cloneDatabase,
  dropDatabase,
  openDatabase,
  type Template,
} from '../gateway/process/postgres-databases';
import { DEMO_TEMPLATE, fillDemoData } from '../gateway/process/test-database';
import type { BrowserContextOptions } from '@playwright/test';
import { openVisits, type Visit, type Visits } from './page/visits';
import { onFreePorts } from './free-ports';
import { callsAt } from './gateway-calls';
import { currentWorker } from './worker';

/** The whole product on free ports with fresh demo data, and pages in the browser of the tests. */
export interface Harness extends Visits {
  product: Product;
  /**
   * Opens a page of the portal for a signed-in user, which saves two pages and a form. `address`: rest of the address
   * after the portal's own, `?query#/route`.
   */
  enter(account: string, address?: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Changes the data of the running product, as time would. */
  change(change: (db: Database) => Promise<unknown>): Promise<void>;
}

/**
 * `env`: further variables of the product. `prepare`: changes the demo data first. `browserArgs`: further arguments of
 * the browser.
 */
export async function openHarness(
  env: Record<string, string> = {},
  prepare?: (db: Database) => Promise<void>,
  browserArgs?: readonly string[],
): Promise<Harness> {
  const url = await cloneDatabase(demoDataNow());
  const change = async (run: (db: Database) => Promise<unknown>): Promise<void> => {
    const { db, close } = openDatabase(url);
    await run(db);
    await close();
  };
  if (prepare) await change(prepare);
  const product = await startBetweenSites({
    database: { url },
    logLevel: 'error',
    // the test runner parses the standard output, and foreign lines would break it
    log: process.stderr,
    env,
  });
  // open listeners would keep the run from ending
  const session = await openVisits(browserArgs).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  return {
    ...session,
    product,
    change,
    async enter(account, address = '', options = {}) {
      const url = new URL(address, product.portal);
      url.searchParams.set('authSign', await callsAt(product.portal).login(account));
      return session.visit(url.href, options);
    },
    async close() {
      try {
        await session.close();
      } finally {
        await product.stop();
        await dropDatabase(url);
      }
    },
  };
}

type Options = Omit<ProductOptions, 'port'>;

/** The running sites around the portal read these variables only at their start. */
const isUsual = ({ env = {} }: Options): boolean => !('HOST_NAME' in env || 'PORTAL_ORIGINS' in env);

/**
 * Starts only a gateway between the running sites, or the whole product when the sites are in use or need other
 * variables.
 */
async function startBetweenSites(options: Options): Promise<Product> {
  const worker = currentWorker();
  const port = isUsual(options) ? await worker.takePort() : undefined;
  if (port === undefined) return onFreePorts(6, (first) => startProduct({ ...options, port: first }));
  try {
    const gateway = await startPortal({ ...options, port });
    const stop = () => gateway.stop().finally(() => worker.giveBack());
    return { ...addressesOf({ port }), stop: async () => void (await stop()) };
  } catch (error) {
    worker.giveBack();
    throw error;
  }
}

/** Template of demo data created within the present hour, because offers and deadlines lie near their creation time. */
function demoDataNow(): Template {
  if (IS_AT_NOW) return DEMO_TEMPLATE;
  const now = new Date();
  return {
    name: `journeys_${now.toISOString().slice(0, 13).replace(/\D/g, '')}`,
    fill: (db) => fillDemoData(db, now),
  };
}
