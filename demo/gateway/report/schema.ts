import type { Generated, GeneratedAlways } from 'kysely';
import type { Measure } from '../../../src/contract/report/measures';
import type { FactKind, Product, ReportBasis } from '../../../src/contract/report/report';
import '../db/schema';
import type { Json } from '../db/schema';

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : Name;

/** Column of a measure. */
export type Sum = Snake<Measure>;

interface Dimensions {
  /** Department that bears the costs, at the time of the event. */
  dept_no: string;
  /** The traveller; the booker for a traveller outside the staff. */
  staff_no: string;
  cost_center_no: string;
  entity_no: string;
  /** `北京-上海`; the city of a stay. */
  route: string;
  /** Short name of the airline; the kind of train, the company of a ride, the brand of a hotel. */
  carrier: string;
}

/** The lowest fare available at the booking. */
export interface LowestAtHand {
  serviceName: string;
  startTime: string;
  /** Fen. */
  price: number;
}

declare module '../db/schema' {
  interface Schema {
    /** An event of a ticket, stay or ride; immutable. */
    travel_fact: {
      fact_no: GeneratedAlways<number>;
      enterprise_num: string;
      product: Product;
      kind: FactKind;
      /** Order number; number of an imported record. */
      record_no: string;
      /** Identifies the ticket within the order. */
      part_no: string;
      booked_on: string | null;
      issued_on: string | null;
      used_on: string | null;
      staff_name: string;
      ticket_no: Generated<string>;
      service_name: string;
      class_name: Generated<string>;
      start_time: string;
      /** Days ahead of the ticket's booking for a change or refund, not part of any figure; null for other kinds. */
      ahead_days: Generated<number | null>;
      is_within: Generated<boolean>;
      over_reason: Generated<string>;
      /** Reason of the change or refund; for a used ticket of its last change. */
      loss_reason: Generated<string>;
      is_voluntary: Generated<boolean | null>;
      lowest: Json<LowestAtHand> | null;
    } & Dimensions & { [S in Sum]: Generated<number> };
    /** Sums of the facts of a day. */
    travel_day: {
      enterprise_num: string;
      basis: ReportBasis;
      day: string;
      product: Product;
    } & Dimensions & { [S in Sum]: number };
  }
}
