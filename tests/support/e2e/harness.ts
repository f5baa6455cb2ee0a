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
   * A page of the portal for somebody who has signed in before: two pages and a form less than signing in there.
   * `address`: what follows the portal's own address, `?query#/route`.
   */
  enter(account: string, address?: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Has something be otherwise in the data of the running product, as time would. */
  change(change: (db: Database) => Promise<unknown>): Promise<void>;
}

/** `env`: further variables of the product. `prepare`: what of the demo data is to be otherwise. `browserArgs`: further arguments of the browser. */
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
    // the test runner takes the standard output for its own, and a line between its own breaks them
    log: process.stderr,
    env,
  });
  // what listens goes on listening: the run would not end
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

/** The sites around the portal take these from it alone. */
const isUsual = ({ env = {} }: Options): boolean => !('HOST_NAME' in env || 'PORTAL_ORIGINS' in env);

/** A gateway of its own between the sites that stay; all of the product where they are in use or are to be otherwise. */
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

/** The demo data as of now, made once an hour: offers and deadlines stand near the time they are made. */
function demoDataNow(): Template {
  if (IS_AT_NOW) return DEMO_TEMPLATE;
  const now = new Date();
  return {
    name: `journeys_${now.toISOString().slice(0, 13).replace(/\D/g, '')}`,
    fill: (db) => fillDemoData(db, now),
  };
}
