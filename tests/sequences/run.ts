import { parseArgs } from 'node:util';
import { runSequences } from './run-sequences';
import type { DatabaseKind } from './setup';

/**
 * `npm run sequences -- [count] [--database postgres|pglite] [--seed n] [--path p]`: random sequences of bookings,
 * decisions and payments with faults among them, 100 on each database if nothing else is said. Ends with 1 at the first
 * that goes wrong, and says how to run it again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const count = Number(positionals[0] ?? 100);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const kinds: DatabaseKind[] = ['postgres', 'pglite'];

for (const kind of kinds) {
  if (values.database !== undefined && values.database !== kind) continue;
  const begun = Date.now();
  const seconds = () => ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`${kind}: ${count} sequences, --seed ${seed}`);
  const counts = await runSequences({
    kind,
    count,
    seed,
    path: values.path,
    onProgress: (done) => {
      if (done % 100 === 0) console.log(`${kind}: ${done} in ${seconds()} s`);
    },
  });
  console.log(`${kind}: all ${count} in ${seconds()} s`, counts);
}
