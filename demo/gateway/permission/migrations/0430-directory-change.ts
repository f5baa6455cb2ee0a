import { statements } from '../../db/statements';

/**
 * The version of the directory is one row for all enterprises: a transaction that changes staff held it from its first change on,
 * and all other changes of staff waited until its end. It is raised once a transaction, as its last step.
 */
export const migration = statements(
  `create table directory_change (changed_xid xid8 primary key)`,
  `create or replace function raise_directory_version() returns trigger language plpgsql as $$
    begin
      insert into directory_change (changed_xid) values (pg_current_xact_id()) on conflict do nothing;
      return null;
    end
  $$`,
  `create function count_directory_change() returns trigger language plpgsql as $$
    begin
      update directory_version set version = version + 1;
      delete from directory_change where changed_xid = new.changed_xid;
      return null;
    end
  $$`,
  `create constraint trigger directory_change_is_counted after insert on directory_change
    deferrable initially deferred for each row execute function count_directory_change()`,
);
