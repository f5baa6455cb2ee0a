import type { Generated, GeneratedAlways } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Flight, TicketRule } from '../../../src/contract/flight-booking/booking';
import type { CancelKind, OrderFlight, OrderStatus, TicketStatus } from '../../../src/contract/order/list';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    flight_order: {
      order_no: string;
      enterprise_num: string;
      booker_no: string;
      booker_name: string;
      /** Department of the booker when the order was made. */
      dept_no: string;
      dept_name: string;
      order_status: OrderStatus;
      voyage_type: 1 | 2;
      travel_type: 1 | 2;
      travel_purpose: Generated<string>;
      booking_state: Generated<0 | 1 | 2>;
      pnr: Generated<string>;
      total_amount: number;
      commission_type: Generated<number>;
      pay_type: number | null;
      sub_pay_type: number | null;
      /** What bore the enterprise's part of a mixed payment; null for none. */
      company_pay_type: Generated<number | null>;
      contact_name: string;
      contact_phone: string;
      remark: Generated<string>;
      created_at: Date;
      pay_deadline: Date;
      price_guaranteed_until: Date;
      paid_at: Date | null;
      /** When its tickets were issued; null before. */
      issued_at: Generated<Date | null>;
      /** Cancelled because it was not paid in time. */
      expired: Generated<boolean>;
      /** How, by whom and why it was cancelled; null and '' for one that is not. */
      cancel_kind: CancelKind | null;
      cancelled_by: Generated<string>;
      cancel_reason: Generated<string>;
      /** The order whose tickets it changes; null for an order that is no change. */
      change_of: Generated<string | null>;
      issue_attempts: Generated<number>;
      next_issue_at: Date | null;
      /** When it is next looked at whether its passengers have flown; null: not issued, or nothing left to be flown. */
      next_flown_at: Generated<Date | null>;
      /** Of the first segment, and arrival of the last: wall clock, YYYY-MM-DDTHH:mm. */
      take_off_time: string;
      arrival_time: string;
      /** What a list shows of the order, kept beside it so that a page is one query on one table. */
      flights: Json<InferOutput<typeof OrderFlight>[]>;
      /** Its cities as they are reached, `<北京><上海>`. */
      cities: GeneratedAlways<string>;
      passenger_names: string[];
      search_text: string;
      /** The letters and digits in it, a bit each. */
      search_letters: GeneratedAlways<number>;
    };
    order_segment: {
      order_no: string;
      segment_no: number;
      /** 1 the way there, 2 the way back. */
      leg_no: Generated<number>;
      flight: Json<Flight>;
      rule: Json<TicketRule>;
      cabin_code: string;
      cabin_name: string;
      discount: number;
      cabin_type: Generated<1 | 2 | 3>;
      /** Of an adult, fen: the full fare of the class group, and the published one, above the price of an agreement fare. */
      full_fare: Generated<number>;
      published_fare: Generated<number>;
      is_protocol: Generated<boolean>;
      policy_id: string;
      dep_date: string;
      inventory_key: string;
      /** Seats of `seat_inventory` this order holds or has sold; 0 once they are given back. */
      seats_held: number;
    };
    order_passenger: {
      order_no: string;
      passenger_no: number;
      passenger_name: string;
      card_type: number;
      card_no: string;
      phone: string;
      sex_tem: number;
      birth_day: string;
      nationality: string;
      passenger_type_id: 1 | 2 | 3;
      staff_no: string | null;
      /** They booked the order themselves. */
      is_booker: Generated<boolean>;
      /** Of the whole journey. */
      service_fee: Generated<number>;
    };
    ticket: {
      order_no: string;
      segment_no: number;
      passenger_no: number;
      sequence: Generated<number>;
      ticket_no: string | null;
      ticket_status: Generated<InferOutput<typeof TicketStatus>>;
      /** Its flight has departed without them. */
      is_no_show: Generated<boolean>;
      sale_price: number;
      build_fee: number;
      fuel_fee: number;
    };
    /** The states that an order has been in, the first one too. */
    order_state: {
      state_no: GeneratedAlways<number>;
      order_no: string;
      order_status: OrderStatus;
      entered_at: Date;
    };
    order_log: {
      log_no: GeneratedAlways<number>;
      order_no: string;
      logged_at: Date;
      operator_name: string;
      content: string;
    };
  }
}
