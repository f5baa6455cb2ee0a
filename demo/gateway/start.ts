import { AREAS } from './areas';
import { areaDeps, buildGateway, createMails } from './gateway';
import { Background } from './server/jobs/background';
import { buildCashier } from './cashier/app';
import { postRepeatedly } from './cashier/notify';
import { tradesIn } from './cashier/trades';
import type { ServerConfig, Side } from './server/config';
import { closeWithin } from './server/http/connections';
import { explainFolderError } from './db/data-folder';
import { createBookingParameters } from './dictionary/booking-parameters';
import { openEmbedded, openServer, type Database } from './db/database';
import { inTransaction } from './db/transaction';
import { seedDemoData } from './demo-data';
import { sealFormerSecrets } from './login/partners/secrets';
import { cashierSecrets } from './payment/cashier-link';
import { updateDatabase } from './update-database';
import { createJobRunner } from './server/jobs/runner';
import { loggerOptions, type LogStream } from './server/log';
import { createOutboxNotifier } from './server/events/outbox-notifier';
import { sendText } from './sms/queue';
import { createEmbeddedSupplier } from './supplier/embedded';
import { startSweeper } from './server/jobs/sweeper';

const SWEEP_PAUSE_MS = 15_000;

export interface RunningGateway {
  /** Address of the gateway, e.g. `http://127.0.0.1:4000`. */
  gateway: string;
  /** Address of the agency portal, where it has a port of its own. */
  agency?: string;
  /** Address of the demo's cashier; absent on a database server. */
  cashier?: string;
  /** Waits for running requests within the configured grace period, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens and migrates the database and starts listening: the gateway, its sweeper, and in the demo the cashier. `log`
 * replaces the standard output.
 */
export async function startGateway(config: ServerConfig, log?: LogStream): Promise<RunningGateway> {
  const clock = () => new Date();
  let app: Awaited<ReturnType<typeof buildGateway>> | undefined;
  let agency: typeof app;
  let cashier: Awaited<ReturnType<typeof startCashier>>;
  const database =
    'url' in config.database
      ? openServer(config.database.url, {
          max: config.databaseConnections,
          copyUrl: config.databaseCopyUrl,
          reads: { max: config.gateway.heavyReads.atOnce, timeoutMs: config.heavyReadTimeoutMs },
          onError: (error) => app?.log.error({ err: error }, 'connection lost'),
        })
      : await openEmbedded(config.database.folder);
  const { db, reads, copy } = database;
  try {
    await updateDatabase(db);
    await inTransaction(db, (tx) => sealFormerSecrets(tx, config.gateway));
    const supplier = createEmbeddedSupplier();
    if (config.demoData) await seedDemoData(db, supplier, clock(), config.gateway);
    const background = new Background();
    const jobs = createJobRunner({ db, clock, background });
    const given = {
      config: config.gateway,
      supplier,
      jobs,
      parameters: createBookingParameters(),
      notifier: createOutboxNotifier(db, clock, config.gateway.sms && { job: sendText, jobs }),
      mails: createMails({ db, clock, config: config.gateway }),
    };
    const logger = loggerOptions(config.logLevel, { textLimit: config.logTextLimit, stream: log });
    const { agencyPort, agencyHost } = config;
    const build = (side: Side | undefined) =>
      buildGateway({ db, reads, copy, clock, ...given, background, logger, side });
    const gateway = await build(agencyPort === undefined ? undefined : 'public');
    app = gateway;
    if (agencyPort !== undefined) agency = await build('agency');
    const agencyApp = agency;
    if (config.gateway.sms === undefined && 'url' in config.database)
      gateway.log.warn('SMS_URL is not set: no codes and notices are sent by SMS');
    const address = await gateway.listen({ port: config.port, host: config.host });
    const agencyAddress =
      agencyPort === undefined ? undefined : await agencyApp?.listen({ port: agencyPort, host: agencyHost });
    cashier = await startCashier(config, db, log);
    const sweeper = startSweeper(
      { areas: AREAS, db, clock, log: gateway.log, deps: areaDeps(given), background },
      SWEEP_PAUSE_MS,
    );
    return {
      gateway: address,
      ...(agencyAddress === undefined ? {} : { agency: agencyAddress }),
      ...(cashier ? { cashier: cashier.address } : {}),
      async stop() {
        await Promise.all([
          closeWithin(gateway, config.shutdownGraceMs),
          agencyApp && closeWithin(agencyApp, config.shutdownGraceMs),
          cashier && closeWithin(cashier.app, config.shutdownGraceMs),
          sweeper.stop(),
        ]);
        await database.close();
      },
    };
  } catch (error) {
    await Promise.all([app?.close(), agency?.close(), cashier?.app.close()]);
    // the error of the start is the one to report
    await database.close().catch(() => undefined);
    throw 'folder' in config.database ? explainFolderError(config.database.folder, error) : error;
  }
}

/** Starts the demo's cashier, which marks orders as paid without money and therefore exists only in the demo. */
async function startCashier(
  { cashierPort, host, logLevel, logTextLimit, gateway }: ServerConfig,
  db: Database,
  log: LogStream | undefined,
) {
  if (cashierPort === undefined) return undefined;
  const app = await buildCashier({
    secrets: cashierSecrets(gateway),
    connections: gateway.connections,
    trades: tradesIn(db),
    notify: postRepeatedly,
    logger: loggerOptions(logLevel, { textLimit: logTextLimit, stream: log }),
  });
  return { app, address: await app.listen({ port: cashierPort, host }) };
}
