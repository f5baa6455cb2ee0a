import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

const SEE = 'YHWZ-YMQX-XYJDCK';
const EDIT = 'YHWZ-YMQX-XYJDWH';

const CHANGED = `version integer not null default 1,
    modified_at timestamptz`;
/** Columns of an agreement: the hotel, the period and the prices. */
const AGREED = `hotel_name text not null,
    city_code text not null,
    star smallint not null check (star between 2 and 5),
    valid_from date not null,
    valid_to date not null check (valid_to >= valid_from),
    rooms jsonb not null,
    is_tax_included boolean not null,
    tax_rate integer not null check (tax_rate between 0 and 30),
    dept_nos text[] not null`;

const right = (objectNo: string, name: string): string[] => [
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${objectNo}', app_no, module_no, '${name}', 2, '${objectNo}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the reasons for breaking the travel standards
  `insert into role_grant (role_no, object_no)
    select role_no, '${objectNo}' from role_grant where object_no = 'YHWZ-YMQX-CBYYWH'`,
];

/** Agreements with hotels, by enterprises and by their agency for them, and the price limits of a night. */
export const migration = statements(
  `create sequence hotel_seq start 1000`,
  `create table hotel_agreement (
    agreement_no text primary key default 'HA' || nextval('hotel_seq'),
    enterprise_num text not null references enterprise,
    ${AGREED},
    address text not null,
    phone text not null,
    contact text not null,
    cancel_days integer not null check (cancel_days between 0 and 30),
    cancel_hour integer not null check (cancel_hour between 0 and 24),
    blackouts jsonb not null,
    remark text not null,
    is_enable boolean not null,
    ${CHANGED}
  )`,
  `create index hotel_agreement_hotel on hotel_agreement (enterprise_num, hotel_name, city_code)`,
  `create table hotel_standard (
    standard_no text primary key default 'HS' || nextval('hotel_seq'),
    enterprise_num text not null references enterprise,
    grade_no text not null,
    tier_no text references city_tier,
    price_limit bigint not null check (price_limit > 0),
    remark text not null,
    ${CHANGED},
    foreign key (enterprise_num, grade_no) references grade (enterprise_num, grade_no)
  )`,
  `create unique index hotel_standard_once on hotel_standard (enterprise_num, grade_no, coalesce(tier_no, ''))`,
  `create table agent_hotel_offer (
    offer_no text primary key default 'HO' || nextval('hotel_seq'),
    enterprise_num text not null references enterprise,
    ${AGREED},
    is_joined boolean not null,
    ${CHANGED}
  )`,
  `create index agent_hotel_offer_enterprise on agent_hotel_offer (enterprise_num)`,
  addSoundColumn('hotel_agreement', 'hotel_name'),
  addSoundColumn('agent_hotel_offer', 'hotel_name'),
  ...right(SEE, '查看协议酒店'),
  ...right(EDIT, '维护协议酒店'),
);
