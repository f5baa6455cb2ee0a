import { defineConfig } from '@playwright/test';
// test processes read this file too, and their clock must move before any module reads the time
import './tests/support/clock';
import './tests/support/fixed-seed';
import { launchOptions } from './tests/support/e2e/launch-options';
import { wantedEngine } from './tests/support/e2e/wanted-engine';
import { patience } from './tests/support/patience';

process.env.TZ = 'UTC';

/** Configuration of the journeys and the host pages. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'hosts/**/*.test.ts'],
  testIgnore: process.env.TEST_EXTENT === 'short' ? '**/*.long.test.ts' : [],
  outputDir: 'node_modules/.cache/journeys',
  globalSetup: './tests/support/e2e/global-setup.ts',
  workers: 2,
  timeout: patience(120_000),
  // whole runs retry once, because another process may have kept the machine busy
  retries: process.env.TEST_EXTENT === undefined ? 0 : 1,
  reporter: [[process.env.TEST_RESULTS ? 'dot' : 'list'], ['./tests/support/e2e/file-results.ts']],
  use: {
    browserName: wantedEngine(),
    actionTimeout: patience(30_000),
    navigationTimeout: patience(30_000),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // animations repaint every frame, and other tests wait for the processor
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await launchOptions(),
  },
});
