import { readConfig } from './server/config';
import { startGateway } from './start';

/** Runs the reference gateway as the environment says, until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const running = await startGateway(readConfig(process.env));
  const cashier = running.cashier === undefined ? '' : `  cashier ${running.cashier}`;
  console.log(`Gateway ${running.gateway}${cashier}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      running.stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
