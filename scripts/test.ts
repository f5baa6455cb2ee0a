import { partsFor } from './test/parts';
import { runParts } from './test/run';

/** `npm test [words]`: every check and test, or the parts (`lint`, `journeys`) and the areas (`order`) that are named. */
const begun = performance.now();
const parts = partsFor(process.argv.slice(2));
// one server for all their processes
const needsPostgres = parts.some((part) => part.needsPostgres);
const postgres = needsPostgres ? await import('../tests/support/gateway/run-server') : undefined;
const good = await runParts(parts, await postgres?.startRunServer());
console.log(
  `${good ? 'all passed' : 'there are failures'} in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
);
process.exitCode = good ? 0 : 1;
