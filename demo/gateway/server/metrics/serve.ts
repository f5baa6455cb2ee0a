import { createServer } from 'node:http';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database, OpenedDatabase } from '../../db/database';
import { findApplied } from '../../db/migrate';
import { measures } from './measures';

interface MetricsParts extends Pick<OpenedDatabase, 'db' | 'pools'> {
  /** Kinds of jobs of this program. */
  kinds: readonly string[];
  log: { warn(fields: object, msg: string): void };
}

export interface MetricsServer {
  address: string;
  stop(): Promise<void>;
}

/** Serves the metrics of this process as text at `/metrics`, on a port that only the monitoring reaches. */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  parts: MetricsParts,
): Promise<MetricsServer> {
  const registry = Registry.merge([measures, measuresOf(parts)]);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const at = server.address();
  const listening = typeof at === 'object' && at !== null ? at.port : port;
  return {
    address: `http://${host}:${listening}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Measures that are read when they are asked for. */
function measuresOf({ db, pools, kinds, log }: MetricsParts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'gateway_database_connections',
    help: 'Connections to the database by pool: used, idle, and requests waiting for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const { name, pool } of pools) {
        this.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
  registry.registerMetric(connections);
  addDatabaseGauges(registry, { db, kinds, log });
  return registry;
}

const CHANNELS: Readonly<Record<string, string>> = { 'send mail': 'mail', 'send text message': 'text' };

interface JobCount {
  kind: string;
  due: number;
  waiting: number;
  age: number | null;
}

function addDatabaseGauges(
  registry: Registry,
  { db, kinds, log }: Pick<MetricsParts, 'db' | 'kinds' | 'log'>,
): void {
  let reading: Promise<void> | undefined;
  // one look at the database for all of them, however many scrapes come at once
  const collect = () => (reading ??= look().finally(() => (reading = undefined)));
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect });
  const up = gauge(
    'gateway_database_up',
    '1 if the database answered this scrape; without an answer the measures from it are missing',
  );
  const due = gauge('gateway_jobs_due', 'Background jobs of all processes that are due and not done', [
    'kind',
  ]);
  const oldest = gauge('gateway_job_oldest_seconds', 'Time for which the oldest due job has been due', [
    'kind',
  ]);
  const waiting = gauge(
    'gateway_messages_waiting',
    'Mails and text messages that are not sent yet, also those that are tried again later',
    ['channel'],
  );
  const schema = gauge('gateway_schema_version', 'Number of the newest migration of the database');

  async function look(): Promise<void> {
    for (const each of [due, oldest, waiting, schema]) each.reset();
    try {
      const counts = await countJobs(db);
      const applied = await findApplied(db);
      for (const kind of kinds) {
        due.set({ kind }, counts.get(kind)?.due ?? 0);
        oldest.set({ kind }, counts.get(kind)?.age ?? 0);
      }
      for (const [kind, channel] of Object.entries(CHANNELS))
        waiting.set({ channel }, counts.get(kind)?.waiting ?? 0);
      schema.set(Number(applied.at(-1)?.slice(0, 4) ?? 0));
      up.set(1);
    } catch (error) {
      up.set(0);
      log.warn({ err: error }, 'metrics were not read from the database');
    }
  }
}

async function countJobs(db: Database): Promise<ReadonlyMap<string, JobCount>> {
  const { rows } = await sql<JobCount>`
    select kind, count(*) filter (where next_at <= now()) as due, count(*) as waiting,
      extract(epoch from now() - min(next_at) filter (where next_at <= now()))::float8 as age
    from background_job where done_at is null and next_at is not null group by kind`.execute(db);
  return new Map(rows.map((row) => [row.kind, row]));
}
