import { defineChineseTexts } from '../../../src/domain/texts/texts';

export const whitelistStaffTexts = defineChineseTexts('whitelist-staff', {
  noun: '白名单员工',
  nothing: '还没有单独添加的员工',
  hint: '员工、协议或备注',
  staff: '员工',
  whitelist: '协议',
  whitelistHint: '协议启用且在有效期内时，员工可预订该航空公司的协议价',
  remark: '备注',
  modifyTime: '修改时间',
});
