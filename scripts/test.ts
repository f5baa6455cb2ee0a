import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installedBrowser } from './browser';
import { generateStale } from './manifest/generate-stale';
import { filesIn } from './test/files';
import { longParts, partsFor } from './test/parts';
import { runParts, type PartResult } from './test/run';
import { longTestsSince } from './test/since';

/**
 * `npm test [words]`: runs the checks and the tests of every change, or only the named parts (`lint`, `journeys`) and
 * areas (`order`). `npm run test:all [words]` adds the long and rare tests. `npm run test:all -- --since <commit>` runs
 * the long tests of the areas that have changed since then.
 */
const startedAt = performance.now();
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, since: { type: 'string' } },
});
const parts =
  values.since === undefined
    ? partsFor(words, values.all ? 'all' : 'short')
    : longParts(longTestsSince(values.since));
// types, tests and dead code also cover generated files
generateStale();
// one database server for all processes
const server = parts.some((part) => part.needsPostgres)
  ? import('../tests/support/gateway/process/run-server').then(({ startRunServer }) => startRunServer())
  : Promise.resolve({});
// fixed, so that language and time zone of the machine do not matter
const results = await runParts(parts, { TZ: 'UTC', LANG: 'C.UTF-8' }, server);
const isGood = results.every(({ ok }) => ok);
printSummary(results);
console.log(
  `${isGood ? 'all passed' : 'there are failures'} in ${seconds(performance.now() - startedAt)}${work()}`,
);
process.exitCode = isGood ? 0 : 1;

function printSummary(ended: readonly PartResult[]): void {
  const files = ended.flatMap((result) => result.files);
  console.log('the longest files:');
  for (const { file, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`  ${seconds(ms).padStart(6)}  ${file}`);
  const failed = ended.filter(({ ok }) => !ok).map(({ part }) => part.name);
  const run = new Set(files.map(({ file }) => file));
  const left = filesIn({ extent: 'all' }, 'tests').filter((file) => !run.has(file));
  const long = left.filter((file) => file.includes('.long.test.')).length;
  console.log(
    `run: ${ended.length} parts, ${run.size} test files${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
  );
  if (left.length > long) console.log(`left out: ${left.length - long} test files of every change: npm test`);
  if (long > 0)
    console.log(`left out: ${long} long test files: npm run test:all [-- area | -- --since <commit>]`);
  if (values.all && installedBrowser() === undefined)
    console.log('left out: the installed browser, as there is no Chrome or Chromium');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(0)} s`;
}

/** Processor time of the run in seconds, where the system reports it for ended processes. */
function work(): string {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // utime, stime, cutime, cstime, in hundredths
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ` (${seconds(ticks * 10)} of a processor)`;
  } catch {
    return '';
  }
}
