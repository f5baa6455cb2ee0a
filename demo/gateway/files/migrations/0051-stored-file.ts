import { statements } from '../../db/statements';

/**
 * Uploaded files; the store has their content under the number. A row is inserted before its content and deleted after
 * it, so that the store has no content without a row.
 */
export const migration = statements(
  `create table stored_file (
    file_no text primary key check (file_no ~ '^F[0-9a-f]{32}$'),
    enterprise_num text not null references enterprise,
    uploader_no text not null references staff,
    file_name text not null check (file_name <> ''),
    file_type text not null check (file_type in ('application/pdf', 'image/jpeg', 'image/png')),
    file_size bigint not null check (file_size > 0),
    begun_at timestamptz not null,
    stored_at timestamptz,
    owner_kind text,
    owner_no text,
    check ((owner_kind is null) = (owner_no is null)),
    check (owner_kind is null or stored_at is not null)
  )`,
  `create index stored_file_by_owner on stored_file (owner_kind, owner_no) where owner_kind is not null`,
  `create index stored_file_unattached on stored_file (begun_at) where owner_kind is null`,
  `create index stored_file_unattached_of on stored_file (uploader_no) where owner_kind is null`,
);
