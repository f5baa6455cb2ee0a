import type { ApprovalOutlook } from '../../../../src/contract/approval/outlook';
import type { Voyage } from '../../../../src/contract/flight-booking/booking';
import { feeOutlook, type TicketFee } from '../../../../src/domain/approval/fee-outlook';
import { quoteChangeFee } from '../../../../src/domain/change/change-quote';
import type { FareOption } from '../../../../src/domain/fare/fare-option';
import { quoteRefund } from '../../../../src/domain/refund/refund-quote';
import { instantOf, shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { AreaDeps } from '../../server/deps';
import type { CallerContext } from '../../server/http/implement';
import { findFaresInWindow } from '../../travel-standard/judge';
import { checkReadable } from './detail';
import { findApplication } from './queries';
import type { ApplicationRow } from './application-row';
import { isUndecided } from './view';

type Deps = Pick<AreaDeps, 'supplierOf' | 'parameters'>;

/** Minutes around the flight to search when no standard sets them. */
const MINUTES_AROUND = 120;
const MOST_CHEAPER = 3;
const NOTHING: ApprovalOutlook = { legs: [], fee: null };

/** Current outlook of an application. Throws applyUnknown and applyOutOfScope. */
export async function readOutlook(
  deps: Deps,
  context: CallerContext,
  applyId: string,
): Promise<ApprovalOutlook> {
  const { db, caller, now } = context;
  const row = await findApplication(context, applyId);
  checkReadable(row, caller);
  if (!isUndecided(row, now)) return NOTHING;
  const voyages = row.choice?.voyages ?? [];
  const legs: ApprovalOutlook['legs'] = [];
  for (const segmentNo of new Set(voyages.map((voyage) => voyage.segmentNo))) {
    const leg = voyages.filter((voyage) => voyage.segmentNo === segmentNo);
    legs.push(...(await legOutlook(deps, context, row, leg)));
  }
  return { legs, fee: await feeOf(db, row, now) };
}

async function legOutlook(
  { supplierOf, parameters }: Deps,
  { db, caller, now }: CallerContext,
  { choice }: ApplicationRow,
  leg: readonly Voyage[],
): Promise<ApprovalOutlook['legs']> {
  const [first, last] = [leg[0], leg.at(-1)];
  const evaluated = choice?.evaluation.segments.find(({ segmentNo }) => segmentNo === first?.segmentNo);
  if (first === undefined || last === undefined || evaluated === undefined || choice === null) return [];
  const supplier = supplierOf(caller);
  const today = shanghaiDate(now);
  const prices = await Promise.all(
    leg.map(async (voyage) => {
      const sold = await supplier.flight(voyage, today);
      return sold?.prices.find(
        ({ unit }) => unit.cabinCode === voyage.cabinCode && unit.policyId === voyage.policyId,
      )?.unit.salePrice;
    }),
  );
  const priceThen = leg.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const priceNow = prices.reduce<number | null>(
    (sum, price) => (sum === null || price === undefined ? null : sum + price),
    0,
  );
  const minutes = choice.evaluation.standards.flatMap(({ lowestFare }) => lowestFare?.minutes ?? []);
  const fares = await findFaresInWindow(
    { supplier, parameters: await parameters(db, caller.enterpriseNum, now), db, caller, now },
    {
      depAirportCode: first.depAirportCode,
      arrAirportCode: last.arrAirportCode,
      takeOffTime: evaluated.takeOffTime,
    },
    {
      minutes: Math.max(MINUTES_AROUND, ...minutes),
      withConnections: false,
      staffNos: choice.passengers.map(({ staffNO }) => staffNO),
    },
  );
  const enoughFor = ({ seatCount }: FareOption) => seatCount >= choice.passengers.length;
  const cheaper = cheapestOfEach(fares.filter(enoughFor)).filter(
    ({ salePrice }) => salePrice < (priceNow ?? priceThen),
  );
  return [
    {
      segmentNo: first.segmentNo,
      flightNo: leg.map(({ flightNo }) => flightNo).join('/'),
      priceThen,
      priceNow,
      cheaper: cheaper
        .slice(0, MOST_CHEAPER)
        .map(({ flightNo, takeOffTime, salePrice }) => ({ flightNo, takeOffTime, salePrice })),
    },
  ];
}

/** The cheapest fare of each flight, the cheapest flight first. */
function cheapestOfEach(fares: readonly FareOption[]): FareOption[] {
  const seen = new Set<string>();
  return fares
    .toSorted((a, b) => a.salePrice - b.salePrice || a.takeOffTime.localeCompare(b.takeOffTime))
    .filter(({ flightNo }) => !seen.has(flightNo) && seen.add(flightNo));
}

/** Current fee of the tickets to be changed or refunded. */
async function feeOf(
  db: Database,
  { change, refund, after_sale_of }: ApplicationRow,
  now: Date,
): Promise<ApprovalOutlook['fee']> {
  const asked = change ?? refund;
  if (asked === null || after_sale_of === null) return null;
  const tickets = await findTickets(db, after_sale_of);
  const isVoluntary = asked.isVoluntary ?? true;
  const fees = asked.tickets.flatMap(({ passengerNo, segmentNo }): TicketFee[] => {
    const ticket = tickets.find((one) => one.passenger_no === passengerNo && one.segment_no === segmentNo);
    if (ticket === undefined) return [];
    const known = {
      passengerTypeID: ticket.passenger_type_id,
      salePrice: ticket.sale_price,
      departure: instantOf(ticket.flight.takeOffTime),
    };
    if (refund !== null) {
      const { build_fee: buildFee, fuel_fee: fuelFee, rule } = ticket;
      return [quoteRefund({ ...known, buildFee, fuelFee, ladder: rule.refund }, { now, isVoluntary })];
    }
    const timesChanged = ticket.times_changed ?? 0;
    const quote = quoteChangeFee(
      { ...known, timesChanged, ladder: ticket.rule.change },
      { now, isVoluntary },
    );
    return [quote.allowed ? quote : { fee: null, worse: null }];
  });
  const { now: costs, next } = feeOutlook(fees);
  return { now: costs, next: next && { time: next.at.toISOString(), fee: next.fee } };
}

function findTickets(db: Database, orderNo: string) {
  return db
    .selectFrom('ticket as t')
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .innerJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 't.order_no').onRef('p.passenger_no', '=', 't.passenger_no'),
    )
    .leftJoin('change_ticket as c', (join) =>
      join
        .onRef('c.order_no', '=', 't.order_no')
        .onRef('c.segment_no', '=', 't.segment_no')
        .onRef('c.passenger_no', '=', 't.passenger_no'),
    )
    .select(['t.segment_no', 't.passenger_no', 't.sale_price', 't.build_fee', 't.fuel_fee'])
    .select(['s.flight', 's.rule', 'p.passenger_type_id', 'c.times_changed'])
    .where('t.order_no', '=', orderNo)
    .execute();
}
