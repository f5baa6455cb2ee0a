import { statements } from '../../db/statements';

const BOOK = 'YHWZ-YDQX-GNJP';
const OBJECTS = [
  ['YHWZ-YDQX-ZFDD', '支付订单'],
  ['YHWZ-YDQX-QXDD', '取消订单'],
] as const;

/** Rights to pay and to cancel orders, for all roles that may book and could do both until now. */
export const migration = statements(
  ...OBJECTS.flatMap(([object, name]) => [
    `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
      select '${object}', app_no, module_no, '${name}', 2, '${object}', sort_order
      from permission_object where object_no = '${BOOK}'`,
    `insert into role_grant (role_no, object_no)
      select role_no, '${object}' from role_grant where object_no = '${BOOK}'`,
  ]),
);
