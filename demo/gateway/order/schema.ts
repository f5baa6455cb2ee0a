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
      /** Pay type of the enterprise's part of a mixed payment; null for none. */
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
      /** Kind, person and reason of the cancellation; null and '' for an order that is not cancelled. */
      cancel_kind: CancelKind | null;
      cancelled_by: Generated<string>;
      cancel_reason: Generated<string>;
      /** The order whose tickets it changes; null for an order that is no change. */
      change_of: Generated<string | null>;
      issue_attempts: Generated<number>;
      /** The supplier's last answer was a refusal, and it was not asked again by an operator since. */
      issue_refused: Generated<boolean>;
      next_issue_at: Date | null;
      /** Next time to check whether passengers have flown; null: not issued, or no tickets left to fly. */
      next_flown_at: Generated<Date | null>;
      /** Departure of the first and arrival of the last segment: wall clock, YYYY-MM-DDTHH:mm. */
      take_off_time: string;
      arrival_time: string;
      /** Columns of the list, copied here so that a page is one query on one table. */
      flights: Json<InferOutput<typeof OrderFlight>[]>;
      /** Cities in travel order, `<北京><上海>`. */
      cities: GeneratedAlways<string>;
      passenger_names: string[];
      search_text: string;
      /** Letters and digits of the search text, one bit each. */
      search_letters: GeneratedAlways<number>;
    };
    order_segment: {
      order_no: string;
      segment_no: number;
      /** 1 outward, 2 return. */
      leg_no: Generated<number>;
      flight: Json<Flight>;
      rule: Json<TicketRule>;
      cabin_code: string;
      cabin_name: string;
      discount: number;
      cabin_type: Generated<1 | 2 | 3>;
      /**
       * Adult fares in fen: the full fare of the class group, and the published fare, which an agreement fare
       * undercuts.
       */
      full_fare: Generated<number>;
      published_fare: Generated<number>;
      is_protocol: Generated<boolean>;
      policy_id: string;
      dep_date: string;
      inventory_key: string;
      /** Seats of `seat_inventory` that this order holds or has sold; 0 once they are freed. */
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
      /** The passenger booked the order themselves. */
      is_booker: Generated<boolean>;
      /** For the whole journey. */
      service_fee: Generated<number>;
    };
    ticket: {
      order_no: string;
      segment_no: number;
      passenger_no: number;
      sequence: Generated<number>;
      ticket_no: string | null;
      ticket_status: Generated<InferOutput<typeof TicketStatus>>;
      /** The flight has departed without the passenger. */
      is_no_show: Generated<boolean>;
      sale_price: number;
      build_fee: number;
      fuel_fee: number;
    };
    /** History of an order's states, the first one included. */
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
