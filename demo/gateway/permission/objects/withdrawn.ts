import { sql, type RawBuilder } from 'kysely';

/** True for an object that the enterprise itself has withdrawn; `row`: enterprise and key of the row. */
export const isWithdrawn = (
  resource: string,
  row: RawBuilder<unknown>,
  objectNo: RawBuilder<unknown> | string,
): RawBuilder<boolean> => sql<boolean>`exists (select from change_log c
  where c.resource = ${resource} and (c.enterprise_num, c.row_key) = (${row})
    and c.before->'objectList' @> jsonb_build_array(jsonb_build_object('no', ${objectNo}::text))
    and not c.after->'objectList' @> jsonb_build_array(jsonb_build_object('no', ${objectNo}::text)))`;
