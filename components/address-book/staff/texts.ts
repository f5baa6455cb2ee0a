import type { StaffState } from '../../../src/contract/address-book/staff-members';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const STATES: Readonly<Record<StaffState, string>> = { active: '在职', stopped: '停用', departed: '离职' };
const CARDS: Readonly<Record<number, string>> = {
  [CARD_TYPE.idCard]: '身份证',
  [CARD_TYPE.passport]: '护照',
  [CARD_TYPE.militaryId]: '军人证',
  [CARD_TYPE.homeReturnPermit]: '港澳居民来往内地通行证',
  [CARD_TYPE.taiwanPass]: '台湾居民来往大陆通行证',
  [CARD_TYPE.foreignResident]: '外国人永久居留身份证',
  [CARD_TYPE.foreignPassport]: '外国护照',
  [CARD_TYPE.hkMoTwResident]: '港澳台居民居住证',
};

const chinese = {
  noun: '员工',
  nothing: '还没有员工',
  hint: '姓名、拼音、员工编号、手机号或后四位',
  tabs: '员工与部门',
  staffTab: '员工',
  departmentTab: '部门',
  backToStaff: '返回员工列表',
  staffName: '姓名',
  latinName: '英文姓名',
  latinNameHint: '与护照一致，如 LIN/XIAOYU',
  sexTem: '性别',
  sexOf: (sex: 0 | 1): string => (sex === 0 ? '男' : '女'),
  untold: '未填写',
  birthDay: '出生日期',
  nationality: '国籍或地区',
  nationalityHint: '两位代码，中国为 CN',
  cardType: '证件类型',
  cardName: (type: number): string => CARDS[type] ?? '其他证件',
  cardNo: '证件号码',
  cardValidUntil: '证件有效期至',
  phone: '手机号',
  phoneHint: '一个手机号对应一个账号；该手机号已有账号时，员工以原账号加入本企业',
  email: '邮箱',
  jobNO: '员工编号',
  jobNOHint: '新增时不填则自动编号',
  department: '部门',
  position: '职位',
  grade: '职级',
  supervisor: '直属上级',
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  staffState: '状态',
  stateName: (state: StaffState): string => STATES[state],
  extInfoList: '自定义信息',
  stateSince: '状态变更日期',
  modifyTime: '修改时间',
  identityPart: '个人信息',
  contactPart: '联系方式',
  documentPart: '证件',
  placePart: '任职信息',
  withExtInfo: '导出自定义字段',
  show: (name: string) => `查看完整${name}`,
  hide: (name: string) => `隐藏${name}`,
  stop: '停用',
  start: '启用',
  stopTitle: '停用员工',
  startTitle: '启用员工',
  stopAsk: (name: string) =>
    `停用后，“${name}”在本企业的登录立即失效，不能再登录本企业，也不能被查找、预订或指定为审批人；已有的订单、账单和报表保留。`,
  startAsk: (name: string) => `启用后，“${name}”可以重新登录本企业。`,
  stateSaved: (name: string, state: string) => `${name}已${state}`,
  depart: '办理离职',
  departTitle: (name: string) => `为“${name}”办理离职`,
  departHint: '离职后，其在本企业的登录立即失效；已有的订单、账单和报表保留。',
  departLeft: (subordinates: number, approvals: number, heads: number) =>
    `其有 ${subordinates} 名直接下属、${approvals} 个待审批申请，负责 ${heads} 个部门或成本中心，将全部移交接替人。`,
  departNothing: '其没有下属、待审批的申请和负责的部门或成本中心，可以不选择接替人。',
  departFailed: (why: string) => `查询移交事项失败：${why}`,
  loadingDeparture: '正在查询移交事项',
  successor: '接替人',
  departed: (name: string) => `已为${name}办理离职`,
  cancel: '取消',
};

export type StaffMemberTexts = TextsOf<typeof chinese>;

export const staffMemberTexts = defineChineseTexts('staff-members', chinese);
