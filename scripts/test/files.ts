import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** An area of the product, named as its folders are: `order`, `flight-booking`. */
export type Area = string;

/** Test files in folders, of one area if it is given: those in its folder, and those named after it. */
export function filesIn(area: Area | undefined, ...folders: string[]): string[] {
  // `node --test` knows patterns only from Node 21 on
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.split(sep).join('/')}`),
  );
  return files.filter((file) => area === undefined || isOf(area, file)).sort();
}

function isOf(area: Area, file: string): boolean {
  const folders = file.replace(/\.test\.tsx?$/, '').split('/');
  return folders.includes(area);
}

/** Room for what gateways and drivers of browsers make anew all the time: collecting it takes a twentieth of their time otherwise. */
const ROOMY_HEAP = '--max-semi-space-size=64';

/**
 * Starting a process and loading what is tested takes longer than most files do: so many files share one. `setup`: a module
 * that is imported before them; its hooks are those of all tests.
 */
export function nodeTests(files: readonly string[], together = 10, setup?: string): string[][] {
  const processes = Math.ceil(files.length / together);
  // dealt out in turn: files that take long often lie beside each other
  return Array.from({ length: processes }, (_, i) => [
    process.execPath,
    ROOMY_HEAP,
    '--import',
    'tsx',
    '--test-reporter=dot',
    '--input-type=module',
    '--eval',
    (setup === undefined ? '' : `import './${setup}';`) +
      suiteOf(files.filter((__, file) => file % processes === i)),
  ]);
}

/** One that waits for something that never comes fails before its process is ended; slow machines take their time. */
const LONGEST_FILE_MS = 13 * 60_000;

/** A suite a file: hooks beside the suites of a file are its own. */
function suiteOf(files: readonly string[]): string {
  const suites = files.map((file) => {
    const address = JSON.stringify(`./${file}`);
    // said as it begins: the last of one whose hooks never end says which it was
    return `describe(${address}, { timeout: ${LONGEST_FILE_MS} }, async () => {
      before(() => console.log(${address}));
      await import(${address});
    });`;
  });
  return `import { before, describe } from 'node:test';${suites.join('')}`;
}
