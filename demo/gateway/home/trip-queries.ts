import { sql } from 'kysely';
import type { ComingTrip } from '../../../src/contract/home';
import type { OrderStatus } from '../../../src/contract/order/list';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { ofAll, ownOrders } from '../order/scope';

/** States of orders that are not, or not yet certainly, flown. */
const NOT_FLYING: readonly OrderStatus[] = ['审批不通过', '出票失败', '改签失败', '已退票', '已取消'];
const ENDED_TICKETS = ['USED/FLOWN', 'REFUNDED', 'EXCHANGED', 'VOID'] as const;

const takeOffTime = sql<string>`s.flight->>'takeOffTime'`;

/** The flights the caller takes after a wall-clock time YYYY-MM-DDTHH:mm, the next first. */
export async function findComingTrips(
  db: Database,
  caller: Caller,
  after: string,
  count: number,
): Promise<ComingTrip[]> {
  const rows = await db
    .selectFrom('order_passenger as p')
    .innerJoin('flight_order as o', 'o.order_no', 'p.order_no')
    .innerJoin('order_segment as s', 's.order_no', 'p.order_no')
    .innerJoin('ticket as t', (join) =>
      join
        .onRef('t.order_no', '=', 'p.order_no')
        .onRef('t.segment_no', '=', 's.segment_no')
        .onRef('t.passenger_no', '=', 'p.passenger_no'),
    )
    .select(['o.order_no', 'o.order_status', 's.segment_no', 's.flight', 's.cabin_name', 't.ticket_status'])
    .where('p.staff_no', '=', caller.staffNo)
    .where('o.enterprise_num', '=', caller.enterpriseNum)
    .where('o.order_status', 'not in', NOT_FLYING)
    .where('t.ticket_status', 'not in', ENDED_TICKETS)
    // the last flight arrives after any of them takes off
    .where('o.arrival_time', '>', after)
    .where(takeOffTime, '>', after)
    .orderBy(takeOffTime)
    .orderBy('o.order_no')
    .limit(count)
    .execute();
  return rows.map(({ flight, ...row }) => ({
    orderNo: row.order_no,
    segmentNo: row.segment_no,
    orderStatus: row.order_status,
    ticketStatus: row.ticket_status,
    flightNo: flight.flightNo,
    carrierShortName: flight.carrierShortName,
    cabinName: row.cabin_name,
    takeOffTime: flight.takeOffTime,
    arrTime: flight.arrTime,
    depCityName: flight.depCityName,
    depAirportName: flight.depAirportName,
    depTerminal: flight.terminals.dep,
    arrCityName: flight.arrCityName,
    arrAirportName: flight.arrAirportName,
    arrTerminal: flight.terminals.arr,
  }));
}

/** Limit for bookers with very many orders; the latest ones suffice to find their routes. */
const LATEST = 1000;

/**
 * Legs of the latest of the caller's own orders that were not cancelled, from a date on, with their frequency and last
 * date.
 */
export function findLegs(db: Database, caller: Caller, since: string) {
  const orders = ofAll(ownOrders(db, caller), (own) =>
    // the last flight arrives after any of them takes off
    own
      .where('o.order_status', '<>', '已取消')
      .where('o.arrival_time', '>=', since)
      .select(['o.order_no', 'o.created_at']),
  );
  return db
    .selectFrom(
      db
        .selectFrom(orders.as('m'))
        .select('m.order_no')
        .orderBy('m.created_at', 'desc')
        .limit(LATEST)
        .as('o'),
    )
    .innerJoin('order_segment as s', 's.order_no', 'o.order_no')
    .where('s.dep_date', '>=', since)
    .select([
      sql<string>`s.flight->>'depAirportCode'`.as('depAirportCode'),
      sql<string>`s.flight->>'arrAirportCode'`.as('arrAirportCode'),
    ])
    .select((eb) => [eb.fn.countAll<number>().as('flights'), eb.fn.max<string>('s.dep_date').as('lastDate')])
    .groupBy(['depAirportCode', 'arrAirportCode'])
    .execute();
}
