import { addSoundColumn } from '../../db/sound-column';
import { statements } from '../../db/statements';

const SEE = 'YHWZ-YMQX-YGCK';
const EDIT = 'YHWZ-YMQX-YGWH';
const KNOWN = 'YHWZ-YMQX-ZWZJWH';

const right = (object: string, name: string): string[] => [
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${object}', app_no, module_no, '${name}', 2, '${object}', sort_order
    from permission_object where object_no = '${KNOWN}'`,
  // grants the right to roles that maintain positions and grades
  `insert into role_grant (role_no, object_no)
    select role_no, '${object}' from role_grant where object_no = '${KNOWN}'`,
];

/** Staff maintained by the enterprise: a job number, a state and versions; and departments with versions. */
export const migration = statements(
  `alter table staff
    add column job_no text,
    add column staff_state text not null default 'active' check (staff_state in ('active', 'stopped', 'departed')),
    add column state_since date,
    add column version integer not null default 1,
    add column modified_at timestamptz`,
  `update staff set job_no = staff_no`,
  `alter table staff alter column job_no set not null`,
  `create unique index staff_job_no on staff (enterprise_num, job_no)`,
  `create function complete_staff() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then new.job_no := coalesce(new.job_no, new.staff_no);
      elsif new.version = old.version then new.version := old.version + 1;
      end if;
      return new;
    end
  $$`,
  `create trigger staff_is_complete before insert or update on staff
    for each row execute function complete_staff()`,
  addSoundColumn('staff', 'staff_name'),
  `alter table staff drop column search_text, drop column search_letters`,
  `alter table staff add column search_text text not null
    generated always as (staff_name || E'\\n' || pinyin || E'\\n' || pinyin_initials || E'\\n' || staff_no
      || E'\\n' || job_no) stored`,
  `alter table staff add column search_letters bigint not null
    generated always as (search_letters(staff_name || pinyin || pinyin_initials || staff_no || job_no)) stored`,
  `create index staff_by_text on staff using gin (search_parts(enterprise_num, search_text))`,
  `create index staff_by_letters on staff (enterprise_num, staff_no) include (search_letters)`,
  `create index staff_by_supervisor on staff (supervisor_no) where supervisor_no is not null`,
  `create sequence department_seq start 1000`,
  `alter table department
    alter column dept_no set default 'D' || nextval('department_seq'),
    add column version integer not null default 1`,
  addSoundColumn('department', 'dept_name'),
  ...right(SEE, '查看员工'),
  ...right(EDIT, '维护员工和部门'),
);
