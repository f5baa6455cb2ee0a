import type { Generated, GeneratedAlways } from 'kysely';
import type { BookingProduct } from '../../../src/contract/hotel/booking-products';
import type { Star } from '../../../src/contract/hotel/hotel-agreements';
import type { AgreedRoom } from '../../../src/contract/hotel/values';
import type { Period } from '../../../src/contract/resource/values';
import type { Json } from '../db/schema';

interface Kept {
  enterprise_num: string;
  version: Generated<number>;
  /** null: it came with the data. */
  modified_at: Generated<Date | null>;
}
/** What is agreed with a hotel. */
interface Agreed {
  hotel_name: string;
  /** What names are sorted by. */
  hotel_name_sound: GeneratedAlways<string>;
  city_code: string;
  star: Star;
  valid_from: string;
  valid_to: string;
  rooms: Json<AgreedRoom[]>;
  is_tax_included: boolean;
  /** Percent. */
  tax_rate: number;
  /** Empty: the whole enterprise. */
  dept_nos: string[];
}

declare module '../db/schema' {
  interface Schema {
    /** What pages show, as it begins. */
    custom_object: {
      object_no: string;
      parent_no: string | null;
      app_no: string;
      module_no: string;
      object_name: string;
      /** 1 what has settings, 2 a setting. */
      object_type: 1 | 2;
      key_id: string;
      sort_order: number;
      is_enable: boolean;
    };
    /** As an agency has it. */
    custom_object_default: { tmc_number: string; object_no: string; is_enable: boolean };
    /** As an enterprise has it. */
    custom_object_setting: { enterprise_num: string; object_no: string; is_enable: boolean };
    hotel_agreement: Kept &
      Agreed & {
        agreement_no: Generated<string>;
        address: string;
        phone: string;
        contact: string;
        cancel_days: number;
        cancel_hour: number;
        blackouts: Json<Period[]>;
        remark: string;
        is_enable: boolean;
      };
    /** What a night may cost. */
    hotel_standard: Kept & {
      standard_no: Generated<string>;
      grade_no: string;
      /** null: all cities. */
      tier_no: string | null;
      /** Fen. */
      price_limit: number;
      remark: string;
    };
    /** Whom a kind of product is open to; of flights that is kept with the products that are settled. */
    booking_product: Kept & {
      product_key: string;
      product: BookingProduct;
      is_enable: boolean;
      is_all_staff: boolean;
      staff_nos: string[];
      dept_nos: string[];
      position_nos: string[];
      sort_order: number;
    };
    /** What the agency has bought for an enterprise, which takes part in it or not. */
    agent_hotel_offer: Kept & Agreed & { offer_no: Generated<string>; is_joined: boolean };
  }
}
