import { chromium, firefox, webkit, type Browser } from 'playwright-core';
import { findBrowser, ROOMY_HEAP } from '../../../scripts/browser';

const ENGINES = { chromium, firefox, webkit };
type Engine = keyof typeof ENGINES;

/**
 * The engine of journeys and host pages: `TEST_BROWSER=firefox npm test -- journeys`. Chromium is found by itself, the
 * others are those of `npx playwright-core install firefox webkit`.
 */
export function wantedEngine(name = process.env['TEST_BROWSER'] ?? 'chromium'): Engine {
  if (Object.hasOwn(ENGINES, name)) return name as Engine;
  throw new Error(`TEST_BROWSER=${name} is none of ${Object.keys(ENGINES).join(', ')}`);
}

/** `args`: further arguments, for Chromium alone. */
export async function launchBrowser(args: readonly string[]): Promise<Browser> {
  const engine = wantedEngine();
  if (engine !== 'chromium') return ENGINES[engine].launch();
  const found = await findBrowser();
  const launch = () =>
    chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args, `--js-flags=${ROOMY_HEAP}`, ...args],
      ignoreDefaultArgs: found.ignoreDefaultArgs,
      env: { ...process.env, ...found.env },
    });
  // Chromium itself crashes now and then as it starts, before there is a page
  return launch().catch(launch);
}
