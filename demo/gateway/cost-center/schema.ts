import type { Generated, GeneratedAlways } from 'kysely';
import type { COST_CHANGES, CostKind } from '../../../src/contract/cost-center/cost-objects';
import type { FieldChange } from '../../../src/domain/cost-center/changed-fields';
import type { Json } from '../db/schema';

/** What cost centres, accounting entities and projects have in common. Days are YYYY-MM-DD. */
export interface CostObjectColumns {
  /** As the enterprise calls it. */
  code: string;
  parent_no: Generated<string | null>;
  /** Staff number of who answers for it; null: nobody is named. */
  owner_no: Generated<string | null>;
  valid_from: Generated<string>;
  /** null: without end. */
  valid_to: Generated<string | null>;
  /** null: it is not closed. */
  closed_on: Generated<string | null>;
  successor_no: Generated<string | null>;
  /** Otherwise for those in cost_open_to. */
  is_for_all: Generated<boolean>;
  /** Syllables of its name, and their initials; null: they are not made yet. */
  sounds: Generated<string | null>;
  /** Code, name and sounds. */
  search_text: GeneratedAlways<string>;
  revision: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    /** Departments, with all below them, and persons that an object is open to which is not for all. */
    cost_open_to: {
      cost_kind: CostKind;
      object_no: string;
      enterprise_num: string;
      /** One of the two. */
      dept_no: string | null;
      staff_no: string | null;
    };
    /** Each change of an object, by the revision that it made. */
    cost_change: {
      cost_kind: CostKind;
      object_no: string;
      revision: number;
      enterprise_num: string;
      how: (typeof COST_CHANGES)[number];
      field_list: Json<FieldChange[]>;
      /** Staff number; null: it came with the data. */
      changed_by: string | null;
      changed_at: Date;
    };
    /** Each setting of a budget; the one with the highest revision holds. */
    cost_center_budget: {
      enterprise_num: string;
      cost_center_no: string;
      budget_year: number;
      revision: number;
      /** Fen of each month, January first; JSON's null: it has none any more. */
      month_amounts: Json<number[] | null>;
      /** Staff number; null: it came with the data. */
      changed_by: string | null;
      changed_at: Date;
    };
  }
}
