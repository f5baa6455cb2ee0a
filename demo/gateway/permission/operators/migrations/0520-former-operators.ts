import { statements } from '../../../db/statements';

/**
 * Operators named before 0480 by a person with a temporary right also end with that right, at once if the sub
 * administration is over. Each is judged by the person who saved it last and by their current roles.
 */
export const migration = statements(`
  with recursive saved as (
    select distinct on (o.key_id) o.key_id, o.dept_nos, c.staff_no
    from booking_operator o join change_log c
      on c.enterprise_num = o.enterprise_num and c.resource = 'operator' and c.row_key = o.key_id
    where o.kept_by is null and c.after is not null and c.staff_no is not null
    order by o.key_id, c.changed_at desc, c.change_no desc
  ), own_department as (
    select distinct s.staff_no, s.dept_no from staff s join saved using (staff_no)
    union
    select o.staff_no, d.dept_no from department d join own_department o on d.parent_no = o.dept_no
  ), lasting as (
    select key_id from saved
    where exists (select from staff_role sr join role_grant g using (role_no)
      where sr.staff_no = saved.staff_no and g.object_no = 'YHWZ-YMQX-CZYWH')
    and exists (select from staff_role sr join role r using (role_no)
      where sr.staff_no = saved.staff_no and (r.permission_range_id = 2 or (r.permission_range_id = 3
        and saved.dept_nos <@ array(select dept_no from own_department o where o.staff_no = saved.staff_no))))
  ), keeper as (
    select staff_no, key_id as kept_by, valid_to is null as is_lasting, now() as until from sub_manager
      where 'YHWZ-YMQX-CZYWH' = any(object_nos)
    union all
    select coalesce(before -> 'staff' ->> 'no', before ->> 'staff_no'), row_key,
      coalesce(before -> 'validPeriod' ->> 'to', before ->> 'valid_to', '') = '', changed_at
    from change_log
    where resource = 'sub-manager' and after is null
      and (before -> 'objectList' @> '[{"no": "YHWZ-YMQX-CZYWH"}]' or before -> 'object_nos' @> '["YHWZ-YMQX-CZYWH"]')
  ), last_keeper as (
    select distinct on (staff_no) staff_no, kept_by, is_lasting from keeper order by staff_no, until desc
  )
  update booking_operator o set kept_by = k.kept_by
  from saved s join last_keeper k using (staff_no)
  where o.key_id = s.key_id and not k.is_lasting and s.key_id not in (select key_id from lasting)`);
