import { Client } from 'pg';
import { AREAS } from '../../demo/gateway/areas';
import { findInconsistencies } from '../../demo/gateway/consistency';
import { openEmbedded, openServer } from '../../demo/gateway/db/database';
import { areaDeps, buildGateway } from '../../demo/gateway/gateway';
import { Background } from '../../demo/gateway/server/jobs/background';
import { readConfig } from '../../demo/gateway/server/config';
import { createOutboxNotifier } from '../../demo/gateway/server/events/outbox-notifier';
import { createJobRunner } from '../../demo/gateway/server/jobs/runner';
import { sweep } from '../../demo/gateway/server/jobs/sweeper';
import { sql } from 'kysely';
import { plan, standBetween } from './faults';
import type { Command, Reply, Told } from './messages';
import { createMannerlySupplier } from './supplier';

/** The gateway in a child process, whose clock and faults the parent commands (messages.ts). */
const { SEQUENCE_URL: url, SEQUENCE_FOLDER: folder = '', SEQUENCE_NOW = '0' } = process.env;
let now = new Date(Number(SEQUENCE_NOW));
const clock = () => now;

standBetween(terminateConnections);
const lost = (error: Error) => console.error(error.message);
const { db } = url === undefined ? await openEmbedded(folder) : openServer(url, { onError: lost });
// all calls belong to one user
const unlimited = {
  callsPerMinute: 1e9,
  userCallsPerMinute: 1e9,
  loginsPerMinute: 1e9,
  unpaidSeatsPerUser: 1e9,
};
// the embedded supplier answers at once, so a longer wait means a late or missing answer
const config = {
  ...readConfig({}).gateway,
  ...unlimited,
  supplierTimeouts: { search: 50, check: 50, change: 50 },
};
const reply = (message: Reply) => void process.send?.(message);
const supplier = createMannerlySupplier((orderNo) => reply({ issued: orderNo }));
const background = new Background();
const notifier = createOutboxNotifier(db, clock);
const jobs = createJobRunner({ db, clock, background });
const logger = { level: 'error' };
const app = await buildGateway({ db, clock, config, supplier, notifier, jobs, background, logger });
const deps = areaDeps({ config, supplier, notifier, jobs });

/** Terminates all connections to the database, in every process, like a failover. */
async function terminateConnections(): Promise<void> {
  const admin = new Client({ connectionString: new URL('/postgres', url).href });
  await admin.connect();
  const name = new URL(url ?? '').pathname.slice(1);
  const text = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  await admin.query(text, [name]);
  await admin.end();
}

async function carryOut(command: Command): Promise<unknown> {
  switch (command.name) {
    case 'clock':
      now = new Date(command.now);
      return undefined;
    case 'sweep':
      return sweep({ areas: AREAS, db, clock, log: app.log, deps, background });
    case 'idle':
      return background.idle();
    case 'supplier':
      return supplier.behave(command.manner, command.issued);
    case 'strike':
      return plan(command.fault);
    case 'spare':
      return plan(undefined);
    case 'check':
      return findInconsistencies(db);
    case 'query':
      return (await sql.raw(command.text).execute(db)).rows;
  }
}

process.on('message', ({ id, command }: Told) => {
  carryOut(command).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
reply({ listens: await app.listen({ port: 0, host: '127.0.0.1' }) });
