import { statements } from '../../../db/statements';

/** Scheduled reports: their times and recipients, each run, and one mail per recipient with its link. */
export const migration = statements(
  `create table report_schedule (
    schedule_id text primary key,
    enterprise_num text not null,
    staff_no text not null,
    schedule_name text not null check (schedule_name <> ''),
    page_path text not null,
    asked jsonb not null,
    period text not null check (period in ('lastWeek', 'lastMonth', 'thisWeek', 'thisMonth')),
    every text not null check (every in ('week', 'month')),
    day smallint not null check (day between 1 and case every when 'week' then 7 else 31 end),
    time text not null check (time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
    language text not null check (language in ('zh', 'en')),
    is_paused boolean not null default false,
    next_run_at timestamptz not null,
    created_at timestamptz not null,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create index report_schedule_due on report_schedule (next_run_at) where not is_paused`,
  `create index report_schedule_of_staff on report_schedule (staff_no, created_at)`,
  `create table report_recipient (
    schedule_id text not null references report_schedule on delete cascade,
    staff_no text not null,
    primary key (schedule_id, staff_no)
  )`,
  `create table report_run (
    run_no bigint generated always as identity primary key,
    schedule_id text not null references report_schedule on delete cascade,
    due_at timestamptz not null,
    is_test boolean not null
  )`,
  `create unique index report_run_once on report_run (schedule_id, due_at) where not is_test`,
  `create index report_run_of_schedule on report_run (schedule_id)`,
  `create table report_mail (
    report_mail_no bigint generated always as identity primary key,
    run_no bigint not null references report_run on delete cascade,
    staff_no text not null,
    token_hash text unique,
    expires_at timestamptz,
    unique (run_no, staff_no)
  )`,
);
