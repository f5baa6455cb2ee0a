import { nationalityName } from '../../../src/domain/address-book/nationality';
import type {
  StaffState,
  StaffStateFilter,
  SupervisorFilter,
} from '../../../src/contract/address-book/staff-members';
import type { Fate } from '../../../src/contract/address-book/staff-state';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import {
  STAFF_STATE_FILTER_LABELS,
  STAFF_STATE_LABELS,
  SUPERVISOR_FILTER_LABELS,
} from '../../../src/domain/address-book/labels';

const FATES_SAID: Readonly<Record<Fate, string>> = {
  successor: '须移交接替人',
  either: '移交接替人，未选择接替人则结束',
  rest: '可移交接替人，否则保留到启用',
  end: '结束',
  stay: '保留',
};
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
  contactTab: '登录变更申请',
  backToStaff: '返回员工列表',
  wholeDetail: '员工详情页',
  wholeForm: '整页编辑',
  staffName: '姓名',
  latinName: '英文姓名',
  latinNameHint: '与护照一致，如 LIN/XIAOYU',
  sexTem: '性别',
  sexOf: (sex: 0 | 1): string => (sex === 0 ? '男' : '女'),
  untold: '未填写',
  birthDay: '出生日期',
  nationality: '国籍或地区',
  nationalityHint: '输入中文名称或两位代码查找',
  nationalityName: (code: string): string => nationalityName(code),
  noNationality: '没有匹配的国家或地区',
  cardType: '证件类型',
  cardName: (type: number): string => CARDS[type] ?? '其他证件',
  cardNo: '证件号码',
  cardValidUntil: '证件有效期至',
  phone: '联系手机',
  phoneHint: '新增员工凭此手机号登录，或受邀加入；此后修改仅用于联系，登录手机由本人在账户安全中修改',
  email: '联系邮箱',
  emailHint: '仅用于联系；登录邮箱由本人在账户安全中修改',
  jobNO: '员工编号',
  jobNOHint: '新增时不填则自动编号',
  department: '部门',
  position: '职位',
  grade: '职级',
  supervisor: '直属上级',
  supervisorFilter: (filter: SupervisorFilter): string => SUPERVISOR_FILTER_LABELS[filter],
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  staffState: '状态',
  stateName: (state: StaffState): string => STAFF_STATE_LABELS[state],
  stateFilter: (state: StaffStateFilter): string => STAFF_STATE_FILTER_LABELS[state],
  ownDepartment: '部门（不含下级）',
  extInfoList: '自定义信息',
  stateSince: '状态变更日期',
  modifyTime: '修改时间',
  identityPart: '个人信息',
  contactPart: '联系方式',
  documentPart: '证件',
  placePart: '任职信息',
  keptHint: '不能修改本人的该项信息，请由其他管理员修改',
  withExtInfo: '导出自定义字段',
  import: '导入员工',
  show: (name: string) => `查看完整${name}`,
  hide: (name: string) => `隐藏${name}`,
  stop: '停用',
  start: '启用',
  stopOne: (name: string) => `停用“${name}”`,
  startOne: (name: string) => `启用“${name}”`,
  stopAsk: (name: string) =>
    `停用后，“${name}”在本企业的登录立即失效，不能再登录本企业，也不能被查找、预订或指定为审批人，其角色和权限同时结束；已有的订单、账单和报表保留。`,
  startAsk: (name: string) =>
    `启用后，“${name}”可以重新登录本企业。停用或离职前的角色、管理和代订权限不会自动恢复。`,
  stateSaved: (name: string, state: 'active' | 'stopped') =>
    `${name}已${state === 'active' ? '启用' : '停用'}`,
  depart: '办理离职',
  departTitle: (name: string) => `为“${name}”办理离职`,
  departHint: '离职后，其在本企业的登录立即失效；已有的订单、账单和报表保留。以下事项将移交接替人或结束。',
  groupSummary: (name: string, count: number, fate: Fate): string =>
    `${name} ${count}项：${FATES_SAID[fate]}`,
  /** The name of one of the matters, which the gateway words. */
  rowName: (name: string): string => name,
  moreRows: (count: number) => `另有${count}项`,
  departNothing: '其名下没有需要移交或结束的事项。',
  departFailed: (why: string) => `查询名下事项失败：${why}`,
  loadingDeparture: '正在查询名下事项',
  successorOfAll: '接替人',
  successorHint: '接替以下未分别指定接替人的事项',
  callersTitle: '与您本人有关的事项',
  callersHint: '以下事项不由您指定接替人，由其上级、上级部门负责人或主管理员接替。',
  callersRow: (name: string, successorName: string) =>
    successorName === '' ? `${name}将空缺` : `${name}改为${successorName}`,
  beyondTitle: '您没有权限移交的事项',
  beyondHint: '以下事项不由您指定接替人。',
  beyondRow: (name: string, count: number, successorName: string) =>
    `${name} ${count}项：由主管理员${successorName}处理`,
  successorFor: (names: readonly string[]) => `请为以下事项选择接替人：${names.join('、')}`,
  successorsByKind: '分别选择接替人',
  successorOf: (name: string) => `${name}的接替人`,
  departed: (name: string) => `已为${name}办理离职`,
  rolesToGive: '授予角色',
  rolesToGiveHint: '只列出您有权授予的角色；都不选则没有角色',
  loadingRoles: '正在查询角色',
  rolesFailed: (why: string) => `查询角色失败：${why}`,
  handedOver: '移交事项',
  ended: '结束事项',
  /** Matters as the log of changes has them. */
  matters: (text: string): string => text,
  givenRoles: '授予的角色',
  cancel: '取消',
};

export type StaffMemberTexts = TextsOf<typeof chinese>;

export const staffMemberTexts = defineTexts('staff-members', chinese, () => import('./texts.en'));
