import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, type Database } from '../../../demo/gateway/db/database';
import { seedDemoData } from '../../../demo/gateway/seed/seed';
import { migrate } from '../../../demo/gateway/db/migrate';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { startProduct, type Product } from '../../../scripts/product';
import { keptPath, publish } from '../demo-data-cache';
import { openBrowser, type BrowserSession } from './browser-session';
import { freePorts } from './free-ports';

/** The whole product on free ports with fresh demo data, and a browser. */
export interface Harness extends BrowserSession {
  product: Product;
}

/** `env`: further variables of the product. `prepare`: what of the demo data is to be otherwise. */
export async function openHarness(
  env: Record<string, string> = {},
  prepare?: (db: Database) => Promise<void>,
): Promise<Harness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-portal-'));
  cpSync(await filledFolder(), dataDir, { recursive: true });
  if (prepare) {
    const { db, close } = await openEmbedded(dataDir);
    await prepare(db);
    await close();
  }
  const product = await startProduct({ port: await freePorts(5), dataDir, logLevel: 'error', env });
  const session = await openBrowser();
  return {
    ...session,
    product,
    async close() {
      await session.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data folder with the demo data, made once an hour: offers and deadlines stand near the time they are made. */
async function filledFolder(): Promise<string> {
  const now = new Date();
  const folder = keptPath(`folder-${now.toISOString().slice(0, 13).replace(/\D/g, '')}`);
  if (existsSync(folder)) return folder;
  await publish(folder, async (fresh) => {
    const { db, close } = await openEmbedded(fresh);
    await migrate(db);
    await seedDemoData(db, createEmbeddedSupplier(), now);
    await close();
  });
  return folder;
}
