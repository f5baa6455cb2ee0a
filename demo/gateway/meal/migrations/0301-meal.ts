import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-YCBZWH';
/** Holder of a row within its enterprise: a grade or a department. */
const HOLDER = `grade_no text,
    dept_no text,
    check (num_nonnulls(grade_no, dept_no) = 1),
    foreign key (enterprise_num, grade_no) references grade (enterprise_num, grade_no),
    foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no)`;
const CHANGED = `version integer not null default 1,
    modified_at timestamptz`;

/** Meals: price limits, subsidies, specifications, delivery addresses and receivers. */
export const migration = statements(
  `create sequence meal_seq start 1000`,
  `create table meal_standard (
    standard_no text primary key default 'MS' || nextval('meal_seq'),
    enterprise_num text not null references enterprise,
    standard_name text not null,
    meal text not null check (meal in ('breakfast', 'lunch', 'dinner', 'supper')),
    tier_no text references city_tier,
    price_limit bigint not null check (price_limit > 0),
    day_type text not null check (day_type in ('all', 'working', 'off')),
    over_policy smallint not null check (over_policy between 0 and 3),
    ${CHANGED},
    ${HOLDER}
  )`,
  `create unique index meal_standard_once on meal_standard (
    enterprise_num, coalesce(grade_no, ''), coalesce(dept_no, ''), meal, coalesce(tier_no, ''), day_type)`,
  `create table meal_subsidy (
    subsidy_no text primary key default 'MB' || nextval('meal_seq'),
    enterprise_num text not null references enterprise,
    subsidy_name text not null,
    unit text not null check (unit in ('day', 'meal')),
    amount bigint not null check (amount > 0),
    valid_from date not null,
    valid_to date check (valid_to >= valid_from),
    granted_at text not null check (granted_at in ('daily', 'tripEnd', 'monthly')),
    is_enable boolean not null,
    ${CHANGED},
    ${HOLDER}
  )`,
  `create unique index meal_subsidy_name on meal_subsidy (enterprise_num, subsidy_name)`,
  `create table delivery_address (
    address_no text primary key default 'DA' || nextval('meal_seq'),
    enterprise_num text not null references enterprise,
    address_name text not null,
    city_code text not null,
    address text not null,
    contact text not null,
    phone text not null,
    dept_nos text[] not null,
    is_default boolean not null,
    is_enable boolean not null check (is_enable or not is_default),
    ${CHANGED},
    unique (enterprise_num, address_no)
  )`,
  `create unique index delivery_address_name on delivery_address (enterprise_num, address_name)`,
  `create unique index delivery_address_default on delivery_address (enterprise_num) where is_default`,
  `create table meal_specification (
    specification_no text primary key default 'MG' || nextval('meal_seq'),
    enterprise_num text not null references enterprise,
    specification_name text not null,
    price bigint not null check (price > 0),
    min_persons integer not null check (min_persons > 0),
    max_persons integer not null check (max_persons >= min_persons),
    is_enable boolean not null,
    sort_order integer not null,
    ${CHANGED}
  )`,
  `create unique index meal_specification_name on meal_specification (enterprise_num, specification_name)`,
  `create table goods_receiver (
    receiver_no text primary key default 'GR' || nextval('meal_seq'),
    enterprise_num text not null references enterprise,
    address_no text not null,
    staff_no text not null,
    phone text not null,
    time_from text not null,
    time_to text not null check (time_to > time_from),
    ${CHANGED},
    foreign key (enterprise_num, address_no) references delivery_address (enterprise_num, address_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create unique index goods_receiver_once on goods_receiver (enterprise_num, address_no, staff_no)`,
  addSoundColumn('meal_standard', 'standard_name'),
  addSoundColumn('meal_subsidy', 'subsidy_name'),
  addSoundColumn('delivery_address', 'address_name'),
  addSoundColumn('meal_specification', 'specification_name'),
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护用餐设置', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the reasons for breaking the travel standards
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-CBYYWH'`,
);
