import { join } from 'node:path';
import type { Command } from './command';

/** Test files in the processes that Vitest keeps, by their project in vitest.config.ts. */
export function vitestTests(project: string, files: readonly string[]): Command[] {
  return files.length === 0 ? [] : [vitestTest(project, files)];
}

function vitestTest(project: string, files: readonly string[]): Command {
  return {
    files,
    only: (some) => vitestTest(project, some),
    line: () => [
      process.execPath,
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      ...files,
    ],
  };
}
