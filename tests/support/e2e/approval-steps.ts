import assert from 'node:assert/strict';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  judgeBookingStandard,
  queryStandardOverReason,
} from '../../../src/contract/travel-standard/standards';
import { findVoyage, orderOf, self } from '../gateway/areas/booking';
import type { Database } from '../../../demo/gateway/db/database';
import { callsAt, type PortalCalls } from './gateway-calls';
import { openHarness, type Harness } from './harness';
import { inDays } from './steps';

/** Opens a session of the demo's approver of over-standard bookings, in the enterprise that requires approval. */
export async function openApprover(gateway: PortalCalls): Promise<string> {
  const as = await gateway.login('multi');
  await gateway.ok(changeEnt, { companyNO: '100002' }, { as });
  return as;
}

/** The product, a user whose bookings need approval, and their approver. */
export interface ApprovalHarness {
  harness: Harness;
  gateway: PortalCalls;
  booker: string;
  approver: string;
}

/** `prepare` changes the demo data first. */
export async function openApprovalHarness(
  prepare?: (db: Database) => Promise<void>,
): Promise<ApprovalHarness> {
  const harness = await openHarness({}, prepare);
  const gateway = callsAt(harness.product.portal);
  return {
    harness,
    gateway,
    booker: await gateway.login('colleague'),
    approver: await openApprover(gateway),
  };
}

/**
 * Books over standard as an employee of that enterprise, with a reason per violated rule, so that the order awaits
 * approval.
 */
export async function bookOver(gateway: PortalCalls, as: string, days = 20) {
  const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(days) };
  const voyage = await findVoyage(gateway, as, {
    leg,
    where: ({ cabinType, seatCount }) => cabinType === 2 && seatCount > 4,
  });
  const passenger = await self(gateway, as);
  const judged = await gateway.ok(
    judgeBookingStandard,
    { voyages: [voyage], passengers: [passenger] },
    { as },
  );
  const reasons = await gateway.ok(queryStandardOverReason, {}, { as });
  const overReasons = judged.evaluation.segments.flatMap(({ violations }) =>
    violations.map(({ segmentNo, rule }) => ({
      segmentNo,
      rule,
      reasonCode: reasons.find((reason) => reason.rule === rule && !reason.needsText)?.reasonCode ?? '',
      reasonText: '',
    })),
  );
  const order = { ...orderOf([voyage], [passenger]), contactName: passenger.passagerName, overReasons };
  const created = await gateway.ok(createOrder, order, { as });
  assert.equal(created.orderStatus, '待审批');
  return { ...created, voyage };
}
