import { defineConfig } from 'vitest/config';
import { filesIn } from './scripts/test/files';
import { FileResults } from './tests/support/file-results';
import { patience } from './tests/support/patience';

// the processes of tests take it as they start: the time zone of the machine is no matter
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    // modules are read once a process: the tests of a file share nothing with those of another but what they import
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['tests/support/generated.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: patience(60_000),
    hookTimeout: patience(120_000),
    // of a whole run: a machine may have been busy with something else
    retry: process.env.TEST_EXTENT === undefined ? 0 : 1,
    reporters: [process.env.TEST_RESULTS ? 'dot' : 'default', new FileResults()],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: filesIn({ extent: 'all' }, 'tests/architecture', 'tests/domain', 'tests/client'),
        },
      },
    ],
  },
});
