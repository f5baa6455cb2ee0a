import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser, ROOMY_HEAP } from './scripts/browser.ts';
import { buildElementTests } from './scripts/element-tests.ts';
import { MOVE_CLOCK } from './tests/support/clock.ts';
import { patience } from './tests/support/patience.ts';

const { executablePath, args, ignoreDefaultArgs, headless, env } = await findBrowser();

/** A page runs its tests once, in seconds: code made faster for later, on threads beside it, is a quarter of its time lost. */
const SHORT_LIVED = '--no-opt --no-maglev --single-threaded-gc';

/** What stands behind `--files` where the runner was started. */
function namedFiles() {
  const at = process.argv.indexOf('--files');
  if (at === -1) return [];
  const behind = process.argv.slice(at + 1);
  const next = behind.findIndex((word) => word.startsWith('--'));
  return next === -1 ? behind : behind.slice(0, next);
}

/** What failed, without the bar that redraws itself and without what files that passed have logged; a result a file. */
function failuresReporter() {
  const all = defaultReporter({ reportTestResults: true, reportTestProgress: false });
  return {
    ...all,
    reportTestFileResults(file) {
      const ok = file.sessionsForTestFile.every(({ passed }) => passed);
      const ms = Math.max(...file.sessionsForTestFile.map(({ testResults }) => durationOf(testResults)));
      tellResult({ file: relative('.', file.testFile), ok, ms });
      if (!ok) return all.reportTestFileResults(file);
      process.stdout.write('.');
      return undefined;
    },
  };
}

function tellResult(result) {
  const { TEST_RESULTS } = process.env;
  if (TEST_RESULTS) appendFileSync(TEST_RESULTS, `${JSON.stringify(result)}\n`);
}

function durationOf({ tests = [], suites = [] } = {}) {
  const durations = [...tests.map(({ duration = 0 }) => duration), ...suites.map(durationOf)];
  return durations.reduce((sum, duration) => sum + duration, 0);
}

export default {
  files: 'tests/components/**/*.test.{ts,tsx}',
  concurrency: 2,
  reporters: [failuresReporter()],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath,
        args: [...args, `--js-flags=--expose-gc ${ROOMY_HEAP} ${SHORT_LIVED}`],
        ignoreDefaultArgs,
        headless,
        env: { ...process.env, ...env },
      },
      // background tabs get no animation frames: at concurrency 2 fixture() would hang
      createPage: async ({ context }) => {
        const page = await context.newPage();
        await page.evaluateOnNewDocument(...MOVE_CLOCK);
        const client = await page.createCDPSession();
        await client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
        // a page serves one file after the other: of more than fifty entries a browser keeps none
        page.on('framenavigated', (frame) => {
          if (frame !== page.mainFrame() || frame.url() !== 'about:blank') return;
          client.send('Page.resetNavigationHistory').catch(() => undefined); // the page is closed
        });
        // colours that fade in have no contrast yet: what is checked is what stands in the end
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
        return page;
      },
    }),
  ],
  middleware: [await buildElementTests(namedFiles())],
  browserStartTimeout: patience(120_000),
  testsStartTimeout: patience(120_000),
  testsFinishTimeout: patience(5 * 60_000),
  testFramework: {
    config: {
      ui: 'bdd',
      timeout: patience(60_000),
      // of a whole run: a machine may have been busy with something else
      retries: process.env.TEST_EXTENT === undefined ? 0 : 1,
    },
  },
};
