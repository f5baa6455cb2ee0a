import { setTimeout as pause } from 'node:timers/promises';
import { AREAS } from './areas';
import { areaDeps, buildGateway, createMails } from './gateway';
import { Background } from './server/jobs/background';
import { buildCashier } from './cashier/app';
import { postOpenQuery } from './cashier/ask-open';
import { postRepeatedly } from './cashier/notify';
import { tradesIn } from './cashier/trades';
import type { ServerConfig, Side } from './server/config';
import { closeWithin } from './server/http/connections';
import { awaitServer, explainServerError } from './db/await-server';
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
import { createProcessLog, type ProcessLog } from './server/process-log';
import { serveMetrics, type MetricsServer } from './server/metrics/serve';
import { startTraces } from './server/traces/trace';
import { createSupplierTurns } from './server/limits/supplier-turns';
import { createOutboxNotifier } from './server/events/outbox-notifier';
import { sendText } from './sms/queue';
import { createEmbeddedSupplier } from './supplier/embedded';
import { createHttpSupplier, type HttpSupplier } from './supplier/http/http-supplier';
import { startSweeper } from './server/jobs/sweeper';

const SWEEP_PAUSE_MS = 15_000;

export interface RunningGateway {
  /** Address of the gateway, e.g. `http://127.0.0.1:4000`. */
  gateway: string;
  /** Address of the agency portal, where it has a port of its own. */
  agency?: string;
  /** Address of the demo's cashier; absent on a database server. */
  cashier?: string;
  /** Address of the metrics, where they are served. */
  metrics?: string;
  /** Waits for running requests within the configured grace period, then closes the database. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Replaces the standard output of the log. */
  stream?: LogStream | undefined;
  processLog?: ProcessLog;
}

/**
 * Opens and migrates the database and starts listening: the gateway, its sweeper, and in the demo the cashier.
 */
export async function startGateway(
  config: ServerConfig,
  { stream: log, processLog = createProcessLog('text') }: StartOptions = {},
): Promise<RunningGateway> {
  const clock = () => new Date();
  let stopTraces: Awaited<ReturnType<typeof startTraces>> | undefined;
  let app: Awaited<ReturnType<typeof buildGateway>> | undefined;
  let agency: typeof app;
  let cashier: Awaited<ReturnType<typeof startCashier>>;
  let metrics: MetricsServer | undefined;
  let remote: HttpSupplier | undefined;
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
    stopTraces = await startTraces(process.env, processLog);
    if ('url' in config.database) {
      const onWait = (err: unknown) => processLog.warn({ msg: 'waiting for the database', err });
      await awaitServer(db, { withinMs: config.databaseWaitMs, onWait });
    }
    await updateDatabase(db);
    await inTransaction(db, (tx) => sealFormerSecrets(tx, config.gateway));
    // the demo's past orders are of the generated timetable, which a supplier elsewhere does not know
    if (config.demoData) await seedDemoData(db, createEmbeddedSupplier(), clock(), config.gateway);
    const service = config.gateway.supplierService;
    remote =
      service &&
      createHttpSupplier({ ...service, timeouts: config.gateway.supplierTimeouts }, (failure) =>
        app?.log.error({ err: failure }, 'the supplier broke the protocol'),
      );
    const supplier = remote ?? createEmbeddedSupplier();
    const background = new Background();
    const jobs = createJobRunner({ db, clock, background });
    const given = {
      config: config.gateway,
      supplier,
      jobs,
      parameters: createBookingParameters(),
      supplierTurns: createSupplierTurns(config.gateway.supplierTurns),
      notifier: createOutboxNotifier(db, clock, config.gateway.sms && { job: sendText, jobs }),
      mails: createMails({ db, clock, config: config.gateway }),
    };
    const logger = loggerOptions(config.logLevel, { textLimit: config.logTextLimit, stream: log });
    const { agencyPort, agencyHost } = config;
    const draining = { isDraining: false };
    const build = (side: Side | undefined) =>
      buildGateway({ db, reads, copy, clock, ...given, background, logger, side, draining });
    const gateway = await build(agencyPort === undefined ? undefined : 'public');
    app = gateway;
    if (agencyPort !== undefined) agency = await build('agency');
    const agencyApp = agency;
    if (config.gateway.sms === undefined && 'url' in config.database)
      gateway.log.warn('SMS_URL is not set: no codes and notices are sent by SMS');
    if (service === undefined && 'url' in config.database)
      gateway.log.warn(
        'SUPPLIER_URL is not set: the flights are a generated timetable, and no real seats are sold',
      );
    if (config.gateway.taxService === undefined && 'url' in config.database)
      gateway.log.warn('TAX_URL is not set: invoices are samples');
    const address = await gateway.listen({ port: config.port, host: config.host });
    const agencyAddress =
      agencyPort === undefined ? undefined : await agencyApp?.listen({ port: agencyPort, host: agencyHost });
    cashier = await startCashier(config, db, log);
    if (config.metrics !== undefined) {
      const kinds = AREAS.flatMap(({ jobs: ofArea = [] }) => ofArea.map(({ kind }) => kind));
      metrics = await serveMetrics(config.metrics, { db, pools: database.pools, kinds, log: gateway.log });
    }
    const sweeper = startSweeper(
      { areas: AREAS, db, clock, log: gateway.log, deps: areaDeps(given), background },
      SWEEP_PAUSE_MS,
    );
    return {
      gateway: address,
      ...(agencyAddress === undefined ? {} : { agency: agencyAddress }),
      ...(cashier ? { cashier: cashier.address } : {}),
      ...(metrics ? { metrics: metrics.address } : {}),
      async stop() {
        draining.isDraining = true;
        await pause(config.drainMs);
        await Promise.all([
          closeWithin(gateway, config.shutdownGraceMs),
          agencyApp && closeWithin(agencyApp, config.shutdownGraceMs),
          cashier && closeWithin(cashier.app, config.shutdownGraceMs),
          sweeper.stop(),
        ]);
        // until the end, because the last minutes matter to an alert
        await metrics?.stop();
        remote?.close();
        await database.close();
        await stopTraces?.();
      },
    };
  } catch (error) {
    await Promise.all([app?.close(), agency?.close(), cashier?.app.close(), metrics?.stop()]);
    remote?.close();
    // the error of the start is the one to report
    await database.close().catch(() => undefined);
    await stopTraces?.();
    throw 'folder' in config.database
      ? explainFolderError(config.database.folder, error)
      : explainServerError(error);
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
    askOpen: postOpenQuery,
    logger: loggerOptions(logLevel, { textLimit: logTextLimit, stream: log }),
  });
  return { app, address: await app.listen({ port: cashierPort, host }) };
}
