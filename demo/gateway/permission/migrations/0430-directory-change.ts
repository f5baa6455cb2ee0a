import { statements } from '../../db/statements';

/**
 * The directory's version is one row for all enterprises: a transaction that changed staff locked it from its first
 * change, and all other changes of staff waited for its end. It is now raised once per transaction, as its last step.
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
