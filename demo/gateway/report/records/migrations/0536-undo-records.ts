import { statements } from '../../../db/statements';

/** Facts are immutable, and may be deleted only while the import that wrote them is being undone. */
export const migration = statements(
  `create index import_job_write_of_key on import_job_write (row_key)`,
  `create or replace function refuse_change_of_fact() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and exists (
        select from import_job_write w join import_job j on j.import_no = w.import_no
        where w.row_key = old.fact_no::text and j.kind = 'travelRecords' and j.import_state = 'undoing'
          and j.enterprise_num = old.enterprise_num)
      then
        return old;
      end if;
      raise exception 'a fact is never changed' using errcode = 'restrict_violation';
    end
  $$`,
);
