import { statements } from '../../db/statements';

/**
 * Indexes for all columns that refer to staff or accounts and have none. Deleting a person looks for references in each
 * of them, and would read the whole table for every person, such as all logged changes.
 */
export const migration = statements(
  `do $$
    declare reference record;
    begin
      for reference in
        select distinct c.conrelid::regclass::text as owner, a.attname::text as name from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
        where c.contype = 'f' and c.confrelid in ('staff'::regclass, 'app_user'::regclass)
          and not exists (select from pg_index i where i.indrelid = c.conrelid
            and (i.indkey[0] = a.attnum or i.indkey[0] = c.conkey[1] and i.indkey[1] = a.attnum))
        order by 1, 2
      loop
        execute format('create index on %s (%I)', reference.owner, reference.name);
      end loop;
    end $$`,
);
