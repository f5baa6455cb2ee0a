import { statements } from '../../db/statements';

/** Enterprises of the changed rows of a table, by the table that has these rows. */
const OF_ROWS = {
  note_directory_change: (rows: string) => `select enterprise_num from ${rows}`,
  note_grant_change: (rows: string) => `select r.enterprise_num from ${rows} join role r using (role_no)`,
  note_user_change: (rows: string) => `select s.enterprise_num from ${rows} join staff s using (user_no)`,
  // objects are the same for all, and only an update of the product changes them
  note_object_change: (rows: string) =>
    `select e.enterprise_num from enterprise e where exists (select from ${rows})`,
} as const;

const noted = (rows: string) => `
  insert into directory_change (changed_xid, enterprise_num)
  select distinct pg_current_xact_id(), c.enterprise_num from (${rows}) c
  on conflict do nothing;`;

const noteFunctions = Object.entries(OF_ROWS).map(
  ([name, enterprises]) => `create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then ${noted(enterprises('new_rows'))}
      end if;
      if tg_op <> 'INSERT' then ${noted(enterprises('old_rows'))}
      end if;
      return null;
    end
  $$`,
);

const TABLES: Readonly<Record<string, keyof typeof OF_ROWS>> = {
  staff: 'note_directory_change',
  department: 'note_directory_change',
  role: 'note_directory_change',
  staff_role: 'note_directory_change',
  sub_manager: 'note_directory_change',
  main_manager: 'note_directory_change',
  role_grant: 'note_grant_change',
  app_user: 'note_user_change',
  permission_object: 'note_object_change',
};

/** The changed rows are known to triggers of a single event alone. */
const ROWS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const triggers = Object.entries(TABLES).flatMap(([table, name]) => [
  `drop trigger ${table}_raises_version on ${table}`,
  ...Object.entries(ROWS).map(
    ([event, rows]) => `create trigger ${table}_raises_version_on_${event} after ${event} on ${table}
      referencing ${rows} for each statement execute function ${name}()`,
  ),
]);

/**
 * The directory has a version for each enterprise. One for all made the changes of each wait for the others to
 * commit, and emptied the rights that processes had cached of all. A transaction raises the versions of its
 * enterprises as its last step and in the order of their numbers, so that two transactions never wait for each other
 * in a circle.
 */
export const migration = statements(
  // changes of earlier migrations in this transaction are not counted yet
  `set constraints directory_change_is_counted immediate`,
  ...triggers.filter((text) => text.startsWith('drop')),
  `drop function raise_directory_version()`,
  `drop table directory_change`,
  `drop function count_directory_change()`,
  `drop table directory_version`,
  `create table directory_version (
    enterprise_num text primary key references enterprise on delete cascade,
    version bigint not null
  )`,
  `create table directory_change (
    changed_xid xid8,
    enterprise_num text,
    primary key (changed_xid, enterprise_num)
  )`,
  `create function count_directory_changes() returns trigger language plpgsql as $$
    begin
      with counted as (
        delete from directory_change where changed_xid = new.changed_xid returning enterprise_num
      )
      insert into directory_version (enterprise_num, version)
      select enterprise_num, 1 from counted order by enterprise_num
      on conflict (enterprise_num) do update set version = directory_version.version + 1;
      return null;
    end
  $$`,
  `create constraint trigger directory_changes_are_counted after insert on directory_change
    deferrable initially deferred for each row execute function count_directory_changes()`,
  ...noteFunctions,
  ...triggers.filter((text) => text.startsWith('create')),
  // all reads of the departments below another one follow it
  `create index department_by_parent on department (parent_no, enterprise_num)`,
);
