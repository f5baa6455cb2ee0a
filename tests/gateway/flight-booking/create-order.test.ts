import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { latestPayment } from '../../../demo/gateway/flight-booking/place-order';
import {
  createOrder,
  queryBookingPnrResult,
  type OrderPassenger,
  type Voyage,
} from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { childFare, infantFare } from '../../../src/domain/fare/fares';
import {
  CHILD,
  colleagues,
  findPrices,
  findVoyage,
  INFANT,
  orderOf,
  voyageOf,
} from '../../support/gateway/areas/booking';
import { tearDownBooking, setUpBooking } from '../../support/gateway/areas/booking-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';

const BACK = { depCode: 'SHA', arrCode: 'BJS', depDate: '2026-12-03' };

describe('an order', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  let voyage: Voyage;
  let me: OrderPassenger;
  beforeAll(async () => {
    ({ gateway, as, voyage, me } = await setUpBooking({ supplier }));
  });
  afterAll(() => tearDownBooking({ gateway }));

  it('holds its seats for 30 minutes at a price that holds for 20, under a record of the airline', async () => {
    const created = await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
    assert.match(created.orderNo, /^261120\d{8}$/);
    assert.equal(created.payDeadline, '2026-11-20T02:30:00.000Z');
    assert.equal(created.priceGuaranteedUntil, '2026-11-20T02:20:00.000Z');
    const record = await gateway.ok(queryBookingPnrResult, { orderNo: created.orderNo }, { as });
    assert.equal(record.bookingState, 1);
    assert.match(record.pnr, /^[A-Z0-9]{6}$/);
    const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo: created.orderNo }, { as });
    assert.deepEqual([detail.orderStatus, detail.canPay, detail.canCancel], ['待支付', true, true]);
  });

  it('charges an adult, a child and an infant by their tickets, and seats two of them', async () => {
    const { orderNo, totalAmount } = await gateway.ok(createOrder, orderOf([voyage], [me, CHILD, INFANT]), {
      as,
    });
    const flight = await gateway.supplier.flight(voyage, '2026-11-20');
    const unit = flight?.prices.find(
      ({ unit }) => unit.policyId === voyage.policyId && unit.cabinCode === voyage.cabinCode,
    )?.unit;
    assert.ok(flight && unit);
    const full = flight.fullFares[({ 1: 'Y', 2: 'C', 3: 'F' } as const)[unit.cabinType]];
    const { travellers } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    const tickets = travellers.map(({ tickets: [ticket] }) => [
      ticket?.salePrice,
      ticket?.buildFee,
      ticket?.fuelFee,
    ]);
    // Fuel fee over 800 km for tickets issued after 2026-01-05: 20 yuan for an adult and 10 yuan for a child.
    assert.deepEqual(tickets, [
      [unit.salePrice, 5000, 2000],
      [childFare(full), 0, 1000],
      [infantFare(full), 0, 0],
    ]);
    assert.equal(
      totalAmount,
      tickets.flat().reduce((sum: number, fen) => sum + (fen ?? 0), 0),
    );
    const { seats_held } = await gateway.db
      .selectFrom('order_segment')
      .select('seats_held')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    assert.equal(seats_held, 2);
  });

  it('is held until the latest payment, which an approval at its deadline precedes', () => {
    const deadline = new Date('2026-11-20T02:30:00.000Z');
    const until = (status: '待支付' | '待审批') =>
      latestPayment(deadline, status, { payMinutes: 30 }).toISOString();
    assert.deepEqual(
      [until('待支付'), until('待审批')],
      ['2026-11-20T02:30:00.000Z', '2026-11-20T03:00:00.000Z'],
    );
  });

  it('charges an adult the taxes that the supplier states', async () => {
    supplier.taxes = { buildFee: 9000, fuelFee: 15_000 };
    const { orderNo, totalAmount } = await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
    supplier.reset();
    const { travellers } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    const [ticket] = travellers[0]?.tickets ?? [];
    assert.deepEqual([ticket?.buildFee, ticket?.fuelFee], [9000, 15_000]);
    assert.equal(totalAmount, (ticket?.salePrice ?? 0) + 24_000);
  });

  it('may go there and back', async () => {
    const back = await findVoyage(gateway, as, { leg: BACK, segmentNo: 2 });
    const { orderNo } = await gateway.ok(createOrder, orderOf([voyage, back], [me]), { as });
    const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.deepEqual(
      detail.segments.map(({ segmentNo, flight }) => [segmentNo, flight.flightNo]),
      [
        [1, voyage.flightNo],
        [2, back.flightNo],
      ],
    );
    assert.deepEqual(
      detail.travellers[0]?.tickets.map(({ segmentNo }) => segmentNo),
      [1, 2],
    );
  });

  const wrongVoyages: [
    name: string,
    change: (v: Voyage) => Voyage,
    fault: Parameters<TestGateway['refused']>[0],
  ][] = [
    ['an unknown flight', (v) => ({ ...v, flightNo: 'CA9999' }), 'flightUnknown'],
    ['another route', (v) => ({ ...v, arrAirportCode: 'CAN' }), 'flightUnknown'],
    ['a product that is gone', (v) => ({ ...v, policyId: 'GONE' }), 'priceGone'],
    ['another cabin', (v) => ({ ...v, cabinCode: '?' }), 'priceGone'],
    ['a price that changed', (v) => ({ ...v, salePrice: v.salePrice - 1000 }), 'priceChanged'],
    ['a day past', (v) => ({ ...v, depDate: '2026-11-19' }), 'datePast'],
    ['a day too far off', (v) => ({ ...v, depDate: '2027-11-21' }), 'dateTooFar'],
  ];
  for (const [name, change, fault] of wrongVoyages) {
    it(`is refused for ${name} with ${fault}`, async () => {
      const result = await gateway.refused(fault, createOrder, orderOf([change(voyage)], [me]), { as });
      if (fault === 'priceChanged') assert.deepEqual(result, { segmentNo: 1, salePrice: voyage.salePrice });
    });
  }

  it('is refused without enough seats', async () => {
    const scarce = await findVoyage(gateway, as, { where: ({ seatCount }) => seatCount === 1 });
    const party = await colleagues(gateway, as, 2);
    await gateway.refused('seatsGone', createOrder, orderOf([scarce], party), { as });
    await gateway.ok(createOrder, orderOf([scarce], party.slice(0, 1)), { as });
    await gateway.refused('seatsGone', createOrder, orderOf([scarce], party.slice(1)), { as });
  });

  const wrongPassengers: [
    name: string,
    passengers: (me: OrderPassenger) => OrderPassenger[],
    fields: Record<string, RegExp>,
  ][] = [
    [
      'a wrong ID number',
      (p) => [{ ...p, cardNo: '110105194912310021' }],
      { 'passengers.0.cardNo': /身份证/ },
    ],
    ['another birthday', (p) => [{ ...p, birthDay: '1990-01-01' }], { 'passengers.0.birthDay': /不一致/ }],
    ['another sex', (p) => [{ ...p, sexTem: 1 }], { 'passengers.0.sexTem': /不一致/ }],
    [
      'a type against the age',
      (p) => [{ ...p, passengerTypeID: 2 }],
      { 'passengers.0.passengerTypeID': /成人票/ },
    ],
    ['a wrong mobile', (p) => [p, { ...CHILD, phone: '123' }], { 'passengers.1.phone': /11位/ }],
    ['no name', (p) => [{ ...p, passagerName: ' ' }], { 'passengers.0.passagerName': /姓名/ }],
    ['a date that is none', (p) => [{ ...p, birthDay: '1992-02-30' }], { 'passengers.0.birthDay': /不存在/ }],
    ['a child alone', () => [CHILD], { passengers: /须由成人陪同/ }],
    ['nobody', () => [], { passengers: /请添加乘机人/ }],
    ['ten', (p) => Array.from({ length: 10 }, () => p), { passengers: /最多9位/ }],
    [
      'staff of another enterprise',
      (p) => [{ ...p, staffNO: '1000020001' }],
      { 'passengers.0.staffNO': /不属于当前企业/ },
    ],
  ];
  for (const [name, passengers, fields] of wrongPassengers) {
    it(`is refused for ${name}, by field`, async () => {
      const result = await gateway.refused('fieldsInvalid', createOrder, orderOf([voyage], passengers(me)), {
        as,
      });
      const found = (result as { fields: Record<string, string> }).fields;
      assert.deepEqual(Object.keys(found), Object.keys(fields));
      for (const [field, pattern] of Object.entries(fields)) assert.match(found[field] ?? '', pattern);
    });
  }

  it('is refused for one document twice', async () => {
    await gateway.refused('passengerDuplicated', createOrder, orderOf([voyage], [me, me]), { as });
  });

  it('is refused for voyages that make no journey', async () => {
    const sameDay = { ...BACK, depDate: '2026-12-01' };
    const departures = await findPrices(gateway, as, sameDay);
    const first = departures.find(({ unit }) => unit.plimit === '');
    assert.ok(first);
    const tooSoon = voyageOf(first.itinerary, first.unit, 2);
    const bodies = [
      [{ ...orderOf([voyage], [me]), voyageType: 2 as const }, 'voyages'],
      [orderOf([{ ...voyage, segmentNo: 2 }], [me]), 'voyages'],
      [orderOf([voyage, voyage], [me]), 'voyages'],
      [orderOf([voyage, tooSoon], [me]), 'voyages.1.depDate'],
    ] as const;
    for (const [body, field] of bodies) {
      const result = await gateway.refused('fieldsInvalid', createOrder, body, { as });
      assert.deepEqual(Object.keys((result as { fields: object }).fields), [field]);
    }
  });

  it('is refused by name for an open jaw, not for another airport of the city', async () => {
    const ways = [
      { ...BACK, depCode: 'CAN' },
      { ...BACK, arrCode: 'CAN' },
    ];
    for (const leg of ways) {
      const back = await findVoyage(gateway, as, { leg, segmentNo: 2 });
      await gateway.refused('openJaw', createOrder, orderOf([voyage, back], [me]), { as });
    }
    const airport = voyage.arrAirportCode === 'PVG' ? 'SHA' : 'PVG';
    const back = await findVoyage(gateway, as, { leg: { ...BACK, depCode: airport }, segmentNo: 2 });
    await gateway.ok(createOrder, orderOf([voyage, back], [me]), { as });
  });

  it('for others needs the right to book for them', async () => {
    const [, colleague] = await colleagues(gateway, as, 2);
    assert.ok(colleague);
    const grants = gateway.db.deleteFrom('role_grant').where('object_no', '=', 'YHWZ-YDQX-DDTS');
    await grants.where('role_no', '=', '100001-staff').execute();
    const notForColleagues = orderOf([voyage], [me, colleague]);
    await gateway.refused('forbidden', createOrder, notForColleagues, { as });
    await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
    await gateway.ok(createOrder, orderOf([voyage], [me, CHILD]), { as });
    await gateway.db
      .insertInto('role_grant')
      .values({ role_no: '100001-staff', object_no: 'YHWZ-YDQX-DDTS' })
      .execute();
    await gateway.ok(createOrder, orderOf([voyage], [me, CHILD]), { as });
  });
});
