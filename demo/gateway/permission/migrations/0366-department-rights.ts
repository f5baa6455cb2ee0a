import { statements } from '../../db/statements';

/** Rights that concern the whole enterprise but could be given to sub administrators of some departments until now. */
const WHOLE = `array[${[
  'DRCLJL',
  'CLBZWH',
  'YCBZWH',
  'JDYMSZ',
  'XYJDCK',
  'XYJDWH',
  'CPBZWH',
  'DPWH',
  'QYXXWH',
  '050902',
]
  .map((no) => `'YHWZ-YMQX-${no}'`)
  .join(', ')}]`;
const listOf = (nos: string) => `jsonb_build_object('objectList', coalesce(
  (select jsonb_agg(jsonb_build_object('no', p.object_no, 'name', p.object_name) order by p.sort_order, p.object_no)
    from permission_object p where p.object_no = any(${nos})), '[]'))`;

/** Withdraws these rights from them, and logs it. */
export const migration = statements(
  `with wrong as (
    select key_id, enterprise_num, object_nos as had, array(
      select o.no from unnest(object_nos) with ordinality as o (no, place)
      where o.no <> all(${WHOLE}) order by o.place) as keeps
    from sub_manager where not is_whole and object_nos && ${WHOLE}
  ), logged as (
    insert into change_log (enterprise_num, resource, row_key, action, changed_at, before, after)
    select enterprise_num, 'sub-manager', key_id, 'alter', now(), ${listOf('had')}, ${listOf('keeps')} from wrong
  )
  update sub_manager s set object_nos = w.keeps, version = s.version + 1, modified_at = now()
  from wrong w where s.key_id = w.key_id`,
);
