import { statements } from '../../db/statements';

/** Settings of users and enterprises, and reports of their clients. */
export const migration = statements(
  `create table operate_habit (
    user_no text not null references app_user,
    enterprise_num text not null references enterprise,
    page_path text not null,
    field_list jsonb not null,
    page_size smallint not null check (page_size >= 0),
    modify_time timestamptz not null,
    primary key (user_no, enterprise_num, page_path)
  )`,
  `create table user_attribute (
    user_no text not null references app_user,
    attribute_name text not null,
    attribute_value text not null,
    primary key (user_no, attribute_name)
  )`,
  `create table device_info (
    user_no text not null references app_user,
    unique_code text not null,
    platform_source smallint not null,
    system_version text not null,
    phone_brand text not null,
    phone_model text not null,
    platform_name text not null,
    platform_type text not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (user_no, unique_code)
  )`,
  `create table sensor_user (
    staff_no text primary key references staff,
    phone text not null,
    company_name text not null,
    company_no text not null references enterprise,
    staff_name text not null,
    pushes integer not null,
    pushed_at timestamptz not null
  )`,
  `create table comment_log (
    log_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    staff_no text not null references staff,
    staff_name text not null,
    module_name text not null,
    business_no text not null,
    content text not null,
    logged_at timestamptz not null
  )`,
  // only the hash of a code is stored, as of a token
  `create table bi_pre_authorisation (
    code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
    user_no text not null references app_user,
    staff_no text not null references staff,
    enterprise_num text not null references enterprise,
    expires_at timestamptz not null
  )`,
  `create index bi_pre_authorisation_by_expiry on bi_pre_authorisation (expires_at)`,
  `create table enterprise_setting (
    enterprise_num text not null references enterprise,
    setting_no text not null,
    setting_name text not null,
    setting_value text not null,
    primary key (enterprise_num, setting_no)
  )`,
  // of specification 6: 1 personal, 2 enterprise, 3 department, 4 persons listed, 5 departments listed
  `create table data_permission (
    enterprise_num text not null,
    staff_no text not null,
    busi_scene_id smallint not null,
    permission_id smallint not null,
    permission_range_id smallint not null check (permission_range_id between 1 and 5),
    primary key (staff_no, busi_scene_id, permission_id),
    unique (enterprise_num, staff_no, busi_scene_id, permission_id),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  // the keys with enterprise_num exclude members of another enterprise
  `create table data_permission_member (
    enterprise_num text not null,
    staff_no text not null,
    busi_scene_id smallint not null,
    permission_id smallint not null,
    member_staff_no text,
    member_dept_no text,
    check (num_nonnulls(member_staff_no, member_dept_no) = 1),
    unique nulls not distinct (staff_no, busi_scene_id, permission_id, member_staff_no, member_dept_no),
    foreign key (enterprise_num, staff_no, busi_scene_id, permission_id)
      references data_permission (enterprise_num, staff_no, busi_scene_id, permission_id) on delete cascade,
    foreign key (enterprise_num, member_staff_no) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, member_dept_no) references department (enterprise_num, dept_no)
  )`,
);
