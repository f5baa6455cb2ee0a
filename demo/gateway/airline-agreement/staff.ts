import { whitelistStaff } from '../../../src/contract/airline-agreement/whitelists';
import { keepingOwnRules } from '../permission/own-rules/keep';
import { implementResource } from '../server/resource/implement-resource';
import { rowsOf, STAFF } from '../server/resource/references';
import { referenceIn } from '../server/resource/stored-fields';

const WHITELISTS = rowsOf({
  table: 'agreement_whitelist',
  no: 'whitelist_no',
  name: 'agreement_name',
  unknown: '所选协议不存在，请重新选择',
});

export const whitelistStaffCalls = implementResource(whitelistStaff, {
  table: 'whitelist_staff',
  around: keepingOwnRules,
  columns: { recordNO: 'record_no', remark: 'remark', modifyTime: 'modified_at' },
  fields: { staff: referenceIn('staff_no', STAFF), whitelist: referenceIn('whitelist_no', WHITELISTS) },
  search: ['remark'],
  filters: { whitelist: 'whitelist_no', staff: 'staff_no' },
  unique: { whitelist_staff_once: { staff: '该员工已在此协议的白名单中' } },
});
