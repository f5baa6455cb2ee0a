import { sql } from 'kysely';
import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { noteState } from '../order/move';
import { insertOrderLog } from '../order/order-log';
import { insertExtras, type NewExtras } from '../travellers/extra-queries';
import type { Offer, PriceKey } from '../flight-offers/offer';
import { fullFareOf } from '../supplier/full-fare';
import type { TicketPrice } from './ticket-price';

/** 14 digits: the day in Shanghai (yymmdd) and a sequence of eight, enough for any day. */
export async function nextOrderNo(db: Database, now: Date): Promise<string> {
  const { rows } = await sql<{ sequence: number }>`select nextval('order_seq') as sequence`.execute(db);
  const day = shanghaiDate(now).slice(2).replaceAll('-', '');
  return day + String(rows[0]?.sequence).padStart(8, '0');
}

/** An offer in an order, which numbers its flights consecutively. */
export interface BookedOffer extends Offer {
  /** 1: outward, 2: return. */
  legNo: number;
}

export interface NewOrder {
  orderNo: string;
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo' | 'staffName' | 'deptNo' | 'deptName'>;
  orderStatus: '待支付' | '待审批';
  voyageType: 1 | 2;
  travelType: 1 | 2;
  travelPurpose: string;
  offers: readonly BookedOffer[];
  /** Seats taken on every segment. */
  seats: number;
  passengers: readonly OrderPassenger[];
  tickets: readonly (TicketPrice & { segmentNo: number; passengerNo: number })[];
  /** Extras of each passenger's tickets. */
  extras: readonly NewExtras[];
  /** Sum of tickets, insurance and service fees, fen. */
  total: number;
  contactName: string;
  contactPhone: string;
  remark: string;
  createdAt: Date;
  payDeadline: Date;
  priceGuaranteedUntil: Date;
  /** The order whose tickets it changes. */
  changeOf?: string;
  /** First log entry; by default that the booker made the order. */
  firstLog?: { operatorName: string; content: string };
}

/**
 * Inserts an unpaid order, which may need an approval first, with its segments, passengers, tickets to be issued and
 * first log entry.
 */
export async function insertOrder(db: Database, order: NewOrder): Promise<void> {
  const { orderNo, caller, offers, passengers } = order;
  const flights = offers.map(({ flight: { flight } }) => flight);
  const flightNos = flights.map(({ flightNo }) => flightNo);
  const names = passengers.map(({ passagerName }) => passagerName);
  await db
    .insertInto('flight_order')
    .values({
      order_no: orderNo,
      enterprise_num: caller.enterpriseNum,
      booker_no: caller.staffNo,
      booker_name: caller.staffName,
      dept_no: caller.deptNo,
      dept_name: caller.deptName,
      order_status: order.orderStatus,
      voyage_type: order.voyageType,
      travel_type: order.travelType,
      travel_purpose: order.travelPurpose,
      total_amount: order.total,
      contact_name: order.contactName,
      contact_phone: order.contactPhone,
      remark: order.remark,
      change_of: order.changeOf ?? null,
      created_at: order.createdAt,
      pay_deadline: order.payDeadline,
      price_guaranteed_until: order.priceGuaranteedUntil,
      take_off_time: flights[0]?.takeOffTime ?? '',
      arrival_time: flights.at(-1)?.arrTime ?? '',
      flights: JSON.stringify(
        flights.map(({ flightNo, depCityName, arrCityName, takeOffTime, arrTime }) => ({
          flightNo,
          depCityName,
          arrCityName,
          takeOffTime,
          arrTime,
        })),
      ),
      passenger_names: names,
      search_text: [orderNo, ...flightNos, ...names, caller.staffName].join('\n'),
    })
    .execute();
  await db
    .insertInto('order_segment')
    .values(
      offers.map(({ segmentNo, legNo, flight, price }) => ({
        order_no: orderNo,
        segment_no: segmentNo,
        leg_no: legNo,
        flight: JSON.stringify(flight.flight),
        rule: JSON.stringify({ ...price.rule, segmentNo }),
        cabin_code: price.unit.cabinCode,
        cabin_name: price.unit.cabinName,
        discount: price.unit.discount,
        cabin_type: price.unit.cabinType,
        full_fare: fullFareOf(flight, price.unit.cabinType),
        published_fare: price.unit.ticketPrice,
        is_protocol: price.unit.isProtocol,
        policy_id: price.unit.policyId,
        dep_date: flight.flight.takeOffTime.slice(0, 10),
        inventory_key: flight.inventoryKey,
        seats_held: order.seats,
      })),
    )
    .execute();
  await db
    .insertInto('order_passenger')
    .values(
      passengers.map((p, i) => ({
        order_no: orderNo,
        passenger_no: i + 1,
        passenger_name: p.passagerName,
        card_type: p.cardType,
        card_no: p.cardNo,
        phone: p.phone,
        sex_tem: p.sexTem,
        birth_day: p.birthDay,
        nationality: p.nationality,
        passenger_type_id: p.passengerTypeID,
        staff_no: p.staffNO === '' ? null : p.staffNO,
        is_booker: p.staffNO === caller.staffNo,
      })),
    )
    .execute();
  await insertExtras(db, orderNo, order.extras);
  await db
    .insertInto('ticket')
    .values(
      order.tickets.map((ticket) => ({
        order_no: orderNo,
        segment_no: ticket.segmentNo,
        passenger_no: ticket.passengerNo,
        sale_price: ticket.salePrice,
        build_fee: ticket.buildFee,
        fuel_fee: ticket.fuelFee,
      })),
    )
    .execute();
  await noteState(db, { orderNo, to: order.orderStatus, at: order.createdAt });
  await insertOrderLog(db, {
    orderNo,
    at: order.createdAt,
    ...(order.firstLog ?? {
      operatorName: caller.staffName,
      content: order.orderStatus === '待审批' ? '提交订单，座位已保留，等待审批' : '提交订单，座位已保留',
    }),
  });
}

/** Stores the airline's record of a held order. */
export async function setPnr(db: Database, orderNo: string, pnr: string): Promise<void> {
  await db
    .updateTable('flight_order')
    .set((eb) => ({
      booking_state: 1,
      pnr,
      search_text: eb(eb.ref('search_text'), '||', `\n${pnr}`),
    }))
    .where('order_no', '=', orderNo)
    .execute();
}

/** Data for pricing an order's tickets again. */
export async function findTicketsToPrice(db: Database, orderNo: string) {
  const segments = await db
    .selectFrom('order_segment')
    .select(['segment_no', 'flight', 'cabin_code', 'policy_id', 'dep_date'])
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  const passengers = await db
    .selectFrom('order_passenger')
    .select(['passenger_no as passengerNo', 'passenger_type_id as passengerTypeID'])
    .where('order_no', '=', orderNo)
    .orderBy('passenger_no')
    .execute();
  const prices = segments.map(({ segment_no, flight, cabin_code, policy_id, dep_date }): PriceKey => ({
    segmentNo: segment_no,
    flightNo: flight.flightNo,
    depAirportCode: flight.depAirportCode,
    arrAirportCode: flight.arrAirportCode,
    depDate: dep_date,
    cabinCode: cabin_code,
    policyId: policy_id,
  }));
  return { prices, passengers };
}

/** Sets the total of an unpaid order and the end of its guarantee. */
export async function guaranteePrice(
  db: Database,
  orderNo: string,
  total: number,
  until: Date,
): Promise<void> {
  await db
    .updateTable('flight_order')
    .set({ total_amount: total, price_guaranteed_until: until })
    .where('order_no', '=', orderNo)
    .execute();
}

export async function setTicketPrices(
  db: Database,
  orderNo: string,
  tickets: readonly (TicketPrice & { segmentNo: number; passengerNo: number })[],
): Promise<void> {
  for (const { segmentNo, passengerNo, salePrice, buildFee, fuelFee } of tickets) {
    await db
      .updateTable('ticket')
      .set({ sale_price: salePrice, build_fee: buildFee, fuel_fee: fuelFee })
      .where('order_no', '=', orderNo)
      .where('segment_no', '=', segmentNo)
      .where('passenger_no', '=', passengerNo)
      .execute();
  }
}
