import { bundle } from './bundle';
import type { Command } from './command';

/** Room for what gateways and drivers of browsers make anew all the time: collecting it takes a twentieth of their time otherwise. */
const ROOMY_HEAP = '--max-semi-space-size=64';

/**
 * Starting a process and loading what is tested takes longer than most files do: `together` files share one. `setup`: a
 * module that is imported before them; its hooks are those of all tests.
 */
export function nodeTests(files: readonly string[], together: number, setup?: string): Command[] {
  const processes = Math.ceil(files.length / together);
  // dealt out in turn: files that take long often lie beside each other
  return Array.from({ length: processes }, (_, i) =>
    nodeTest(
      files.filter((__, file) => file % processes === i),
      setup,
    ),
  );
}

/** Test files of `node:test` in one process. */
function nodeTest(files: readonly string[], setup: string | undefined): Command {
  return {
    files,
    only: (some) => nodeTest(some, setup),
    async line() {
      const made = await bundle({
        text: suitesOf(files, [...SAME_EVERYWHERE, ...(setup ? [setup] : [])]),
      });
      // modules that are found by their paths alone are read as they are
      return [process.execPath, ROOMY_HEAP, '--import', 'tsx', '--enable-source-maps', REPORTER, made];
    },
  };
}

/** The clock and the values that properties are tried with. */
const SAME_EVERYWHERE = ['./tests/support/clock', './tests/support/fixed-seed'];
const REPORTER = '--test-reporter=./scripts/test/file-reporter.mjs';

function suitesOf(files: readonly string[], setup: readonly string[]): string {
  const suites = files.map((file) => `suiteOfFile('./${file}', () => import('./${file}'));`);
  return [
    `import { suiteOfFile } from 'node:test';`,
    ...setup.map((module) => `import '${module}';`),
    ...suites,
  ].join('\n');
}
