import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-ZWZJWH';

/**
 * Positions and grades maintained by the enterprise, ordered and with unique names. Duplicate names get their numbers
 * as a suffix, and positions are ordered by their creation.
 */
export const migration = statements(
  `create sequence job_position_seq start 1000`,
  `create sequence grade_seq start 1000`,
  `alter table job_position
    alter column position_no set default 'P' || nextval('job_position_seq'),
    add column remark text not null default '',
    add column sort_order integer not null default 0,
    add column version integer not null default 1,
    add column modified_at timestamptz`,
  `update job_position p set sort_order = o.place
    from (select position_no, row_number() over (
        partition by enterprise_num order by length(position_no), position_no) as place
      from job_position) o
    where o.position_no = p.position_no`,
  `alter table job_position alter column sort_order drop default`,
  `update job_position p set position_name = position_name || ' ' || position_no
    where exists (select from job_position q where q.enterprise_num = p.enterprise_num
      and q.position_name = p.position_name and q.position_no < p.position_no)`,
  `create unique index job_position_name on job_position (enterprise_num, position_name)`,
  `alter table grade
    alter column grade_no set default 'G' || nextval('grade_seq'),
    add column remark text not null default '',
    add column version integer not null default 1,
    add column modified_at timestamptz`,
  `alter table grade drop constraint grade_enterprise_num_grade_rank_key`,
  `update grade g set grade_name = grade_name || ' ' || grade_no
    where exists (select from grade h where h.enterprise_num = g.enterprise_num
      and h.grade_name = g.grade_name and h.grade_no < g.grade_no)`,
  `create unique index grade_name on grade (enterprise_num, grade_name)`,
  // deferred, because swapping two grades makes a rank double for a moment
  `alter table grade add constraint grade_rank unique (enterprise_num, grade_rank) deferrable initially deferred`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护职位和职级', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the products of positions
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-JSCPWH'`,
);
