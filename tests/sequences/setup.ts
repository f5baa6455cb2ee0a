import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../demo/gateway/seed/accounts';
import { loginByPassword } from '../../src/contract/login/login';
import { queryStandardOverReason } from '../../src/contract/travel-standard/standards';
import { findPrices, orderOf, self, voyageOf, type OrderBody } from '../support/gateway/areas/booking';
import type { GatewayCalls } from '../support/gateway/harness';
import { cloneDatabase } from '../support/gateway/process/postgres-databases';
import { DEMO_TEMPLATE, fillFolder, NOW } from '../support/gateway/process/test-database';
import { ProcessGone, startProcess, type GatewayProcess } from './gateway-process';
import type { Command } from './messages';

export type DatabaseKind = 'postgres' | 'pglite';

/** Database with its gateway, reused by one sequence after the other. */
export interface Setup {
  kind: DatabaseKind;
  /**
   * Processes of the gateway, as behind a balancer: two on a server, one on the embedded database. All are alive
   * between steps.
   */
  processes: GatewayProcess[];
  /** Tokens. */
  staff: string;
  approver: string;
  /** Orders of staff: within the standards and payable at once, or over standard; with few or many seats. */
  orders: Record<'within' | 'over', Record<'scarce' | 'ample', OrderBody[]>>;
  /** Numbers of orders whose tickets the airline has issued, whether or not the gateway knows. */
  issued: Set<string>;
  pass(minutes: number): Promise<void>;
  tellAll(command: Command): Promise<void>;
  query(text: string): Promise<Record<string, unknown>[]>;
  /** Cancels faults and restarts ended processes. Resolves with the number of restarts. */
  recover(): Promise<number>;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const PREPARATIONS = [
  `create table status_change (order_no text, former text, status text)`,
  `create function note_status() returns trigger language plpgsql as $$ begin
    insert into status_change values (new.order_no, case tg_op when 'UPDATE' then old.order_status end, new.order_status);
    return new; end $$`,
  `create trigger note_first_status after insert on flight_order for each row execute function note_status()`,
  `create trigger note_status after update of order_status on flight_order for each row
    when (old.order_status <> new.order_status) execute function note_status()`,
  // keeps sessions alive, because sequences let days pass
  `create function stay_signed_in() returns trigger language plpgsql as $$ begin
    new.expires_at := '2100-01-01'; new.ends_at := '2100-01-01'; return new; end $$`,
  `create trigger stay_signed_in before insert or update on session for each row execute function stay_signed_in()`,
];
/** Sets the standards so that only prices above `maxPrice` fen need approval. */
const standards = (maxPrice: number) => `
  update travel_standard set max_cabin_type = 3, economy_discount = null, business_discount = null,
    first_discount = null, max_price = ${maxPrice}, lowest_price_minutes = null, advance_days = 0, over_policy = 3
  where enterprise_num = '100001'`;

export async function makeSetup(kind: DatabaseKind): Promise<Setup> {
  const { database, remove } = await makeDatabase(kind);
  let now = NOW.getTime();
  const issued = new Set<string>();
  const start = () => startProcess(database, now, (orderNo) => issued.add(orderNo));
  const starting = Array.from({ length: kind === 'postgres' ? 2 : 1 }, start);
  const processes = await Promise.all(starting);
  const [first] = processes;
  assert.ok(first);
  for (const text of PREPARATIONS) await first.tell({ name: 'query', text });
  const calls = callsOf(first);
  const [staff, approver] = [await calls.login('staff'), await calls.login('approver')];
  const { orders, maxPrice } = await findOrders(calls, staff);
  await first.tell({ name: 'query', text: standards(maxPrice) });

  const setup: Setup = {
    kind,
    processes,
    staff,
    approver,
    orders,
    issued,
    async pass(minutes) {
      now += minutes * MINUTE;
      await setup.tellAll({ name: 'clock', now });
    },
    async tellAll(command) {
      await Promise.all(processes.map((process) => process.tell(command)));
    },
    async query(text) {
      const [process] = processes;
      assert.ok(process);
      return process.tell({ name: 'query', text });
    },
    async recover() {
      let started = 0;
      for (const [i, process] of processes.entries()) {
        try {
          await process.tell({ name: 'spare' });
        } catch (error) {
          if (!(error instanceof ProcessGone)) throw error;
          processes[i] = await start();
          started += 1;
        }
      }
      return started;
    },
    async close() {
      await Promise.all(processes.map((process) => process.end()));
      await remove();
    },
  };
  return setup;
}

async function makeDatabase(kind: DatabaseKind) {
  if (kind === 'postgres') {
    return { database: { url: await cloneDatabase(DEMO_TEMPLATE) }, remove: () => Promise.resolve() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'gateway-sequences-'));
  const data = join(folder, 'data');
  await fillFolder(data);
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { database: { folder: data }, remove };
}

function callsOf(process: GatewayProcess): GatewayCalls {
  const calls: GatewayCalls = {
    async ok(call, body, { as } = {}) {
      const { success, result, msg } = await process.send(call, body, { as, requestId: randomUUID() });
      assert.ok(success, `${call.path}: ${msg}`);
      return result;
    },
    async login(account) {
      return (await calls.ok(loginByPassword, { account, password: DEMO_PASSWORD })).authSign;
    },
  };
  return calls;
}

/** Orders of all prices on sale. The expensive half will exceed the standards. */
async function findOrders(calls: GatewayCalls, as: string) {
  const me = await self(calls, as);
  const [reason] = await calls.ok(queryStandardOverReason, { rule: 'price' }, { as });
  assert.ok(reason);
  const { reasonCode } = reason;
  const overReasons = [{ segmentNo: 1, rule: 'price' as const, reasonCode, reasonText: '' }];
  const orders: Setup['orders'] = { within: { scarce: [], ample: [] }, over: { scarce: [], ample: [] } };
  const prices = (await findPrices(calls, as)).filter(({ unit }) => unit.plimit === '');
  const sorted = prices.map(({ unit }) => unit.salePrice).sort((a, b) => a - b);
  const maxPrice = sorted[Math.floor(sorted.length / 2)] ?? 0;
  for (const { itinerary, unit } of prices) {
    const isOver = unit.salePrice > maxPrice;
    const body = { ...orderOf([voyageOf(itinerary, unit)], [me]), ...(isOver ? { overReasons } : {}) };
    orders[isOver ? 'over' : 'within'][unit.seatCount === 9 ? 'ample' : 'scarce'].push(body);
  }
  return { orders, maxPrice };
}
