import { readConfig } from './server/config';
import { startGateway } from './start';

/** Time to end background tasks and close the database after the last connection. */
const AFTER_GRACE_MS = 5000;

/** Runs the reference gateway with the environment's configuration until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = await startGateway(config);
  const cashier = running.cashier === undefined ? '' : `  cashier ${running.cashier}`;
  const agency = running.agency === undefined ? '' : `  agency ${running.agency}`;
  console.log(`Gateway ${running.gateway}${agency}${cashier}`);
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
