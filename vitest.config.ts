import { defineConfig } from 'vitest/config';

// inherited by the test processes, so that the machine's time zone does not matter
process.env.TZ = 'UTC';
/** Factor by which this machine is slower than a usual one. */
const patience = Number(process.env.TEST_PATIENCE ?? 1);

/** Configuration of the tests of rules and gateway. */
export default defineConfig({
  test: {
    // a process loads modules once: test files share only the modules they import
    pool: 'forks',
    isolate: false,
    sequence: { hooks: 'list' },
    maxWorkers: 2,
    globalSetup: ['tests/support/generated.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 180_000 * patience,
    hookTimeout: 180_000 * patience,
    // whole runs retry once, because another process may have kept the machine busy
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
