import { statements } from '../../db/statements';

/** Compares codes without case and width. Codes in use that differ by these alone stay as they are. */
export const migration = statements(
  `create function code_key(code text) returns text
    language sql immutable strict parallel safe as $$ select upper(normalize(code, NFKC)) $$`,
  `create index staff_by_job_key on staff (enterprise_num, code_key(job_no))`,
  ...['cost_center', 'accounting_entity', 'project'].map(
    (table) => `create index ${table}_by_code_key on ${table} (enterprise_num, code_key(code))`,
  ),
);
