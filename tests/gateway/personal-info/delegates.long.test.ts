import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { OBJECT } from '../../../src/contract/permission/objects';
import {
  endBookingDelegate,
  queryBookingDelegates,
  queryDelegateCandidates,
  saveBookingDelegate,
} from '../../../src/contract/personal-info/delegates';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { queryMultipleStandardInfo } from '../../../src/contract/travel-standard/standards';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { findVoyage, orderOf, passengerOf } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { staffNumbers } from '../../support/gateway/staff-numbers';

describe('colleagues who may book for somebody', () => {
  let gateway: TestGateway;
  /** Tokens of the traveller and of the booker on behalf; neither may book for colleagues by a right. */
  let [principal, delegate] = ['', ''];
  let no: (account: string) => string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    no = await staffNumbers(gateway);
    await gateway.db.deleteFrom('role_grant').where('object_no', '=', OBJECT.bookForColleagues).execute();
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    [principal, delegate] = [await gateway.login('admin'), await gateway.login('staff')];
  });
  const day = (days: number) => addDays(shanghaiDate(gateway.clock.now), days);
  const name = (beginDate: string, endDate: string) =>
    gateway.ok(saveBookingDelegate, { staffNO: no('staff'), beginDate, endDate }, { as: principal });
  const found = async () => {
    const { staffList } = await gateway.ok(queryStaffInfoVagueForCloud, { keyword: '' }, { as: delegate });
    return staffList;
  };
  const principals = async () =>
    (await gateway.ok(queryBookingDelegates, {}, { as: delegate })).principalList.map(
      ({ staffNO }) => staffNO,
    );
  const isNamed = async () => {
    const numbers = (await found()).map(({ staffNO }) => staffNO);
    const { canBookColleagues } = await gateway.ok(queryOrderFormInfo, {}, { as: delegate });
    assert.deepEqual(await principals(), canBookColleagues ? [no('admin')] : []);
    assert.equal(numbers.includes(no('admin')), canBookColleagues);
    return canBookColleagues;
  };

  it('are found by name, in the same enterprise, with nothing of their numbers', async () => {
    const { staffList } = await gateway.ok(queryDelegateCandidates, { keyword: '陈思远' }, { as: principal });
    assert.deepEqual(Object.keys(staffList[0] ?? {}).sort(), ['deptName', 'staffNO', 'staffName']);
    assert.equal(staffList[0]?.staffNO, no('staff'));
  });

  it('see, choose and book them from the first day to the last, and neither before nor after', async () => {
    assert.equal(await isNamed(), false);
    const standard = { staffNOList: [no('admin')] };
    await gateway.refused('forbidden', queryMultipleStandardInfo, standard, { as: delegate });
    await name(day(1), day(2));
    assert.equal(await isNamed(), false);
    gateway.clock.advance(24 * 60);
    delegate = await gateway.login('staff');
    assert.equal(await isNamed(), true);
    await gateway.ok(queryMultipleStandardInfo, standard, { as: delegate });

    const other = (await found()).find(({ staffNO }) => staffNO === no('admin'));
    assert.ok(other);
    assert.match(other.identityCardNO, /\*/, 'numbers stay hidden');
    const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: day(10) };
    const order = orderOf([await findVoyage(gateway, delegate, { leg })], [passengerOf(other)]);
    const { orderNo } = await gateway.ok(createOrder, order, { as: delegate });
    const booked = await gateway.db
      .selectFrom('order_passenger')
      .select(['staff_no', 'card_no'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    assert.equal(booked.staff_no, no('admin'));
    assert.doesNotMatch(booked.card_no, /\*/);
    // Another colleague has not named this delegate.
    const third = { ...passengerOf(other), staffNO: no('approver') };
    await gateway.refused('forbidden', createOrder, { ...order, passengers: [third] }, { as: delegate });

    gateway.clock.advance(2 * 24 * 60);
    [principal, delegate] = [await gateway.login('admin'), await gateway.login('staff')];
    assert.equal(await isNamed(), false);
    await gateway.refused('forbidden', createOrder, order, { as: delegate });
    const { delegateList } = await gateway.ok(queryBookingDelegates, {}, { as: principal });
    assert.deepEqual(delegateList, [], 'what is over is not shown');
  });

  it('may no more once it is ended by hand; both get notices of its beginning and end', async () => {
    await name(day(0), day(30));
    await name(day(0), day(60));
    // An authorisation that has ended before its mail is written causes no mail.
    await gateway.idle();
    const { delegateList } = await gateway.ok(queryBookingDelegates, {}, { as: principal });
    assert.deepEqual(
      delegateList.map(({ staffNO, endDate }) => [staffNO, endDate]),
      [[no('staff'), day(60)]],
    );
    assert.equal(await isNamed(), true);
    await gateway.ok(endBookingDelegate, { staffNO: no('staff') }, { as: principal });
    await gateway.ok(endBookingDelegate, { staffNO: no('staff') }, { as: principal });
    assert.equal(await isNamed(), false);
    const [toPrincipal, toDelegate] = [await mailsTo(gateway, 'admin'), await mailsTo(gateway, 'staff')].map(
      (mails) => mails.map(({ content }) => content),
    );
    assert.match(toPrincipal?.[0] ?? '', /您已取消陈思远为您预订的授权/);
    assert.match(toPrincipal?.join('\n') ?? '', /您已授权陈思远为您预订/);
    assert.match(toDelegate?.[0] ?? '', /已取消您为其预订的授权/);
    assert.match(
      toDelegate?.join('\n') ?? '',
      new RegExp(`授权您为其预订[\\s\\S]*有效期：${day(0)}至${day(60)}`),
    );
  });

  it('are not themselves, strangers, or for longer than a year', async () => {
    const refused = async (change: object) => {
      const body = { staffNO: no('staff'), beginDate: day(0), endDate: day(1), ...change };
      const result = await gateway.refused('fieldsInvalid', saveBookingDelegate, body, { as: principal });
      return Object.keys((result as { fields: object }).fields);
    };
    const stranger = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '!=', '100001')
      .executeTakeFirstOrThrow();
    assert.deepEqual(await refused({ staffNO: no('admin') }), ['staffNO']);
    assert.deepEqual(await refused({ staffNO: stranger.staff_no }), ['staffNO']);
    assert.deepEqual(await refused({ staffNO: 'nobody' }), ['staffNO']);
    assert.deepEqual(await refused({ endDate: day(-1) }), ['endDate']);
    assert.deepEqual(await refused({ beginDate: day(-9), endDate: day(-1) }), ['endDate']);
    assert.deepEqual(await refused({ endDate: day(366) }), ['endDate']);
  });

  it('are named once, however often at the same moment', async () => {
    await Promise.all([1, 2, 3].map((days) => name(day(0), day(days))));
    const { delegateList } = await gateway.ok(queryBookingDelegates, {}, { as: principal });
    assert.equal(delegateList.length, 1);
    await gateway.ok(endBookingDelegate, { staffNO: no('staff') }, { as: principal });
  });
});
