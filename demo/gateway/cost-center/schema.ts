import type { Generated, GeneratedAlways } from 'kysely';
import type { COST_CHANGES, CostKind } from '../../../src/contract/cost-center/cost-objects';
import type { FieldChange } from '../../../src/domain/cost-center/changed-fields';
import type { Json } from '../db/schema';

/** Common columns of cost centres, accounting entities and projects. Days are YYYY-MM-DD. */
export interface CostObjectColumns {
  /** Code assigned by the enterprise. */
  code: string;
  parent_no: Generated<string | null>;
  /** Staff number of the owner; null for none. */
  owner_no: Generated<string | null>;
  valid_from: Generated<string>;
  /** null for no end. */
  valid_to: Generated<string | null>;
  /** null while it is not closed. */
  closed_on: Generated<string | null>;
  successor_no: Generated<string | null>;
  /** False when it is restricted to the departments and persons in `cost_open_to`. */
  is_for_all: Generated<boolean>;
  /** Syllables of its name, and their initials; null while not computed. */
  sounds: Generated<string | null>;
  /** Code, name and sounds. */
  search_text: GeneratedAlways<string>;
  revision: Generated<number>;
}

declare module '../db/schema' {
  interface Schema {
    /** Departments, with all their descendants, and persons of an object that is not open to all. */
    cost_open_to: {
      cost_kind: CostKind;
      object_no: string;
      enterprise_num: string;
      /** Exactly one of the two is set. */
      dept_no: string | null;
      staff_no: string | null;
    };
    /** History of objects, by the revision that each change made. */
    cost_change: {
      cost_kind: CostKind;
      object_no: string;
      revision: number;
      enterprise_num: string;
      how: (typeof COST_CHANGES)[number];
      field_list: Json<FieldChange[]>;
      /** Staff number; null for initial data. */
      changed_by: string | null;
      changed_at: Date;
    };
    /** History of budgets; the row with the highest revision is in force. */
    cost_center_budget: {
      enterprise_num: string;
      cost_center_no: string;
      budget_year: number;
      revision: number;
      /** Budget of each month in fen, January first; JSON null when the budget was removed. */
      month_amounts: Json<number[] | null>;
      /** Staff number; null for initial data. */
      changed_by: string | null;
      changed_at: Date;
    };
  }
}
