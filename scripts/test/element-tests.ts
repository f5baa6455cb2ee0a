import type { Command } from './command';

/** Test files of elements, in pages of one browser. */
export function elementTests(files: readonly string[]): Command[] {
  return files.length === 0 ? [] : [elementTest(files)];
}

function elementTest(files: readonly string[]): Command {
  return {
    files,
    only: elementTest,
    line: () => [
      process.execPath,
      '--import',
      'tsx',
      'node_modules/@web/test-runner/dist/bin.js',
      '--files',
      ...files,
    ],
  };
}
