import { statements } from '../../db/statements';

const EDIT = 'YHWZ-YMQX-CPBZWH';
const PRODUCTS = ['flight', 'agreementHotel', 'memberHotel', 'train', 'car', 'meal'];

/** Users of each kind of product; initially all staff of an enterprise. */
export const migration = statements(
  `create table booking_product (
    product_key text primary key,
    enterprise_num text not null references enterprise,
    product text not null check (product in (${PRODUCTS.map((product) => `'${product}'`).join(', ')})),
    is_enable boolean not null,
    is_all_staff boolean not null,
    staff_nos text[] not null,
    dept_nos text[] not null,
    position_nos text[] not null,
    sort_order integer not null,
    version integer not null default 1,
    modified_at timestamptz,
    unique (enterprise_num, product)
  )`,
  `insert into booking_product (product_key, enterprise_num, product, is_enable, is_all_staff, staff_nos, dept_nos,
      position_nos, sort_order)
    select e.enterprise_num || '-' || p.product, e.enterprise_num, p.product, true, true, '{}', '{}', '{}', p.place
    from enterprise e cross join unnest(array[${PRODUCTS.map((product) => `'${product}'`).join(', ')}])
      with ordinality as p (product, place)`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护产品标准', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the reasons for breaking the travel standards
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-CBYYWH'`,
);
