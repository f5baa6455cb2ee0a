// the only static import, because modules that fail to load are told in the log too
import { LOG_FORMAT, processLog } from './take-output';

/** Time to end background tasks and close the database after the last connection. */
const AFTER_GRACE_MS = 5000;

interface Running {
  stop(): Promise<void>;
  /** Time limit of the stop. */
  withinMs: number;
}

/** Runs the reference gateway with the environment's configuration until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  let running: Running | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      processLog.info({ signal, msg: 'the gateway stops' });
      // a start may end at any point: each migration is one transaction
      if (running === undefined) process.exit(0);
      const late = () => fail(new Error('The gateway did not stop in time and was ended'));
      setTimeout(late, running.withinMs).unref();
      running.stop().then(() => process.exit(0), fail);
    });
  }
  const [{ readConfig }, { outputOf }, { startGateway }] = await Promise.all([
    import('./server/config'),
    import('./server/process-log'),
    import('./start'),
  ]);
  const config = readConfig(process.env);
  const { stop, ...addresses } = await startGateway(config, { stream: outputOf(LOG_FORMAT), processLog });
  running = { stop, withinMs: config.drainMs + config.shutdownGraceMs + AFTER_GRACE_MS };
  processLog.info({ ...addresses, msg: 'the gateway has started' });
}

function fail(error: unknown): void {
  processLog.fatal(error);
  process.exit(1);
}

main().catch(fail);
