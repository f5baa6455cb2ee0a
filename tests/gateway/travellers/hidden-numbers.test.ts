import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { decideApproval, submitOverStandardApprovalAuto } from '../../../src/contract/approval/approval';
import {
  createOrder,
  queryProductBookingLimits,
  type OrderPassenger,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { maskCardNo } from '../../../src/domain/passenger/mask';
import { CHILD, orderOf, passengerOf } from '../../support/gateway/areas/booking';
import { setUpBooking, tearDownBooking } from '../../support/gateway/areas/booking-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { PRICE_ONLY, reasonFor, setStandards } from '../../support/gateway/areas/standard-steps';

/** Each test compares the response to a right guess with that to a wrong one under the same mask. */
describe('a hidden number', () => {
  let gateway: TestGateway;
  let as: string;
  let voyage: Voyage;
  let me: OrderPassenger;
  let colleague: OrderPassenger;
  let passport: OrderPassenger;
  /** Numbers hidden by the masks, and other numbers with the same masks. */
  let right: { idCard: string; passport: string; phone: string };
  let wrong: typeof right;
  beforeAll(async () => {
    ({ gateway, as, voyage, me } = await setUpBooking());
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '王建华' }, { as });
    const [found] = staffList;
    const document = found?.documents[1];
    assert.ok(found && document);
    colleague = passengerOf(found);
    const { cardType, cardNo, holderName } = document;
    passport = { ...colleague, cardType, cardNo, passagerName: holderName };
    const staff = await gateway.db
      .selectFrom('staff')
      .select(['identity_card_no', 'phone'])
      .where('staff_no', '=', found.staffNO)
      .executeTakeFirstOrThrow();
    const { card_no } = await gateway.db
      .selectFrom('traveller_document')
      .select('card_no')
      .where('staff_no', '=', found.staffNO)
      .executeTakeFirstOrThrow();
    right = { idCard: staff.identity_card_no ?? '', passport: card_no, phone: staff.phone };
    wrong = {
      idCard: sameMask(right.idCard, colleague.birthDay),
      passport: card_no.slice(0, 3) + '0000'.slice(0, card_no.length - 5) + card_no.slice(-2),
      phone: `${staff.phone.slice(0, 3)}9999${staff.phone.slice(-4)}`,
    };
    for (const kind of ['idCard', 'passport', 'phone'] as const) assert.notEqual(right[kind], wrong[kind]);
    assert.equal(maskCardNo(wrong.idCard), maskCardNo(right.idCard));
    assert.equal(maskCardNo(wrong.passport), maskCardNo(right.passport));
  });
  afterAll(() => tearDownBooking({ gateway }));

  /** An order that is never made, because its price is wrong. */
  const stale = () => ({ ...voyage, salePrice: voyage.salePrice - 100 });
  const order = (passengers: OrderPassenger[]) => ({ ...orderOf([stale()], passengers) });
  /** An external passenger with a guess at the colleague's number; all other fields are right. */
  const outsider = (cardNo: string, of: OrderPassenger): OrderPassenger => ({ ...of, cardNo, staffNO: '' });

  it('is not found by booking it beside the one it hides', async () => {
    for (const [of, kind] of [
      [colleague, 'idCard'],
      [passport, 'passport'],
    ] as const) {
      const answer = (guess: string) =>
        gateway.send(createOrder, order([of, { ...outsider(guess, of), phone: '13800000001' }]), { as });
      assert.deepEqual(await answer(right[kind]), await answer(wrong[kind]), kind);
    }
  });

  it('is not found by asking for the limits of such a party', async () => {
    const answer = (guess: string) => {
      const passengers = [colleague, { ...outsider(guess, colleague), phone: '13800000001' }];
      const body = {
        travelType: 1,
        voyageType: 1,
        voyages: [voyage],
        passengers,
        fullOrderPassengers: passengers,
      };
      return gateway.send(queryProductBookingLimits, { ...body, bookingSource: 7 }, { as });
    };
    assert.deepEqual(await answer(right.idCard), await answer(wrong.idCard));
  });

  it('is not found by how long the document of the guess is good', async () => {
    const answer = (cardNo: string) =>
      gateway.send(createOrder, order([{ ...passport, cardNo, validUntil: '2036-01-01' }]), { as });
    assert.deepEqual(await answer(right.passport), await answer(wrong.passport));
  });

  it('is not found by booking a guess under an approval for the hidden one', async () => {
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
    const { applyId } = await gateway.ok(
      submitOverStandardApprovalAuto,
      { voyages: [voyage], passengers: [colleague], overReasons: [await reasonFor(gateway, as)] },
      { as },
    );
    // The approver travels, so the administrator decides instead.
    const deciding = await gateway.login('admin');
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: deciding });
    // The order is refused after the check of the approval.
    const cost = { costCenterNo: '?', accountingEntityNo: '?', deptNo: '?', projectNo: '' };
    const answer = (cardNo: string, staffNO: string) => {
      const phone = staffNO === '' ? '13800000001' : colleague.phone;
      const body = orderOf([voyage], [{ ...colleague, cardNo, staffNO, phone }]);
      return gateway.send(createOrder, { ...body, cost, overStandardApplyId: applyId }, { as });
    };
    for (const staffNO of ['', colleague.staffNO]) {
      assert.deepEqual(await answer(right.idCard, staffNO), await answer(wrong.idCard, staffNO), staffNO);
    }
    await setStandards(gateway, { max_price: null });
  });

  it('of a telephone is not found by searching for it, nor for a part of it that is hidden', async () => {
    for (const account of ['staff', 'admin']) {
      const token = await gateway.login(account);
      const found = (keyword: string) =>
        gateway.send(queryStaffInfoVagueForCloud, { keyword }, { as: token });
      assert.deepEqual(await found(right.phone), await found(wrong.phone), account);
      assert.equal((await found(right.phone.slice(2, 9))).result.total, 0, account);
      const { total } = (await found(right.phone.slice(-4))).result;
      assert.ok(total >= 1, 'the digits that are shown find their holder');
    }
  });

  it('of an order’s contact is shown to who gave it and hidden from others', async () => {
    const body = { ...orderOf([voyage], [me]), contactPhone: '13912345678' };
    const { orderNo } = await gateway.ok(createOrder, body, { as });
    const shownTo = async (token: string) =>
      (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token })).contactPhone;
    assert.equal(await shownTo(as), '13912345678');
    assert.equal(await shownTo(await gateway.login('admin')), '139****5678');
  });

  it('still stands for its holder: a party of two whose numbers are given in full is booked', async () => {
    const party = [{ ...colleague, cardNo: right.idCard }, CHILD];
    await gateway.ok(createOrder, orderOf([voyage], party), { as });
  });
});

/** Another valid ID number of the same birthday with the same mask. */
function sameMask(idNumber: string, birthDay: string): string {
  const birth = birthDay.replaceAll('-', '');
  const last = idNumber.slice(-2);
  for (let n = 0; n < 100_000; n += 1) {
    const digits = String(n).padStart(5, '0');
    const candidate = idNumber.slice(0, 3) + digits.slice(0, 3) + birth + digits.slice(3) + last;
    if (candidate !== idNumber && checkCharacter(candidate) === candidate.slice(-1)) return candidate;
  }
  throw new Error('No other number has this mask');
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Check character by GB 11643 (ISO 7064 MOD 11-2). */
function checkCharacter(idNumber: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(idNumber[i]), 0);
  return '10X98765432'[sum % 11] ?? '';
}
