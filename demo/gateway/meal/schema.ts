import type { Generated, GeneratedAlways } from 'kysely';
import type { DayType, MealType } from '../../../src/contract/meal/meal-standards';
import type { Grant, SubsidyUnit } from '../../../src/contract/meal/meal-subsidies';
import type { OverPolicy } from '../../../src/contract/travel-standard/shapes';

interface VersionedColumns {
  enterprise_num: string;
  version: Generated<number>;
  /** null: part of the initial data. */
  modified_at: Generated<Date | null>;
}
/** Holder; exactly one of the two is set. */
interface HolderColumns {
  grade_no: string | null;
  dept_no: string | null;
}

declare module '../db/schema' {
  interface Schema {
    meal_standard: VersionedColumns &
      HolderColumns & {
        standard_no: Generated<string>;
        standard_name: string;
        /** Sort key of the name in pinyin order. */
        standard_name_sound: GeneratedAlways<string>;
        meal: MealType;
        /** null: all cities. */
        tier_no: string | null;
        /** Fen. */
        price_limit: number;
        day_type: DayType;
        over_policy: OverPolicy;
      };
    meal_subsidy: VersionedColumns &
      HolderColumns & {
        subsidy_no: Generated<string>;
        subsidy_name: string;
        /** Sort key of the name in pinyin order. */
        subsidy_name_sound: GeneratedAlways<string>;
        unit: SubsidyUnit;
        /** Fen. */
        amount: number;
        valid_from: string;
        /** null: no end. */
        valid_to: string | null;
        granted_at: Grant;
        is_enable: boolean;
      };
    delivery_address: VersionedColumns & {
      address_no: Generated<string>;
      address_name: string;
      /** Sort key of the name in pinyin order. */
      address_name_sound: GeneratedAlways<string>;
      city_code: string;
      address: string;
      contact: string;
      phone: string;
      /** Empty: all departments. */
      dept_nos: string[];
      is_default: boolean;
      is_enable: boolean;
    };
    meal_specification: VersionedColumns & {
      specification_no: Generated<string>;
      specification_name: string;
      /** Sort key of the name in pinyin order. */
      specification_name_sound: GeneratedAlways<string>;
      /** Fen. */
      price: number;
      min_persons: number;
      max_persons: number;
      is_enable: boolean;
      sort_order: number;
    };
    goods_receiver: VersionedColumns & {
      receiver_no: Generated<string>;
      address_no: string;
      staff_no: string;
      phone: string;
      /** HH:mm. */
      time_from: string;
      time_to: string;
    };
  }
}
