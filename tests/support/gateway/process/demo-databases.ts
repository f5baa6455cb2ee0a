import { startFilled } from './postgres-databases';
import { DEMO_TEMPLATE, keepMemory } from './test-database';

/**
 * Process beside a run. With `memory` it caches the embedded database. Otherwise it starts a server with the demo data
 * and prints its connection string, without a database. The server always ends with the run.
 */
if (process.argv[2] === 'memory') await keepMemory();
else {
  const { url } = await startFilled(DEMO_TEMPLATE);
  console.log(new URL(url('')).href.replace(/\/$/, ''));
  process.stdin.resume().once('close', () => process.exit());
}
