import assert from 'node:assert/strict';
import type { BodyOf, Call, ResultOf } from '../../src/contract/call';
import { changeEnt } from '../../src/contract/enterprise';
import { createOrder, queryFlightList, type Voyage } from '../../src/contract/flight-booking';
import { loginByPassword } from '../../src/contract/login';
import { queryStaffInfoVagueForCloud } from '../../src/contract/staff';
import { judgeBookingStandard, queryStandardOverReason } from '../../src/contract/standards';
import { inDays } from './steps';

/** Calls as a client makes them, for what a journey needs but is not about. */
export function clientOf(portal: string) {
  async function answer<C extends Call>(
    call: C,
    body: BodyOf<C>,
    as = '',
    requestId: string = crypto.randomUUID(),
  ) {
    const response = await fetch(new URL(call.path, portal), {
      method: 'POST',
      headers: { 'content-type': 'application/json', requestid: requestId, authsign: as },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { success: boolean; code: string; msg: string; result: ResultOf<C> };
  }
  async function ok<C extends Call>(
    call: C,
    body: BodyOf<C>,
    as = '',
    requestId?: string,
  ): Promise<ResultOf<C>> {
    const { success, code, msg, result } = await answer(call, body, as, requestId);
    assert.ok(success, `${call.path}: ${code} ${msg}`);
    return result;
  }
  return {
    answer,
    ok,
    async login(account: string): Promise<string> {
      const { authSign } = await ok(loginByPassword, { account, password: 'Demo@2026' });
      return authSign;
    },
  };
}
export type Client = ReturnType<typeof clientOf>;

/** A session of the demo's approver of over-standard bookings, in the enterprise that asks for approval. */
export async function openApprover(client: Client): Promise<string> {
  const token = await client.login('multi');
  await client.ok(changeEnt, { companyNO: '100002' }, token);
  return token;
}

/** Books over the standard as an employee of that enterprise, with a reason a rule: the order waits. */
export async function bookOver(client: Client, token: string, days = 20) {
  const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(days) };
  const { itineraryList } = await client.ok(queryFlightList, leg, token);
  const { staffList } = await client.ok(queryStaffInfoVagueForCloud, { keyword: '', self: true }, token);
  const [staff] = staffList;
  assert.ok(staff);
  const passenger = {
    passagerName: staff.staffName,
    cardType: staff.identityCardType,
    cardNo: staff.identityCardNO,
    phone: staff.phone,
    sexTem: staff.sexTem,
    birthDay: staff.birthDay,
    nationality: staff.nationality,
    passengerTypeID: staff.passengerTypeID,
    staffNO: staff.staffNO,
  };
  const voyages = itineraryList.flatMap(({ flightSegments, priceList }) => {
    const flight = flightSegments[0]?.flightList[0];
    const unit = priceList
      .flatMap(({ priceUnitList }) => priceUnitList)
      .find(({ plimit, cabinType, seatCount }) => plimit === '' && cabinType === 2 && seatCount > 4);
    if (!flight || !unit) return [];
    const { flightNo, depAirportCode, arrAirportCode } = flight;
    const { cabinCode, policyId, salePrice } = unit;
    const voyage: Voyage = {
      segmentNo: 1,
      flightNo,
      depAirportCode,
      arrAirportCode,
      depDate: leg.depDate,
      cabinCode,
      policyId,
      salePrice,
    };
    return [voyage];
  });
  const [voyage] = voyages;
  assert.ok(voyage, 'a business class fare that anyone may buy');
  const judged = await client.ok(judgeBookingStandard, { voyages: [voyage], passengers: [passenger] }, token);
  const reasons = await client.ok(queryStandardOverReason, {}, token);
  const overReasons = judged.evaluation.segments.flatMap(({ violations }) =>
    violations.map(({ segmentNo, rule }) => ({
      segmentNo,
      rule,
      reasonCode: reasons.find((reason) => reason.rule === rule && !reason.needsText)?.reasonCode ?? '',
      reasonText: '',
    })),
  );
  const created = await client.ok(
    createOrder,
    {
      bookingSource: 7,
      travelType: 1,
      voyageType: 1,
      voyages: [voyage],
      passengers: [passenger],
      contactName: staff.staffName,
      contactPhone: '13800000001',
      overReasons,
    },
    token,
  );
  assert.equal(created.orderStatus, '待审批');
  return { ...created, voyage };
}
