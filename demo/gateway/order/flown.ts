import { instantOf } from '../../../src/domain/shanghai-time';
import { inTransaction } from '../db/transaction';
import { kindOf } from '../enterprise/kind-of';
import type { EventContext } from '../server/events/domain-events';
import { isSilent } from '../supplier/call-supplier';
import type { FlightKey } from '../supplier/port';
import './events';
import {
  completeOrder,
  findFlownDue,
  findSegmentsToFly,
  lockFlownDue,
  noteFlown,
  setNextFlown,
  type SegmentToFly,
} from './flown-queries';
import { insertOrderLog, SYSTEM } from './order-log';

/** Delay before the supplier is queried again for the passengers on board. */
const RETRY_MS = 10 * 60_000;

/**
 * Records the flown tickets of departed orders, one order per transaction. The supplier says who was on board; the
 * other passengers have missed their flight and keep refundable tickets. An order whose query fails is retried later.
 * Only a supplier that does not answer at all ends the round.
 */
export async function noteFlownOrders(context: EventContext): Promise<void> {
  const { db, now, log } = context;
  for (const orderNo of await findFlownDue(db, now)) {
    const asked = await inTransaction(db, (tx) => noteFlownOf({ ...context, db: tx }, orderNo)).catch(
      async (error: unknown) => {
        log.error({ err: error, orderNo }, 'recording flown passengers failed');
        // or it would be the first of every round
        await setNextFlown(db, orderNo, retryAt(now));
        return 'unknown' as const;
      },
    );
    if (asked === 'silent') return;
  }
}

const retryAt = (now: Date): Date => new Date(now.getTime() + RETRY_MS);

/** `unknown`: the supplier does not say yet who was on board. `silent`: it does not answer at all. */
async function noteFlownOf(context: EventContext, orderNo: string): Promise<'noted' | 'unknown' | 'silent'> {
  const { db, now, log, deps } = context;
  const order = await lockFlownDue(db, orderNo, now);
  if (order === undefined) return 'noted';
  const segments = await findSegmentsToFly(db, orderNo);
  const supplier = deps.supplierOf(await kindOf(db, order.enterprise_num));
  for (const segment of segments) {
    if (instantOf(segment.flight.takeOffTime) > now) continue;
    const ticketNos = segment.tickets.map(({ ticketNo }) => ticketNo);
    const boarded = await supplier
      .boarded({ flight: flightKey(segment), ticketNos })
      .catch((error: unknown) => {
        log.warn({ err: error, orderNo }, 'the passengers on board are unknown');
        return isSilent(error) ? ('silent' as const) : ('unknown' as const);
      });
    if (typeof boarded === 'string') {
      await setNextFlown(db, orderNo, retryAt(now));
      return boarded;
    }
    await noteFlown(db, orderNo, segment, boarded.ticketNos);
    if (segment.tickets.some(({ ticketNo }) => boarded.ticketNos.includes(ticketNo)))
      await context.emit({ db, now }, 'tickets.flown', { orderNo });
    const missed = segment.tickets.filter(({ ticketNo }) => !boarded.ticketNos.includes(ticketNo));
    if (missed.length > 0) {
      const content = `误机：${missed.map(({ name }) => name).join('、')} 未乘坐 ${segment.flight.flightNo}`;
      await insertOrderLog(db, { orderNo, at: now, operatorName: SYSTEM, content });
    }
  }
  const arrival = instantOf(order.arrival_time);
  if (arrival <= now) {
    await completeOrder(db, orderNo, now);
    return 'noted';
  }
  const moments = [...segments.map(({ flight }) => instantOf(flight.takeOffTime)), arrival];
  await setNextFlown(db, orderNo, moments.filter((moment) => moment > now).toSorted(byTime)[0] ?? arrival);
  return 'noted';
}

const byTime = (a: Date, b: Date): number => a.getTime() - b.getTime();

export function flightKey({ flight }: Pick<SegmentToFly, 'flight'>): FlightKey {
  const { flightNo, depAirportCode, arrAirportCode, takeOffTime } = flight;
  return { flightNo, depAirportCode, arrAirportCode, depDate: takeOffTime.slice(0, 10) };
}
