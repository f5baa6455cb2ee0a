import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { createOrder, queryFlightList } from '../../../src/contract/flight-booking/booking';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { orderOf, passengerOf, voyageOf, type OrderBody } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import { setUpCrash } from '../../support/gateway/process/crash-setup';

const BOOKINGS = 200;
/** Number of responses after which the process is killed while other bookings are under way. */
const ANSWERED = 40;

/** Bodies of bookings for one seat each, spread over flights with free seats. */
async function makeBookings(gateway: GatewayProcess, as: string): Promise<OrderBody[]> {
  const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: addDays(shanghaiDate(new Date()), 20) };
  const { result } = await gateway.send(queryFlightList, leg, { as });
  const voyages = result.itineraryList.flatMap((itinerary) =>
    itinerary.priceList
      .flatMap(({ priceUnitList }) => priceUnitList)
      .filter(({ plimit, seatCount }) => plimit === '' && seatCount === 9)
      .slice(0, 1)
      .map((unit) => voyageOf(itinerary, unit)),
  );
  const staff = await gateway.send(queryStaffInfoVagueForCloud, { keyword: '', pageSize: 50 }, { as });
  const people = staff.result.staffList
    .filter(({ identityCardType }) => identityCardType === 0)
    .map(passengerOf);
  return Array.from({ length: BOOKINGS }, (_, i) => {
    const [voyage, passenger] = [voyages[i % voyages.length], people[i % people.length]];
    assert.ok(voyage && passenger);
    return orderOf([voyage], [passenger]);
  });
}

/** Repeats a booking, as clients do, while the gateway responds that it is too busy. */
async function bookUntilAnswered(
  gateway: GatewayProcess,
  { body, requestId, as }: { body: OrderBody; requestId: string; as: string },
) {
  for (let tries = 1; ; tries += 1) {
    const answer = await gateway.send(createOrder, body, { as, requestId });
    if (answer.status !== 503 || tries === 10) return answer;
    await delay(100 * tries);
  }
}

describe('a crash in the middle of many bookings', () => {
  it('leaves nothing half-written and loses nothing that was answered', async () => {
    const setup = await setUpCrash();
    const first = await startGatewayProcess(setup.environment);
    const as = await first.login('admin');
    const bookings = (await makeBookings(first, as)).map((body) => ({ body, requestId: randomUUID() }));

    const answered = new Map<string, string>();
    let crash: Promise<void> | undefined;
    await Promise.all(
      bookings.map(async ({ body, requestId }) => {
        const sent = bookUntilAnswered(first, { body, requestId, as });
        const answer = await sent.catch(() => undefined);
        if (answer === undefined) return;
        assert.equal(answer.success, true, answer.msg);
        answered.set(requestId, answer.result.orderNo);
        if (answered.size === ANSWERED) crash = first.kill();
      }),
    );
    await crash;
    assert.ok(answered.size >= ANSWERED && answered.size < BOOKINGS, String(answered.size));

    const { db, close } = await setup.open();
    await checkConsistency(db);
    await close();

    // Bookings sent again under the same request ids: finished ones get the same response, the others are carried out
    // now.
    const second = await startGatewayProcess(setup.environment);
    const orderNos = await Promise.all(
      bookings.map(async ({ body, requestId }) => {
        const answer = await bookUntilAnswered(second, { body, requestId, as });
        assert.equal(answer.success, true, answer.msg);
        assert.equal(answer.result.orderNo, answered.get(requestId) ?? answer.result.orderNo);
        return answer.result.orderNo;
      }),
    );
    assert.equal(new Set(orderNos).size, BOOKINGS);
    assert.equal(await second.stop(), 0);

    const again = await setup.open();
    await checkConsistency(again.db);
    const made = again.db.selectFrom('flight_order').select('order_no').where('order_no', 'in', orderNos);
    assert.equal((await made.execute()).length, BOOKINGS);
    await again.close();
  });
});
