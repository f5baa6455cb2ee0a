import { statements } from '../../db/statements';

/**
 * Looks of the agency at the portal of an enterprise, for the administrators of the enterprise; the moments of fresh codes
 * in operators' sessions, and those at which operators have used their links.
 */
export const migration = statements(
  `create table agency_look (
    look_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    tmc_number text not null references tmc,
    opened_at timestamptz not null,
    address text not null
  )`,
  `alter table agency_session add column proved_at timestamptz`,
  `alter table agency_operator add column link_used_at timestamptz`,
  `create index agency_look_by_enterprise on agency_look (enterprise_num, look_no desc)`,
);
