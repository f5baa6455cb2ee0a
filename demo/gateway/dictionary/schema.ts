import type { Generated } from 'kysely';

/** Number of the rows with the standard values. */
export const STANDARD = '';

declare module '../db/schema' {
  interface Schema {
    dictionary_entry: {
      param: string;
      code: number;
      name: string;
      sort_order: number;
      /** The agency whose value it is; '' for the standard one. */
      tmc_number: Generated<string>;
      /** The agency hides the standard entry. */
      is_removed: Generated<boolean>;
    };
    sys_param: { param: string; value: string; tmc_number: Generated<string> };
    config_param: { param_name: string; param_value: string; tmc_number: Generated<string> };
  }
}
