import { statements } from '../../db/statements';

/** Pictures that agencies upload for their sites and adverts; versions of sites and adverts, which operators change. */
export const migration = statements(
  `create table site_picture (
    picture_no text primary key check (picture_no ~ '^F[0-9a-f]{32}$'),
    tmc_number text not null references tmc,
    file_size integer not null check (file_size > 0),
    made_at timestamptz not null,
    stored_at timestamptz
  )`,
  `create index site_picture_by_time on site_picture (made_at)`,
  `alter table website add column version integer not null default 1`,
  `create index website_by_agency on website (tmc_number)`,
  `alter table advert add column version integer not null default 1`,
);
