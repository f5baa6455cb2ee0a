import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seeInvoices, name: '查看发票', grantedTo: ['finance', 'admin'] },
  { objectNo: OBJECT.applyInvoices, name: '申请开票、红冲和撤回', grantedTo: ['finance', 'admin'] },
  { objectNo: OBJECT.setInvoices, name: '维护发票抬头和模板', grantedTo: ['finance', 'admin'] },
];
