import { statements } from '../../db/statements';

/**
 * Websites by host, their adverts, and an index of the ledger by month. Effect times are wall clock in Shanghai, '' for
 * no limit.
 */
export const migration = statements(
  // '*' serves every host that has no site of its own
  `create table website (
    host text primary key check (host = lower(host)),
    tmc_number text not null references tmc,
    logo text not null default '',
    backgroung_img text not null default '',
    website_name text not null,
    plat_name text not null default '',
    copy_right1 text not null default '',
    copy_right2 text not null default ''
  )`,
  // enterprise_num null: for all enterprises of the TMC and before login; source_type 0: for every client type; label
  // and advert_package '': for every scene and package
  `create table advert (
    advert_no bigint generated always as identity primary key,
    advert_group_id text not null,
    tmc_number text not null references tmc,
    enterprise_num text references enterprise,
    advert_space_no text not null,
    label text not null default '',
    source_type integer not null default 0,
    advert_package text not null default '',
    state smallint not null check (state in (0, 1)),
    advert_priority integer not null,
    advert_count integer not null check (advert_count >= 0),
    begin_effect_time text not null default ''
      check (begin_effect_time ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2})?$'),
    end_effect_time text not null default ''
      check (end_effect_time ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2})?$'),
    modify_time text not null
      check (modify_time ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$'),
    text_content text not null default '',
    image_url text not null default '',
    link_url text not null default '',
    text_parts jsonb not null default '{}'
  )`,
  `create index advert_by_space on advert (tmc_number, advert_space_no) where state = 1`,
  `create index ledger_transfer_by_time on ledger_transfer (transferred_at)`,
);
