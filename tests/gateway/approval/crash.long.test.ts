import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { decideApproval } from '../../../src/contract/approval/approval';
import { createOrder, queryFlightList } from '../../../src/contract/flight-booking/booking';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { queryStandardOverReason } from '../../../src/contract/travel-standard/standards';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { orderOf, passengerOf, voyageOf, type OrderBody } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startGatewayProcess, type GatewayProcess } from '../../support/gateway/process/gateway-process';
import { setUpCrash } from '../../support/gateway/process/crash-setup';
import { PRICE_ONLY, setStandards } from '../../support/gateway/areas/standard-steps';

const BOOKINGS = 60;
/** Number of decisions after which the process is killed while others are under way. */
const DECIDED = 12;

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
  const { result: people } = await gateway.send(
    queryStaffInfoVagueForCloud,
    { keyword: '', self: true },
    { as },
  );
  const { result: reasons } = await gateway.send(queryStandardOverReason, { rule: 'price' }, { as });
  const [me, reason] = [people.staffList[0], reasons[0]];
  assert.ok(me && reason);
  return Array.from({ length: BOOKINGS }, (_, i) => {
    const voyage = voyages[i % voyages.length];
    assert.ok(voyage);
    const overReasons = [{ segmentNo: 1, rule: 'price' as const, reasonCode: reason.reasonCode }];
    return { ...orderOf([voyage], [passengerOf(me)]), overReasons };
  });
}

describe('a crash in the middle of orders and decisions', () => {
  it('leaves no order without its application, none half-decided, and loses nothing that was answered', async () => {
    const setup = await setUpCrash();
    const before = await setup.open();
    await setStandards(before, { ...PRICE_ONLY, over_policy: 3 });
    await before.close();

    const first = await startGatewayProcess(setup.environment);
    const [as, approver] = [await first.login('staff'), await first.login('approver')];
    const bookings = (await makeBookings(first, as)).map((body, i) => ({
      body,
      decision: i % 2 === 0 ? ('agree' as const) : ('refuse' as const),
      orderId: randomUUID(),
      decisionId: randomUUID(),
    }));
    const book = async (
      gateway: GatewayProcess,
      { body, orderId, decisionId, decision }: (typeof bookings)[number],
    ) => {
      const order = await gateway.send(createOrder, body, { as, requestId: orderId });
      assert.equal(order.success, true, order.msg);
      const { orderNo, waitsForApplyId: applyId } = order.result;
      const decided = await gateway.send(
        decideApproval,
        { applyId, decision },
        { as: approver, requestId: decisionId },
      );
      assert.equal(decided.success, true, decided.msg);
      return { orderNo, applyState: decided.result.applyState };
    };

    const answered = new Map<string, { orderNo: string; applyState: string }>();
    let crash: Promise<void> | undefined;
    await Promise.all(
      bookings.map(async (booking) => {
        const done = await book(first, booking).catch((error: unknown) => {
          // The crash cut off this request; an assertion error still fails the test.
          if (error instanceof assert.AssertionError) throw error;
        });
        if (done === undefined) return;
        answered.set(booking.orderId, done);
        if (answered.size === DECIDED) crash = first.kill();
      }),
    );
    await crash;
    assert.ok(answered.size >= DECIDED && answered.size < BOOKINGS, String(answered.size));

    const afterwards = await setup.open();
    await checkConsistency(afterwards.db);
    await afterwards.close();

    const second = await startGatewayProcess(setup.environment);
    for (const booking of bookings) {
      const done = await book(second, booking);
      assert.deepEqual(done, answered.get(booking.orderId) ?? done);
      assert.equal(done.applyState, booking.decision === 'agree' ? '已同意' : '已拒绝');
    }
    assert.equal(await second.stop(), 0);
    const again = await setup.open();
    await checkConsistency(again.db);
    await again.close();
  });
});
