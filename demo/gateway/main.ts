import { readConfig } from './server/config';
import { startGateway } from './start';

/** For background tasks and the database, once the last connection is closed or cut. */
const AFTER_GRACE_MS = 5000;

/** Runs the reference gateway as the environment says, until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = await startGateway(config);
  const cashier = running.cashier === undefined ? '' : `  cashier ${running.cashier}`;
  console.log(`Gateway ${running.gateway}${cashier}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      const late = () => fail(new Error('The gateway did not stop in time and was ended'));
      setTimeout(late, config.shutdownGraceMs + AFTER_GRACE_MS).unref();
      running.stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
