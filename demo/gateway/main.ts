// first, because modules that fail to load are told in the log too
import { LOG_FORMAT, processLog } from './take-output';
import { readConfig } from './server/config';
import { outputOf } from './server/process-log';
import { startGateway } from './start';

/** Time to end background tasks and close the database after the last connection. */
const AFTER_GRACE_MS = 5000;

/** Runs the reference gateway with the environment's configuration until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { stop, ...addresses } = await startGateway(config, { stream: outputOf(LOG_FORMAT), processLog });
  processLog.info({ ...addresses, msg: 'the gateway has started' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      processLog.info({ signal, msg: 'the gateway stops' });
      const late = () => fail(new Error('The gateway did not stop in time and was ended'));
      setTimeout(late, config.drainMs + config.shutdownGraceMs + AFTER_GRACE_MS).unref();
      stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): void {
  processLog.fatal(error);
  process.exit(1);
}

main().catch(fail);
