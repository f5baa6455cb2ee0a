import { startFilled } from './postgres-databases';
import { DEMO_TEMPLATE, keepMemory } from './test-database';

/**
 * A process beside a run: with `memory` it keeps the embedded database; otherwise it starts a server that has the demo data and
 * says its connection string, without a database. The server ends with the run, however that ends.
 */
if (process.argv[2] === 'memory') await keepMemory();
else {
  const { url } = await startFilled(DEMO_TEMPLATE);
  console.log(new URL(url('')).href.replace(/\/$/, ''));
  process.stdin.resume().once('close', () => process.exit());
}
