import type { Browser } from '@playwright/test';
import { startSites } from '../../../scripts/product';
import { onFreePorts } from './free-ports';

/** Sites around the portal, on ports that leave room for its gateway and cashier. */
interface Sites {
  port: number;
  stop(): Promise<unknown>;
}

/** Browser of this process, and the sites that survive from one file to the next. */
class Worker {
  readonly browser: Browser;
  #sites: Promise<Sites> | undefined;
  #isTaken = false;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /**
   * Takes the port of the gateway; undefined while another harness uses it. Call `giveBack` once the gateway has left
   * its ports.
   */
  async takePort(): Promise<number | undefined> {
    if (this.#isTaken) return undefined;
    this.#isTaken = true;
    this.#sites ??= onFreePorts(6, async (port) => ({ port, ...(await startSites({ port })) }));
    try {
      return (await this.#sites).port;
    } catch (error) {
      this.#sites = undefined;
      this.#isTaken = false;
      throw error;
    }
  }

  giveBack(): void {
    this.#isTaken = false;
  }

  async close(): Promise<void> {
    await (await this.#sites)?.stop();
  }
}

let worker: Worker | undefined;

/** Called by the fixture of the tests, before any of their hooks. */
export function openWorker(browser: Browser): Worker {
  return (worker = new Worker(browser));
}

export function currentWorker(): Worker {
  if (worker === undefined) throw new Error('journeys are run by Playwright Test');
  return worker;
}
