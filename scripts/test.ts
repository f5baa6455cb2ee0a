import { readFileSync } from 'node:fs';
import { installedBrowser } from './browser';
import { makeStale } from './manifest/make-stale';
import { partsFor } from './test/parts';
import { patienceEnv } from './test/patience-env';
import { runParts } from './test/run';
import { trySecondTime } from './test/second-try';

/**
 * `npm test [words]`: the checks and the tests of every change, or the parts (`lint`, `journeys`) and the areas (`order`) that
 * are named. `npm run test:all [words]` has the long and rare ones, too.
 */
const begun = performance.now();
const [first, ...rest] = process.argv.slice(2);
const isAll = first === '--all';
const words = isAll || first === undefined ? rest : [first, ...rest];
const parts = partsFor(words, isAll ? 'all' : 'short');
// types, tests and dead code are looked for in what is made, too
makeStale();
// one server for all their processes
const needsPostgres = parts.some((part) => part.needsPostgres);
const server = needsPostgres
  ? import('../tests/support/gateway/run-server').then(({ startRunServer }) => startRunServer())
  : Promise.resolve({});
// the language and the time zone of the machine are no matter
const env = { TZ: 'UTC', LANG: 'C.UTF-8', ...patienceEnv() };
const result = await runParts(parts, env, server);
const isGood = await trySecondTime(result, { ...env, ...(await server) });
printDearest();
if (isAll && installedBrowser() === undefined) console.log('no Chrome or Chromium is installed: not tried');
console.log(
  `${isGood ? 'all passed' : 'there are failures'} in ${seconds(performance.now() - begun)}${work()}`,
);
process.exitCode = isGood ? 0 : 1;

function printDearest(): void {
  const dearest = result.files.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  if (words.length > 0 || dearest.length === 0) return;
  console.log('the longest files:');
  for (const { file, ms } of dearest) console.log(`  ${seconds(ms).padStart(6)}  ${file}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(0)} s`;
}

/** Seconds of the processors that the run took, where the system tells it of ended processes. */
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
