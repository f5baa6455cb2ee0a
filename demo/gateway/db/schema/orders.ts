import type { Generated, GeneratedAlways } from 'kysely';
import type { Flight, TicketRule } from '../../../../src/contract/flight-booking/booking';
import type { OrderFlight, OrderStatus, TicketStatus } from '../../../../src/contract/order/list';
import type { InferOutput } from 'valibot';
import type { Json } from './json';

/** Orders, tickets and money. */
export interface OrderTables {
  seat_inventory: { inventory_key: string; cabin_code: string; capacity: number; taken: Generated<number> };
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
    contact_name: string;
    contact_phone: string;
    remark: Generated<string>;
    created_at: Date;
    pay_deadline: Date;
    price_guaranteed_until: Date;
    paid_at: Date | null;
    /** Cancelled because it was not paid in time. */
    expired: Generated<boolean>;
    issue_attempts: Generated<number>;
    next_issue_at: Date | null;
    /** Of the first segment, and arrival of the last: wall clock, YYYY-MM-DDTHH:mm. */
    take_off_time: string;
    arrival_time: string;
    /** What a list shows of the order, kept beside it so that a page is one query on one table. */
    flights: Json<InferOutput<typeof OrderFlight>[]>;
    passenger_names: string[];
    search_text: string;
  };
  order_segment: {
    order_no: string;
    segment_no: number;
    flight: Json<Flight>;
    rule: Json<TicketRule>;
    cabin_code: string;
    cabin_name: string;
    discount: number;
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
    /** Of the whole journey. */
    service_fee: Generated<number>;
  };
  order_cost: {
    order_no: string;
    passenger_no: number;
    cost_center_no: string;
    cost_center_name: string;
    accounting_entity_no: string;
    accounting_entity_name: string;
    dept_no: string;
    dept_name: string;
    project_no: string | null;
    project_name: string;
  };
  order_insurance: {
    order_no: string;
    passenger_no: number;
    product_no: string;
    product_name: string;
    insurer_name: string;
    price: number;
  };
  insurance_product: {
    product_no: string;
    tmc_number: string;
    product_name: string;
    insurer_name: string;
    coverage: string;
    price: number;
    min_age: number;
    max_age: number;
    sort_order: Generated<number>;
    is_enable: Generated<boolean>;
  };
  ticket: {
    order_no: string;
    segment_no: number;
    passenger_no: number;
    sequence: Generated<number>;
    ticket_no: string | null;
    ticket_status: Generated<InferOutput<typeof TicketStatus>>;
    sale_price: number;
    build_fee: number;
    fuel_fee: number;
  };
  order_log: {
    log_no: GeneratedAlways<number>;
    order_no: string;
    logged_at: Date;
    operator_name: string;
    content: string;
  };
  payment: {
    payment_no: string;
    order_no: string;
    pay_type: number;
    sub_pay_type: number;
    amount: number;
    pay_state: 'pending' | 'paid' | 'refunded';
    /** The cashier's number of a third-party payment. */
    trade_no: string | null;
    created_at: Date;
    settled_at: Date | null;
    /** What the enterprise bears of a mixed payment, and by which of its wallets; 0 and null for none. */
    company_pay_type: number | null;
    company_sub_pay_type: number | null;
    company_amount: Generated<number>;
  };
  ledger_account: {
    account_no: string;
    enterprise_num: string;
    kind: 'bank' | 'prepaid' | 'credit' | 'cashier' | 'sales';
    balance: Generated<number>;
    /** The balance never goes below: 0 for a prepaid wallet, minus the limit for a credit line. */
    floor: number | null;
  };
  ledger_transfer: {
    transfer_no: GeneratedAlways<number>;
    kind: 'topUp' | 'payment' | 'refund';
    payment_no: string | null;
    transferred_at: Date;
    memo: string;
  };
  ledger_entry: {
    entry_no: GeneratedAlways<number>;
    transfer_no: number;
    account_no: string;
    amount: number;
    balance_after: number;
  };
}
