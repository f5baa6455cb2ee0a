import type { Generated, GeneratedAlways } from 'kysely';
import type { BookingProduct } from '../../../src/contract/hotel/booking-products';
import type { Star } from '../../../src/contract/hotel/hotel-agreements';
import type { AgreedRoom } from '../../../src/contract/hotel/values';
import type { Period } from '../../../src/contract/resource/values';
import type { Json } from '../db/schema';

interface VersionedColumns {
  enterprise_num: string;
  version: Generated<number>;
  /** null: part of the initial data. */
  modified_at: Generated<Date | null>;
}
/** Terms agreed with a hotel. */
interface AgreementColumns {
  hotel_name: string;
  /** Sort key of the name in pinyin order. */
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
    /** Objects of pages with their defaults. */
    custom_object: {
      object_no: string;
      parent_no: string | null;
      app_no: string;
      module_no: string;
      object_name: string;
      /** 1: a group of settings, 2: a setting. */
      object_type: 1 | 2;
      key_id: string;
      sort_order: number;
      is_enable: boolean;
    };
    /** Setting of an agency. */
    custom_object_default: { tmc_number: string; object_no: string; is_enable: boolean };
    /** Setting of an enterprise. */
    custom_object_setting: { enterprise_num: string; object_no: string; is_enable: boolean };
    hotel_agreement: VersionedColumns &
      AgreementColumns & {
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
    /** Price limit of a night. */
    hotel_standard: VersionedColumns & {
      standard_no: Generated<string>;
      grade_no: string;
      /** null: all cities. */
      tier_no: string | null;
      /** Fen. */
      price_limit: number;
      remark: string;
    };
    /** Users of a kind of product; those of flights are stored with the settlement products. */
    booking_product: VersionedColumns & {
      product_key: string;
      product: BookingProduct;
      is_enable: boolean;
      is_all_staff: boolean;
      staff_nos: string[];
      dept_nos: string[];
      position_nos: string[];
      sort_order: number;
    };
    /** The agency's offers for an enterprise, which joins each of them or not. */
    agent_hotel_offer: VersionedColumns &
      AgreementColumns & { offer_no: Generated<string>; is_joined: boolean };
  }
}
