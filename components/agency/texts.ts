import type { LOG_EVENTS } from '../../src/contract/agency/log';
import type { EnterpriseState } from '../../src/contract/agency/enterprises';
import type { OperatorState } from '../../src/contract/agency/operators';
import type { AgencyRole } from '../../src/contract/agency/rights';
import { ROLE_NAMES, roleNames } from '../../src/domain/agency/labels';
import { defineChineseTexts } from '../../src/domain/texts/texts';
import type { AgencyPage } from './declaration';

const PAGES: Readonly<Record<AgencyPage, string>> = {
  enterprises: '企业',
  operators: '操作员',
  log: '操作日志',
};
const OPERATOR_STATE_NAMES: Readonly<Record<OperatorState, string>> = {
  active: '启用',
  waiting: '待首次登录',
  stopped: '已停用',
};
const ENTERPRISE_STATE_NAMES: Readonly<Record<EnterpriseState, string>> = {
  inUse: '使用中',
  empty: '暂无员工',
};
/** Kinds of entries of the log: names of calls that change data, and other events. */
export const LOG_KINDS: Readonly<Record<string, string>> = {
  signIn: '登录',
  signInRefused: '登录失败',
  signOut: '退出登录',
  start: '设置密码',
  setup: '初始化',
  exportAgencyLog: '导出操作日志',
  addOperator: '新增操作员',
  alterOperator: '修改操作员',
  stopOperator: '停用或启用操作员',
  renewOperatorLink: '生成登录链接',
} satisfies Record<(typeof LOG_EVENTS)[number], string> & Record<string, string>;

const chinese = {
  title: '差旅服务商后台',
  expired: '登录已过期，请重新登录',
  signInTitle: '操作员登录',
  loginName: '登录名',
  password: '密码',
  next: '下一步',
  signIn: '登录',
  sending: '正在提交',
  codeTitle: '两步验证',
  codeHint: '请输入身份验证器应用中的6位验证码。',
  code: '验证码',
  back: '返回登录',
  setUpTitle: '设置两步验证',
  setUpHint: '请用身份验证器应用扫描二维码，再输入应用中的6位验证码。',
  secret: '无法扫描时，请手动输入密钥：',
  qr: '身份验证器二维码',
  setUp: '启用并登录',
  startTitle: '设置登录密码',
  startHint: (name: string, loginName: string, tmcName: string): string =>
    `${name}，您好。请为${tmcName}的登录名 ${loginName} 设置密码，链接只能使用一次。`,
  newPassword: '新密码',
  passwordHint: '至少8个字符，不含登录名、姓名、手机号或邮箱',
  repeat: '再次输入新密码',
  repeatWrong: '两次输入的密码不一致',
  reading: '正在查询',
  signOut: '退出登录',
  menu: '菜单',
  pageName: (page: AgencyPage): string => PAGES[page],
  noPages: '您的角色暂无可用的页面，请联系运营管理员。',
  roleName: (role: AgencyRole): string => ROLE_NAMES[role],
  roleNames: (roles: readonly AgencyRole[]): string => roleNames(roles),
  search: '查询',
  cancel: '取消',
  save: '保存',
  saved: '已保存',
  close: '关闭',

  operator: '操作员',
  noOperators: '暂无操作员',
  operatorHint: '姓名、登录名、手机号或邮箱',
  operatorName: '姓名',
  phone: '手机号',
  email: '邮箱',
  role: '角色',
  roles: '角色',
  allRoles: '全部角色',
  state: '状态',
  allStates: '全部状态',
  operatorState: (state: OperatorState): string => OPERATOR_STATE_NAMES[state],
  lastSignIn: '最近登录',
  never: '—',
  self: '（本人）',
  add: '新增操作员',
  alter: '修改',
  stop: '停用',
  stopTitle: '停用操作员',
  stopAsk: (name: string): string => `停用后，${name}立即退出登录，且不能再登录。`,
  stopped: '已停用',
  restart: '启用',
  restartTitle: '启用操作员',
  restartAsk: (name: string): string => `启用后，${name}可以用原密码和两步验证登录。`,
  restarted: '已启用',
  link: '登录链接',
  linkTitle: '生成登录链接',
  linkAsk: (name: string): string =>
    `${name}使用新链接后，需重新设置密码和两步验证，原有登录全部失效。此前生成的链接立即失效。`,
  makeLink: '生成链接',
  madeTitle: '请将链接交给操作员本人',
  madeHint: (until: string): string => `链接只显示这一次，只能使用一次，有效期至 ${until}。`,
  copy: '复制链接',
  copied: '已复制',
  notCopied: '无法自动复制，请选中链接后手动复制',
  loginNameHint: '3至50个字母、数字或._@-，保存后不能修改',
  ownNameAndRoles: '不能修改自己的姓名和角色',

  entry: '日志',
  noEntries: '暂无日志',
  logHint: '对象编号、内容或企业名称',
  time: '时间',
  kind: '操作',
  kindName: (kind: string): string => LOG_KINDS[kind] ?? kind,
  allKinds: '全部操作',
  enterprise: '企业',
  subject: '对象',
  summary: '内容',
  address: 'IP地址',
  exportLog: '导出',
  exported: (isCut: boolean): string => (isCut ? '已导出最近10000条' : '已导出'),
  fileName: (day: string): string => `操作日志-${day}.csv`,
  operatorFilter: '操作员姓名或登录名',
  enterpriseFilter: '企业名称',

  noEnterprises: '暂无企业',
  enterpriseHint: '企业名称或编号',
  enterpriseNum: '企业编号',
  entName: '企业名称',
  entShortName: '简称',
  entPhone: '联系电话',
  staffCount: '在职员工',
  enterpriseState: (state: EnterpriseState): string => ENTERPRISE_STATE_NAMES[state],
  facts: '基本信息',
  entities: '核算主体',
  taxNo: '税号',
};

export const agencyTexts = defineChineseTexts('agency', chinese);
export type AgencyTexts = typeof chinese;
