import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { CompiledQuery, sql } from 'kysely';
import { buildGateway } from '../../demo/gateway/gateway';
import { readConfig } from '../../demo/gateway/server/config';
import { openEmbedded, type Database } from '../../demo/gateway/db/database';
import { seedDemoData } from '../../demo/gateway/demo-data';
import { migrate } from '../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../demo/gateway/migrations';
import { createOutboxNotifier } from '../../demo/gateway/server/events/outbox-notifier';
import type { Leg } from '../../demo/gateway/supplier/port';
import { createEmbeddedSupplier } from '../../demo/gateway/supplier/embedded';
import { queryFlightList } from '../../src/contract/flight-booking/booking';
import { loginByPassword } from '../../src/contract/login/login';
import { queryorderListOnPermission } from '../../src/contract/order/list';
import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';
import type { Load } from './load';
import { inTurn, type Figure } from './measure';
import { SEARCHES, variedSearches } from './varied-searches';

const LEAST = 0.5;
/** All searches differ, so the gateway computes every answer, while the bare route runs a single statement. */
const LEAST_VARIED = 0.15;

/** Flight searches and order list, each against a bare Fastify route with one equivalent query. */
export async function gatewayThroughput(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'travel-portal-bench-'));
  const { db, close } = await openEmbedded(folder);
  const clock = () => new Date();
  await migrate(db, MIGRATIONS);
  const supplier = createEmbeddedSupplier();
  await seedDemoData(db, supplier, clock());
  const calls = 10_000_000;
  const limits = { callsPerMinute: calls, userCallsPerMinute: calls, loginsPerMinute: 1000 };
  const config = { ...readConfig({}).gateway, ...limits };
  const gateway = await buildGateway({
    db,
    clock,
    config,
    supplier,
    notifier: createOutboxNotifier(db, clock),
  });
  const depDate = addDays(shanghaiDate(clock()), 14);
  /** The busiest leg, and one of usual size. */
  const legs = {
    busiest: { depCode: 'BJS', arrCode: 'SHA', depDate },
    usual: { depCode: 'CKG', arrCode: 'TAO', depDate },
  };
  const gatewayUrl = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  // of three enterprises
  const authsigns = await Promise.all(
    ['staff', 'colleague', 'supervisor'].map((account) => signIn(gatewayUrl, account)),
  );
  const [authsign = ''] = authsigns;
  const floorOf = async (leg: Leg): Promise<SearchFloor> => {
    const flights = await supplier.flights(leg, shanghaiDate(clock()));
    const answer = await fetch(`${gatewayUrl}${queryFlightList.path}`, {
      method: 'POST',
      headers: { ...headers, authsign },
      body: JSON.stringify(leg),
    });
    return {
      inventoryKeys: [...new Set(flights.map(({ inventoryKey }) => inventoryKey))],
      answer: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const bare = bareRoutes(db, {
    '/search': await floorOf(legs.busiest),
    '/usual-search': await floorOf(legs.usual),
  });
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

  const worker = fork(fileURLToPath(new URL('load.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const ask = (load: Omit<Load, 'lanes' | 'headers'>) =>
    new Promise<number>((resolve) => {
      worker.once('message', resolve);
      worker.send({ ...load, lanes: 8, headers });
    });
  const rate = (path: string, body: object, requests: number) => ({
    ours: () =>
      ask({ url: gatewayUrl + path, bodies: [JSON.stringify(body)], authsigns: [authsign], requests }),
    floor: (bareRoute: string) => () =>
      ask({ url: bareUrl + bareRoute, bodies: ['{}'], authsigns: [authsign], requests }),
  });
  const searches = variedSearches(clock());
  const varied = () =>
    ask({ url: gatewayUrl + queryFlightList.path, bodies: searches(), authsigns, requests: SEARCHES });
  const search = rate(queryFlightList.path, legs.busiest, 200);
  const list = rate(queryorderListOnPermission.path, {}, 300);
  const figures = [
    figure('flight search', LEAST, await inTurn(5, search.ours, search.floor('/search'))),
    figure('varied flight searches', LEAST_VARIED, await inTurn(5, varied, search.floor('/usual-search'))),
    figure('order list', LEAST, await inTurn(5, list.ours, list.floor('/orders'))),
  ];
  worker.kill();
  await Promise.all([gateway.close(), bare.close()]);
  await close();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

const figure = (name: string, least: number, { ours, floor }: Record<'ours' | 'floor', number>): Figure => ({
  name: `gateway: ${name}`,
  ratio: ours / floor,
  limit: { least },
  detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} requests/s`,
});

async function signIn(url: string, account: string): Promise<string> {
  const response = await fetch(url + loginByPassword.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', requestid: crypto.randomUUID() },
    body: JSON.stringify({ account, password: 'Demo@2026' }),
  });
  const { result } = (await response.json()) as { result: { authSign: string } };
  return result.authSign;
}

interface SearchFloor {
  inventoryKeys: string[];
  answer: Buffer;
}

/** Routes without schema, session and checks: a query, and an answer of the same size. */
function bareRoutes(db: Database, searches: Record<string, SearchFloor>): FastifyInstance {
  const app = Fastify();
  for (const [path, { inventoryKeys, answer }] of Object.entries(searches)) {
    app.post(path, async (_request, reply) => {
      await db.executeQuery(
        CompiledQuery.raw(
          'select inventory_key, cabin_code, taken from seat_inventory where inventory_key = any($1) and taken > 0',
          [inventoryKeys],
        ),
      );
      return reply.type('application/json').send(answer);
    });
  }
  app.post('/orders', async () => {
    const { rows } = await sql`
      select o.order_no, o.order_status, o.pnr, o.flights, o.passenger_names, o.booker_name, o.dept_name,
        o.total_amount, o.commission_type, o.pay_type, o.sub_pay_type, o.created_at, o.pay_deadline,
        count(*) over () as total
      from flight_order o
      where o.enterprise_num = (select min(enterprise_num) from enterprise) and o.booker_no is not null
      order by o.created_at desc, o.order_no desc limit 20`.execute(db);
    return { success: true, code: '0', msg: '', result: { orderList: rows } };
  });
  return app;
}
