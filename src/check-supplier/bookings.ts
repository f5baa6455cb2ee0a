import type { InferOutput } from 'valibot';
import type { SoldFlight } from '../protocol/supplier/sold';
import { SUPPLIER } from '../protocol/supplier/methods';
import { REFUSED_STATUS, type Method } from '../protocol/service';
import type { ServiceCheck } from './service';

type Flight = InferOutput<typeof SoldFlight>;
type Unit = Flight['prices'][number]['unit'];

/** A person that does not exist; the number has a valid check digit. */
const PASSENGER = {
  passengerNo: 1,
  name: '测试旅客',
  passengerTypeID: 1,
  cardType: 0,
  cardNo: '110101199003070134',
  birthDay: '1990-03-07',
  sexTem: 0,
  nationality: 'CN',
  phone: '13800000000',
} as const;
const UNKNOWN_TICKET = '0000000000000';

/** Books two orders, issues the first, changes it to the second and refunds it: each twice, with equal answers. */
export async function checkBookings(
  check: ServiceCheck,
  found: readonly Flight[],
  { run, holdUntil }: { run: string; holdUntil: string },
): Promise<void> {
  const [first, second] = found.flatMap((sold) => {
    const price = sold.prices.find(
      ({ unit }) => unit.plimit === '' && !unit.canBookTime && unit.seatCount > 1,
    );
    return price ? [{ sold, unit: price.unit }] : [];
  });
  if (
    !check.expect(first !== undefined, SUPPLIER.flights, 'answer.flights', 'has a price that anyone may buy')
  )
    return;
  if (first === undefined) return;
  const [orderNo, changeNo] = [`${run}1`, `${run}2`];
  const booking = bookingOf(orderNo, first, holdUntil);
  const pnr = await twice(check, SUPPLIER.book, booking, 'answer.pnr', ({ pnr: given }) => given);
  const unknown = booking.flights.map((flight) => ({ ...flight, flightNo: 'XX9999' }));
  await check.expectRefusal(
    SUPPLIER.book,
    { ...booking, orderNo: `${run}3`, flights: unknown },
    'an unknown flight',
  );
  if (pnr === undefined) return;

  const place = { segmentNo: 1, passengerNo: 1, carrierCode: first.sold.flight.carrierCode };
  const sequence = Number(run.replaceAll(/\D/g, '').slice(-8)) * 10;
  const issue = { orderNo, tickets: [{ ...place, sequence, ...pricesOf(first.unit) }] };
  const numbers = ({ ticketNos }: { ticketNos: string[] }) => ticketNos.join();
  const issued = await twice(check, SUPPLIER.issue, issue, 'answer.ticketNos', numbers);
  if (issued === undefined) return;
  check.expect(
    issued.split(',').length === 1,
    SUPPLIER.issue,
    'answer.ticketNos',
    'has a number for each ticket',
  );

  await checkBoarded(check, first.sold, issued);
  const other = second ?? first;
  const carrierCode = other.sold.flight.carrierCode;
  const exchange = { isVoluntary: true, oldTicketNos: [issued] };
  await check.ask(SUPPLIER.book, { ...bookingOf(changeNo, other, holdUntil), exchange });
  const dearer = other.unit.salePrice - first.unit.salePrice;
  // a fee as high as the price is enough for any rule
  const paid = { changeFee: first.unit.salePrice, fareDifference: Math.max(0, dearer) };
  const wanted = { ...place, carrierCode, sequence: sequence + 1, ...paid };
  const unknownChange = {
    changeNo: `${run}4`,
    isVoluntary: true,
    tickets: [{ ...wanted, oldTicketNo: UNKNOWN_TICKET }],
  };
  await check.expectRefusal(SUPPLIER.change, unknownChange, 'the change of an unknown ticket');
  const change = { changeNo, isVoluntary: true, tickets: [{ ...wanted, oldTicketNo: issued }] };
  const changed = await twice(check, SUPPLIER.change, change, 'answer.ticketNos', numbers);
  if (changed !== undefined)
    check.expect(
      changed !== issued,
      SUPPLIER.change,
      'answer.ticketNos',
      'are other numbers than the old ones',
    );

  await check.expectRefusal(
    SUPPLIER.refund,
    { refundNo: `${run}5`, isVoluntary: true, ticketNos: [UNKNOWN_TICKET], refundAmounts: [0] },
    'the refund of an unknown ticket',
  );
  const ticketNos = [changed ?? issued];
  const refund = { refundNo: `${run}6`, isVoluntary: true, ticketNos, refundAmounts: [0] };
  await twice(check, SUPPLIER.refund, refund, 'answer', () => 'refunded');
}

function bookingOf(
  orderNo: string,
  { sold: { flight }, unit }: { sold: Flight; unit: Unit },
  holdUntil: string,
) {
  const { cabinCode, policyId, fareCode, salePrice } = unit;
  return {
    orderNo,
    flights: [{ ...keyOf(flight), segmentNo: 1, cabinCode, policyId, fareCode, salePrice }],
    passengers: [PASSENGER],
    tickets: [{ segmentNo: 1, passengerNo: 1, ...pricesOf(unit) }],
    holdUntil,
  };
}

const pricesOf = ({ salePrice, buildFee, fuelFee }: Unit) => ({ salePrice, buildFee, fuelFee });

/** The flight has not departed yet: this is refused, or answered with tickets that were asked about. */
async function checkBoarded(check: ServiceCheck, { flight }: Flight, ticketNo: string): Promise<void> {
  const request = { flight: keyOf(flight), ticketNos: [ticketNo] };
  const answered = await check.send(SUPPLIER.boarded, request);
  if (answered?.status === REFUSED_STATUS) {
    await check.expectRefusal(SUPPLIER.boarded, request, 'the passengers of a flight that has not departed');
    return;
  }
  const answer = await check.ask(SUPPLIER.boarded, request);
  if (answer === undefined) return;
  const isSubset = answer.ticketNos.every((given) => given === ticketNo);
  check.expect(isSubset, SUPPLIER.boarded, 'answer.ticketNos', 'has only tickets that were asked about');
}

function keyOf({ flightNo, depAirportCode, arrAirportCode, takeOffTime }: Flight['flight']) {
  return { flightNo, depAirportCode, arrAirportCode, depDate: takeOffTime.slice(0, 10) };
}

/** Sends the same change twice; returns its outcome, undefined if one of both failed. */
async function twice<M extends Method>(
  check: ServiceCheck,
  method: M,
  request: InferOutput<M['request']>,
  at: string,
  outcomeOf: (answer: InferOutput<M['answer']>) => string,
): Promise<string | undefined> {
  const first = await check.ask(method, request);
  const again = await check.ask(method, request);
  if (first === undefined || again === undefined) return undefined;
  check.expect(outcomeOf(first) === outcomeOf(again), method, at, 'is the same for the same request');
  return outcomeOf(first);
}
