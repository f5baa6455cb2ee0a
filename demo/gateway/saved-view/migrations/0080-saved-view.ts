import { statements } from '../../db/statements';

/** Filters of lists that users have saved by a name: their own, in one enterprise, on one page. */
export const migration = statements(
  `create table saved_view (
    view_no bigint generated always as identity primary key,
    user_no text not null references app_user,
    enterprise_num text not null references enterprise,
    page_path text not null,
    view_name text not null check (view_name <> ''),
    filters jsonb not null,
    modify_time timestamptz not null,
    unique (user_no, enterprise_num, page_path, view_name)
  )`,
);
