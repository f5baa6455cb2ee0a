import { parseArgs } from 'node:util';
import { runSequences } from './run-sequences';
import type { DatabaseKind } from './setup';

/**
 * `npm run sequences -- [count] [--database postgres|pglite] [--seed n] [--path p]`: runs random sequences of bookings,
 * decisions and payments with faults among them; by default 100 on each database. Exits with 1 at the first failure,
 * and prints how to repeat it.
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
