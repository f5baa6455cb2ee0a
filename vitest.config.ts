import { defineConfig } from 'vitest/config';

// the processes of tests take it as they start: the time zone of the machine is no matter
process.env.TZ = 'UTC';
/** How much slower than a usual machine this one is. */
const patience = Number(process.env.TEST_PATIENCE ?? 1);

/** Rules and gateway. */
export default defineConfig({
  test: {
    // modules are read once a process: the tests of a file share nothing with those of another but what they import
    pool: 'forks',
    isolate: false,
    sequence: { hooks: 'list' },
    maxWorkers: 2,
    globalSetup: ['tests/support/generated.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 180_000 * patience,
    hookTimeout: 180_000 * patience,
    // of a whole run: a machine may have been busy with something else
    retry: process.env.TEST_EXTENT === undefined ? 0 : 1,
    reporters: [process.env.TEST_RESULTS ? 'dot' : 'default', './tests/support/file-results.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          globalSetup: ['tests/support/gateway/process/run-server.ts'],
          env: { TEST_DATABASE: process.env.TEST_DATABASE ?? 'postgres' },
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: ['tests/{architecture,domain,client}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
