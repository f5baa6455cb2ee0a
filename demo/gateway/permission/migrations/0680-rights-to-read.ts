import { statements } from '../../db/statements';

const no = (part: string) => `YHWZ-YMQX-${part}`;

/** Addresses of pages, and numbers of rights to change, each with the right to read that it needs. */
const NEEDS: readonly (readonly [holder: string, read: string])[] = [
  ['/settlePayment', no('YJZDCK')],
  [no('YJZDQR'), no('YJZDCK')],
  ['/invoice/invoiceList', no('FPCK')],
  ['/invoice/invoiceApply', no('FPCK')],
  ['/invoice/invoiceTemplateConfig', no('FPCK')],
  [no('FPSQ'), no('FPCK')],
  [no('FPSZ'), no('FPCK')],
  ['/companyManageSet/walletAccount', no('CKQB')],
  ['/managementCenter/offlineRecharge', no('CKQB')],
  [no('QBCZ'), no('CKQB')],
  [no('QBSZ'), no('CKQB')],
  [no('QBFH'), no('CKQB')],
  ['/protocolHotelManage/protocolList', no('XYJDCK')],
  ['/protocolHotelManage/agentBuyManage', no('XYJDCK')],
  ['/protocolHotelManage/hotelStandardsSet', no('XYJDCK')],
  [no('XYJDWH'), no('XYJDCK')],
  ['/commentManage/commentListPage', no('DPCK')],
  ['/addressBook/manage/list', no('YGCK')],
  ['/addressBook/manage/definedTemplate', no('YGCK')],
  ['/employeeManage/staffDetail', no('YGCK')],
  [no('YGWH'), no('YGCK')],
];
/** Rights over the whole enterprise, which sub administrators of departments cannot have. */
const WHOLE = ['YJZDCK', 'FPCK', 'CKQB', 'XYJDCK'].map((part) => `'${no(part)}'`).join(', ');

const NEEDED = `select o.object_no as holder, n.read
  from (values ${NEEDS.map(([holder, read]) => `('${holder}', '${read}')`).join(', ')}) as n (holder, read)
  join permission_object o on o.object_no = n.holder or o.url = n.holder
  join permission_object r on r.object_no = n.read`;

/** True for a right that the enterprise itself has withdrawn; `row`: enterprise and key of the row. */
const withdrawn = (resource: string, row: string) => `exists (select from change_log c
  where c.resource = '${resource}' and (c.enterprise_num, c.row_key) = (${row})
    and c.before->'objectList' @> jsonb_build_array(jsonb_build_object('no', n.read))
    and not c.after->'objectList' @> jsonb_build_array(jsonb_build_object('no', n.read)))`;

/** A page, and a right to change, now come with the right to read the same data. */
export const migration = statements(
  `insert into role_grant (role_no, object_no)
    select distinct r.role_no, n.read from role r join role_grant g using (role_no)
      join (${NEEDED}) n on n.holder = g.object_no
    where not ${withdrawn('role', 'r.enterprise_num, r.role_no')}
    on conflict do nothing`,
  `update sub_manager s set object_nos = s.object_nos || more.nos from (
      select m.key_id, array_agg(distinct n.read order by n.read) as nos
      from sub_manager m join (${NEEDED}) n on n.holder = any(m.object_nos)
      where not n.read = any(m.object_nos) and (m.is_whole or n.read not in (${WHOLE}))
        and not ${withdrawn('sub-manager', 'm.enterprise_num, m.key_id')}
      group by m.key_id
    ) more where more.key_id = s.key_id`,
);
