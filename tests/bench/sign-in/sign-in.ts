import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openServer } from '../../../demo/gateway/db/database';
import { migrate } from '../../../demo/gateway/db/migrate';
import { seedDemoData } from '../../../demo/gateway/demo-data';
import { buildGateway } from '../../../demo/gateway/gateway';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { readConfig } from '../../../demo/gateway/server/config';
import { createOutboxNotifier } from '../../../demo/gateway/server/events/outbox-notifier';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { queryFlightList } from '../../../src/contract/flight-booking/booking';
import { queryTodo } from '../../../src/contract/home';
import { loginByPassword } from '../../../src/contract/login/login';
import { queryorderListOnPermission } from '../../../src/contract/order/list';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { startPostgres } from '../../support/gateway/process/postgres';
import { median, type Figure } from '../measure';
import type { SignInAnswers, SignInLoad } from './load';

const PER_SECOND = 50;
const SECONDS = 6;
const ROUNDS = 3;
const ACCOUNTS = ['staff', 'colleague', 'supervisor', 'admin', 'approver'];

/**
 * So many sign-ins per second at the production cost of password hashes, and the waiting times of other users
 * meanwhile.
 */
export async function signIns(): Promise<Figure[]> {
  const server = await startPostgres();
  const { db, reads, close } = openServer(server.url('postgres'), {
    onError: (error) => console.error(error),
  });
  const clock = () => new Date();
  const supplier = createEmbeddedSupplier();
  await migrate(db, MIGRATIONS);
  await seedDemoData(db, supplier, clock());
  const calls = 10_000_000;
  const limits = { callsPerMinute: calls, userCallsPerMinute: calls, loginsPerMinute: calls };
  const config = { ...readConfig({}).gateway, ...limits };
  const notifier = createOutboxNotifier(db, clock);
  const gateway = await buildGateway({ db, reads, clock, config, supplier, notifier });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const worker = fork(fileURLToPath(new URL('load.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });

  const leg = { depCode: 'CKG', arrCode: 'TAO', depDate: addDays(shanghaiDate(clock()), 14) };
  const common = {
    url,
    path: loginByPassword.path,
    bodies: ACCOUNTS.map((account) => JSON.stringify({ account, password: DEMO_PASSWORD })),
    calls: {
      home: { path: queryTodo.path, body: '{}' },
      'order list': { path: queryorderListOnPermission.path, body: '{}' },
      'flight search': { path: queryFlightList.path, body: JSON.stringify(leg) },
    },
    authsign: await signIn(url),
    seconds: SECONDS,
  };
  const under = (perSecond: number) =>
    new Promise<SignInAnswers>((resolve) => {
      worker.once('message', resolve);
      worker.send({ ...common, perSecond } satisfies SignInLoad);
    });
  await under(PER_SECOND); // warms caches
  const quiet: SignInAnswers[] = [];
  const busy: SignInAnswers[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await under(0));
    busy.push(await under(PER_SECOND));
  }
  worker.kill();
  await gateway.close();
  await close();

  const rate = median(busy.map((answers) => answers.rate));
  const latency = (answers: SignInAnswers[], name: string) =>
    median(answers.flatMap(({ took }) => took[name] ?? []));
  return [
    {
      name: `sign-in: of ${PER_SECOND} people a second`,
      ratio: rate / PER_SECOND,
      limit: { least: 0.95 },
      detail: `${rate.toFixed(1)} a second got in`,
    },
    ...Object.keys(common.calls).map((name) => {
      const alone = latency(quiet, name);
      const beside = latency(busy, name);
      return {
        name: `sign-in: ${name} meanwhile`,
        ratio: beside / alone,
        limit: { most: 2 },
        detail: `${beside.toFixed(1)} against ${alone.toFixed(1)} ms`,
      };
    }),
  ];
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(url + loginByPassword.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', requestid: crypto.randomUUID() },
    body: JSON.stringify({ account: 'staff', password: DEMO_PASSWORD }),
  });
  const { result } = (await response.json()) as { result: { authSign: string } };
  return result.authSign;
}
