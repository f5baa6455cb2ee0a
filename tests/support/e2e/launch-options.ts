import type { LaunchOptions } from '@playwright/test';
import { findBrowser, ROOMY_HEAP } from '../../../scripts/browser';
import { wantedEngine } from './wanted-engine';

/** Launch options of the tests' browser. `args`: further arguments, used only by Chromium. */
export async function launchOptions(args: readonly string[] = []): Promise<LaunchOptions> {
  if (wantedEngine() !== 'chromium') return {};
  const found = await findBrowser();
  return {
    executablePath: found.executablePath,
    args: [...found.args, `--js-flags=${ROOMY_HEAP}`, ...args],
    ignoreDefaultArgs: found.ignoreDefaultArgs,
    env: { ...process.env, ...found.env },
  };
}
