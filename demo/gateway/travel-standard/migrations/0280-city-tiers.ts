import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-CSDJWH';

/** Ordered tiers of cities with unique names, and the tier of a city. */
export const migration = statements(
  `create sequence city_tier_seq start 1000`,
  `create table city_tier (
    tier_no text primary key default 'T' || nextval('city_tier_seq'),
    enterprise_num text not null references enterprise,
    tier_name text not null,
    remark text not null,
    sort_order integer not null,
    version integer not null default 1,
    modified_at timestamptz
  )`,
  `create unique index city_tier_name on city_tier (enterprise_num, tier_name)`,
  `create sequence tier_city_seq start 1000`,
  `create table tier_city (
    record_no text primary key default 'TC' || nextval('tier_city_seq'),
    enterprise_num text not null references enterprise,
    city_code text not null,
    tier_no text not null references city_tier,
    remark text not null,
    version integer not null default 1,
    modified_at timestamptz
  )`,
  `create unique index tier_city_city on tier_city (enterprise_num, city_code)`,
  `create index tier_city_tier on tier_city (tier_no)`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护城市等级', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the other standards
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-CBYYWH'`,
);
