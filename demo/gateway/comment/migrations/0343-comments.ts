import { statements } from '../../db/statements';

const SEE = 'YHWZ-YMQX-DPCK';
const EDIT = 'YHWZ-YMQX-DPWH';

const CHANGED = `version integer not null default 1,
    modified_at timestamptz`;
const stars = (name: string) => `${name} smallint not null check (${name} between 1 and 5)`;

const right = (objectNo: string, name: string): string[] => [
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${objectNo}', app_no, module_no, '${name}', 2, '${objectNo}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the reasons for breaking the travel standards
  `insert into role_grant (role_no, object_no)
    select role_no, '${objectNo}' from role_grant where object_no = 'YHWZ-YMQX-CBYYWH'`,
];

/** Comments of staff on their flown flights, one per ticket, and the enterprises' settings for them. */
export const migration = statements(
  `create table comment_config (
    config_key text primary key,
    enterprise_num text not null unique references enterprise,
    is_enable boolean not null,
    comment_days integer not null check (comment_days between 1 and 180),
    is_anonymous_allowed boolean not null,
    held_words text not null,
    ${CHANGED}
  )`,
  `insert into comment_config (config_key, enterprise_num, is_enable, comment_days, is_anonymous_allowed, held_words)
    select enterprise_num, enterprise_num, true, 30, true, '' from enterprise`,
  `create sequence comment_seq start 1000`,
  `create table trip_comment (
    comment_no text primary key default 'TC' || nextval('comment_seq'),
    enterprise_num text not null references enterprise,
    order_no text not null references flight_order,
    segment_no integer not null,
    passenger_no integer not null,
    staff_no text not null,
    dept_no text not null,
    flight_no text not null,
    airline text not null,
    airline_name text not null,
    dep_city_name text not null,
    arr_city_name text not null,
    take_off_time text not null,
    dep_date date not null,
    ${['stars', 'punctuality', 'cabin', 'service'].map(stars).join(',\n    ')},
    content text not null,
    tags text[] not null,
    is_anonymous boolean not null,
    comment_state text not null check (comment_state in ('shown', 'held', 'hidden')),
    hidden_reason text not null default '',
    reply text not null default '',
    created_at timestamptz not null,
    ${CHANGED},
    unique (order_no, segment_no, passenger_no)
  )`,
  `create index trip_comment_enterprise on trip_comment (enterprise_num, created_at)`,
  `create index trip_comment_staff on trip_comment (enterprise_num, staff_no)`,
  ...right(SEE, '查看点评'),
  ...right(EDIT, '维护点评'),
);
