import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { openEmbedded, type Database } from '../../../demo/gateway/db/database';
import { seedDemoData } from '../../../demo/gateway/db/demo-data/seed';
import { migrate } from '../../../demo/gateway/db/migrate';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { findBrowser } from '../../../scripts/browser';
import { startProduct, type Product } from '../../../scripts/product';
import { keptPath, publish } from '../demo-data-cache';

/** The whole product on free ports with fresh demo data, and a browser. */
export interface Stage {
  product: Product;
  browser: Browser;
  /** A page of a user of his own: nothing is shared with other pages. */
  visit(url: string, options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  page: Page;
  /** What the page complained of so far: errors, warnings, violations of its policy. */
  complaints: string[];
}

/** `env`: further variables of the product. `prepare`: what of the demo data is to be otherwise. */
export async function openStage(
  env: Record<string, string> = {},
  prepare?: (db: Database) => Promise<void>,
): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'travel-portal-'));
  cpSync(await filledFolder(), dataDir, { recursive: true });
  if (prepare) {
    const { db, close } = await openEmbedded(dataDir);
    await prepare(db);
    await close();
  }
  const product = await startProduct({ port: await freePorts(5), dataDir, logLevel: 'error', env });
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: found.args,
    env: { ...process.env, ...found.env },
  });
  return {
    product,
    browser,
    async visit(url, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        // what moves is drawn anew with every frame, and other tests wait for the processor
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(url);
      return { page, complaints };
    },
    async close() {
      await browser.close();
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

/** The first of so many free ports in a row. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all(Array.from({ length: count }, (_, i) => isFree(first + i)));
    if (free.every(Boolean)) return first;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
