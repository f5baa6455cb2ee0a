import { statements } from '../../db/statements';

const COLLEAGUES = 'YHWZ-YDQX-DDTS';
const listOf = (nos: string) => `jsonb_build_object('objectList', coalesce(
  (select jsonb_agg(jsonb_build_object('no', p.object_no, 'name', p.object_name) order by p.sort_order, p.object_no)
    from permission_object p where p.object_no = any(${nos})), '[]'))`;

/**
 * Booking for colleagues concerns the whole enterprise: sub administrators of some departments lose the right, and it
 * is logged.
 */
export const migration = statements(
  `with wrong as (
    select key_id, enterprise_num, object_nos as had, array_remove(object_nos, '${COLLEAGUES}') as keeps
    from sub_manager where not is_whole and '${COLLEAGUES}' = any(object_nos)
  ), logged as (
    insert into change_log (enterprise_num, resource, row_key, action, changed_at, before, after)
    select enterprise_num, 'sub-manager', key_id, 'alter', now(), ${listOf('had')}, ${listOf('keeps')} from wrong
  )
  update sub_manager s set object_nos = w.keeps, version = s.version + 1, modified_at = now()
  from wrong w where s.key_id = w.key_id`,
);
