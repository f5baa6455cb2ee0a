import type { Generated, GeneratedAlways } from 'kysely';
import type { CostObjectColumns } from '../cost-center/schema';

declare module '../db/schema' {
  interface Schema {
    frequent_traveller: {
      contact_no: Generated<string>;
      enterprise_num: string;
      user_no: string;
      traveller_name: string;
      sex_tem: number;
      birth_day: string;
      nationality: string;
      phone: string;
      modify_time: Date;
    };
    /**
     * Exactly one of `staff_no` and `contact_no` is set. For staff these are documents beside the one in the staff
     * record.
     */
    traveller_document: {
      document_no: GeneratedAlways<number>;
      staff_no: string | null;
      contact_no: string | null;
      card_type: number;
      card_no: string;
      holder_name: Generated<string>;
      valid_until: string | null;
    };
    number_reveal: {
      log_no: GeneratedAlways<number>;
      enterprise_num: string;
      viewer_no: string;
      staff_no: string | null;
      contact_no: string | null;
      card_type: number;
      revealed_at: Date;
    };
    number_guess: {
      log_no: GeneratedAlways<number>;
      enterprise_num: string;
      user_no: string;
      staff_no: string | null;
      contact_no: string | null;
      /** null: a telephone. */
      card_type: number | null;
      guessed_at: Date;
    };
    /** Colleagues who may book for `staff_no`, with first and last day. */
    booking_delegate: {
      grant_no: GeneratedAlways<number>;
      enterprise_num: string;
      staff_no: string;
      delegate_no: string;
      begins_on: string;
      ends_on: string;
      made_at: Date;
      /** Manual end before the last day; null: none. */
      ended_at: Generated<Date | null>;
    };
    project: CostObjectColumns & {
      project_no: string;
      enterprise_num: string;
      project_name: string;
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
  }
}
