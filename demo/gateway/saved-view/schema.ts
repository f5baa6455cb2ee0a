import type { Generated } from 'kysely';
import type { ViewFilters } from '../../../src/contract/saved-view/saved-view';
import type { Json } from '../db/schema';

declare module '../db/schema' {
  interface Schema {
    saved_view: {
      view_no: Generated<number>;
      user_no: string;
      enterprise_num: string;
      page_path: string;
      view_name: string;
      filters: Json<ViewFilters>;
      modify_time: Date;
      /** null: visible to its user alone. */
      shared_at: Generated<Date | null>;
    };
  }
}
