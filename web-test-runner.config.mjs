import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'vite';
import { findBrowser, ROOMY_HEAP } from './scripts/browser.ts';
import { buildOf } from './tests/components/vite.config.ts';
import { MOVE_CLOCK } from './tests/support/clock.ts';
import { testPages } from './tests/support/components/test-pages.ts';
import { patience } from './tests/support/patience.ts';

const { executablePath, args, ignoreDefaultArgs, headless, env } = await findBrowser();

/**
 * A page runs its tests once, within seconds. Optimising compilers on background threads would cost a quarter of that
 * time.
 */
const SHORT_LIVED = '--no-opt --no-maglev --single-threaded-gc';

/** Reporter of failures only: no progress bar, no logs of passing files. It writes one result per file. */
function failuresReporter() {
  const all = defaultReporter({ reportTestResults: true, reportTestProgress: false });
  return {
    ...all,
    reportTestFileResults(page) {
      const [{ passed, testResults }] = page.sessionsForTestFile;
      const results = (testResults?.suites ?? []).map((suite) => ({
        file: suite.name,
        ok: passed || testsOf(suite).every((test) => test.passed || test.skipped),
        ms: testsOf(suite).reduce((sum, { duration = 0 }) => sum + duration, 0),
      }));
      // a failure outside a test may belong to any file
      const isTold = passed || results.some(({ ok }) => !ok);
      for (const result of results) tellResult({ ...result, ok: result.ok && isTold });
      if (!passed) return all.reportTestFileResults(page);
      process.stdout.write('.');
      return undefined;
    },
  };
}

const testsOf = ({ tests, suites }) => [...tests, ...suites.flatMap(testsOf)];

/** Caches chunks for good: their names change with their contents. */
async function keepChunks(context, next) {
  await next();
  if (context.path.startsWith('/chunks/'))
    context.set('cache-control', 'public, max-age=31536000, immutable');
}

/** Address of the built page of a test file. */
const builtAddress = (source) => source.replace(/^.*(\/tests\/components\/.*\.test)\.tsx?\?/, '$1.js?');

function tellResult(result) {
  const { TEST_RESULTS } = process.env;
  if (TEST_RESULTS) appendFileSync(TEST_RESULTS, `${JSON.stringify(result)}\n`);
}

// in a temporary folder: copies of the project share node_modules but have their own tests
const built = mkdtempSync(join(tmpdir(), 'element-tests-'));
process.once('exit', () => rmSync(built, { recursive: true, force: true }));
await build(buildOf(testPages(), built));

export default {
  rootDir: built,
  files: `${built}/tests/components/**/*.test.js`,
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
        // a page runs many files in turn, and browsers drop history entries beyond fifty
        page.on('framenavigated', (frame) => {
          if (frame !== page.mainFrame() || frame.url() !== 'about:blank') return;
          client.send('Page.resetNavigationHistory').catch(() => undefined); // the page is closed
        });
        // without animations, because colours that fade in fail contrast checks
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
        return page;
      },
    }),
  ],
  middleware: [keepChunks],
  plugins: [{ name: 'built tests', transformImport: ({ source }) => builtAddress(source) }],
  browserStartTimeout: patience(120_000),
  testsStartTimeout: patience(120_000),
  testsFinishTimeout: patience(5 * 60_000),
  testFramework: {
    config: {
      ui: 'bdd',
      timeout: patience(60_000),
      // whole runs retry once, because another process may have kept the machine busy
      retries: process.env.TEST_EXTENT === undefined ? 0 : 1,
    },
  },
};
