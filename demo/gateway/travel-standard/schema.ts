import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GroundProduct } from '../../../src/contract/travel-standard/ground-standards';
import type { ProductType } from '../../../src/contract/travel-standard/over-reasons';
import type { OverPolicy, StandardRule } from '../../../src/contract/travel-standard/shapes';
import type { StoredException } from './travel-standards/exceptions';

declare module '../db/schema' {
  interface Schema {
    travel_standard: {
      standard_no: Generated<string>;
      enterprise_num: string;
      standard_name: string;
      /** Sort key of the name in pinyin order. */
      standard_name_sound: GeneratedAlways<string>;
      /** Holder of the standard; exactly one of the three is set. */
      grade_no: string | null;
      dept_no: Generated<string | null>;
      staff_no: Generated<string | null>;
      max_cabin_type: 1 | 2 | 3;
      /** Integer percent of the full fare; null: no cap. */
      economy_discount: number | null;
      business_discount: Generated<number | null>;
      first_discount: Generated<number | null>;
      /** Fen; null: no cap. */
      max_price: Generated<number | null>;
      /** null: the lowest fare is not required. */
      lowest_price_minutes: number | null;
      lowest_tolerance_kind: Generated<'amount' | 'percent'>;
      /** Fen or percent, by its kind. */
      lowest_tolerance: Generated<number>;
      lowest_with_shared: Generated<boolean>;
      lowest_with_connections: Generated<boolean>;
      advance_days: number;
      over_policy: Generated<OverPolicy>;
      /** In order: the first that a flight meets counts. */
      exceptions: ColumnType<StoredException[], string | undefined, string>;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
    ground_standard: {
      standard_no: Generated<string>;
      enterprise_num: string;
      product: GroundProduct;
      grade_no: string;
      highest_class: 1 | 2 | 3;
      /** Only for trains that run so long; null: for all. */
      least_minutes: number | null;
      remark: string;
      version: Generated<number>;
      modified_at: Generated<Date | null>;
    };
    city_tier: {
      tier_no: Generated<string>;
      enterprise_num: string;
      tier_name: string;
      /** Sort key of the name in pinyin order. */
      tier_name_sound: GeneratedAlways<string>;
      remark: string;
      sort_order: number;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
    tier_city: {
      record_no: Generated<string>;
      enterprise_num: string;
      city_code: string;
      tier_no: string;
      remark: string;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
    over_reason: {
      enterprise_num: string;
      reason_code: Generated<string>;
      product_type: ProductType;
      rule: StandardRule;
      reason_name: string;
      /** Sort key of the name in pinyin order. */
      reason_name_sound: GeneratedAlways<string>;
      needs_text: Generated<boolean>;
      sort_order: number;
      is_enable: Generated<boolean>;
      version: Generated<number>;
      /** null: part of the initial data. */
      modified_at: Generated<Date | null>;
    };
  }
}
