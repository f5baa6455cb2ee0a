import { statements } from '../../db/statements';

/** Releases of the app of a TMC's website, by kind of phone. */
export const migration = statements(
  `create table app_info (
    tmc_number text primary key references tmc,
    app_title text not null,
    description text not null default ''
  )`,
  `create table app_release (
    tmc_number text not null references app_info,
    kind text not null check (kind in ('ios', 'android', 'miniProgram')),
    url text not null,
    version text not null default '',
    size_bytes integer check (size_bytes > 0),
    released_on date,
    notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array'),
    primary key (tmc_number, kind)
  )`,
);
