import { statements } from '../../db/statements';

/** Stores the pay type of the enterprise's part with the order, and the right to see the balances of the wallets. */
export const migration = statements(
  `alter table flight_order add column company_pay_type smallint`,
  `update flight_order o set company_pay_type = p.company_pay_type
    from payment p where p.order_no = o.order_no and p.pay_state = 'paid' and p.company_pay_type is not null`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select 'YHWZ-YDQX-CKYE', app_no, module_no, '查看企业余额', 2, 'YHWZ-YDQX-CKYE', sort_order
    from permission_object where object_no = 'YHWZ-YDQX-GNJP'`,
  // grants the right to roles that see the whole enterprise
  `insert into role_grant (role_no, object_no)
    select g.role_no, 'YHWZ-YDQX-CKYE' from role_grant g join role r using (role_no)
    where g.object_no = 'YHWZ-YDQX-ZFDD' and r.permission_range_id = 2`,
);
