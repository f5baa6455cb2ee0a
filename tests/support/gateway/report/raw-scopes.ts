import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { authorityFor } from '../../../../demo/gateway/data-permission/authority';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import { findCaller } from '../../../../demo/gateway/permission/callers';
import { writeAllFlightFacts } from '../../../../demo/gateway/report/facts/flight-facts';
import { REPORT_SCOPE } from '../../../../src/contract/data-permission/data-permission';
import { IMPORTED_PRODUCTS } from '../../../../src/contract/report/records';
import type { Product } from '../../../../src/contract/report/report';
import { self } from '../areas/booking';
import type { TestGateway } from '../harness';
import { dayOf } from './calendar';
import { makeFlightTrips } from './flight-trips';
import { makeGroundRecords, type Bearer } from './ground-records';
import type { RawEvent } from './raw-event';
import { rawFlights } from './raw-flights';
import { importRecords } from './import-records';

/** Per product and enterprise. */
const RECORDS = 240;

/** Accounts whose data scope is derived from the directory, independently of the gateway's code. */
export const REPORT_ACCOUNTS = ['staff', 'approver', 'admin', 'multi'] as const;
export type ReportAccount = (typeof REPORT_ACCOUNTS)[number];

export interface RawScopes {
  tokens: ReadonlyMap<ReportAccount, string>;
  /** Events of these products that an account sees, derived from raw rows. */
  eventsOf(account: ReportAccount, products: readonly Product[]): RawEvent[];
}

/** Creates trips of every product, and derives the events that each account sees. */
export async function makeRawScopes(gateway: TestGateway): Promise<RawScopes> {
  const tokens = new Map<ReportAccount, string>();
  const seen = new Map<ReportAccount, RawEvent[]>();
  await makeFlightTrips(gateway);
  await sql`truncate travel_fact, travel_day`.execute(gateway.db);
  await inTransaction(gateway.db, writeAllFlightFacts);
  const enterprises = new Map<string, RawEvent[]>();
  for (const account of REPORT_ACCOUNTS) {
    tokens.set(account, await gateway.login(account));
    const { staffNO } = await self(gateway, tokens.get(account) ?? '');
    const caller = await findCaller(gateway.db, staffNO);
    assert.ok(caller);
    const { enterpriseNum, deptNos } = caller;
    const all = enterprises.get(enterpriseNum) ?? [
      ...(await rawFlights(gateway.db, enterpriseNum)),
      ...(await importGroundRecords(gateway, enterpriseNum)),
    ];
    enterprises.set(enterpriseNum, all);
    const { permissionRangeID, permMemberRealList } = await authorityFor(gateway.db, caller, REPORT_SCOPE);
    const members = permMemberRealList.map(({ memberID }) => memberID);
    const sees = {
      1: () => false,
      2: () => true,
      3: ({ deptNo }: RawEvent) => deptNos.includes(deptNo),
      4: ({ staffNo }: RawEvent) => members.includes(staffNo),
      5: ({ deptNo }: RawEvent) => members.includes(deptNo),
    }[permissionRangeID];
    seen.set(
      account,
      all.filter((event) => event.staffNo === staffNO || sees(event)),
    );
  }
  return {
    tokens,
    eventsOf: (account, products) =>
      (seen.get(account) ?? []).filter(({ product }) => products.includes(product)),
  };
}

/** Imports files of trips booked elsewhere. Resolves with their expected events. */
async function importGroundRecords(gateway: TestGateway, enterpriseNum: string): Promise<RawEvent[]> {
  const { rows } = await sql<Bearer>`
    select staff_no as "staffNo", dept_no as "deptNo", cost_center_no as "costCenterNo",
      accounting_entity_no as "entityNo"
    from staff where enterprise_num = ${enterpriseNum} order by staff_no limit 25`.execute(gateway.db);
  const [first, ...others] = rows;
  assert.ok(first);
  const events: RawEvent[] = [];
  for (const product of IMPORTED_PRODUCTS) {
    const { now } = gateway.clock;
    const made = makeGroundRecords(product, [first, ...others], { count: RECORDS, today: dayOf(now) });
    await importRecords(gateway.db, { enterpriseNum, product, rows: made.rows, now });
    events.push(...made.events);
  }
  return events;
}
