import { statements } from '../../db/statements';

/** Rows of the log have no `staff_no`, because the upgrade made the change. */
const logged = (resource: string, key: string, before: string, after: string, from: string): string =>
  `insert into change_log (enterprise_num, resource, row_key, action, staff_no, changed_at, before, after)
    select t.enterprise_num, '${resource}', ${key}, '${after === 'null' ? 'remove' : 'alter'}', null, now(), ${before}, ${after}
    from ${from} t join staff s on s.staff_no = t.staff_no where s.staff_state = 'departed'`;
const ended = (table: string): string =>
  `delete from ${table} t using staff s where s.staff_no = t.staff_no and s.staff_state = 'departed'`;

/**
 * Departed staff lose their roles, their rights as sub administrators and operators, and scheduled reports. Rows that
 * need a successor stay, because an upgrade cannot choose one.
 */
export const migration = statements(
  logged(
    'role',
    't.role_no',
    `jsonb_build_object('memberList', jsonb_build_array(jsonb_build_object('no', s.staff_no, 'name', s.staff_name)))`,
    `'{"memberList": []}'`,
    'staff_role',
  ),
  ended('staff_role'),
  logged('sub-manager', 't.key_id', 'to_jsonb(t)', 'null', 'sub_manager'),
  ended('sub_manager'),
  logged('operator', 't.key_id', 'to_jsonb(t)', 'null', 'booking_operator'),
  ended('booking_operator'),
  `delete from data_permission_member t using staff s where s.staff_no = t.staff_no and s.staff_state = 'departed'`,
  ended('data_permission'),
  ended('report_recipient'),
  `update report_schedule t set is_paused = true from staff s
    where s.staff_no = t.staff_no and s.staff_state = 'departed' and not t.is_paused`,
);
