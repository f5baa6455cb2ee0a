import type { FlowFinding } from '../../../src/contract/approval/flow-settings';
import type { StepLimit } from '../../../src/contract/approval/flow';
import type { SkipReason } from '../../../src/domain/approval/flow-try';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import type { FlowTab } from './tabs';

const TABS: Readonly<Record<FlowTab, string>> = { flow: '流程', versions: '版本记录', try: '试算' };
const RULES = {
  staff: '指定人员',
  role: '角色',
  supervisor: '上级',
  departmentHead: '部门负责人',
  costCenterOwner: '成本中心负责人',
} as const;
const OUTCOMES = {
  taken: '需审批',
  conditions: '条件不满足',
  nobody: '无审批人',
  leftOut: '自动跳过',
} as const;
const LEFT_OUT: Readonly<Record<SkipReason, string>> = {
  '': '',
  applicant: '申请人本人',
  twice: '前面步骤已审批',
  unable: '没有审批权限',
};
const UNREACHABLE = {
  grade: '没有员工的职级符合条件，该步骤不会执行',
  days: '此类申请没有出行天数，该步骤不会执行',
  violation: '此类申请没有超标项，该步骤不会执行',
} as const;
type Unreachable = Extract<FlowFinding, { kind: 'unreachable' }>['condition'];

const limit = ({ hours, workingDaysOnly, otherwise }: StepLimit): string =>
  `${hours}小时内未审批则自动${otherwise === 'agree' ? '同意' : '拒绝'}${workingDaysOnly ? '（节假日不计时）' : ''}`;
const of = (count: number, total: number): string =>
  count === total ? `全部${total}名适用员工` : `${total}名适用员工中有${count}名`;

const chinese = {
  title: '审批流程设置',
  loading: '正在加载审批流程',
  kinds: '申请类型',
  tabs: '审批流程',
  tab: (tab: FlowTab) => TABS[tab],
  edited: '有修改',
  problems: (count: number) => `${count}项提示`,
  version: (version: number) => (version === 0 ? '系统默认流程' : `版本${version}`),
  changedBy: (name: string, at: string) => `${name}于${at}修改`,
  noneSet: '企业尚未设置，由直属上级审批',
  // approvers of a rule
  ruleKind: (kind: keyof typeof RULES) => RULES[kind],
  role: (name: string) => `角色“${name}”`,
  supervisor: (level: number) => (level === 1 ? '直属上级' : `第${level}级上级`),
  departmentHead: '申请人的部门负责人',
  costCenterOwner: '申请人的成本中心负责人',
  goneStaff: (staffNO: string) => `已离职人员（${staffNO}）`,
  goneRole: (roleNo: string) => `已删除（${roleNo}）`,
  // conditions
  always: '所有申请',
  allOf: (parts: readonly string[]) => parts.join('，且'),
  amountFrom: (yuan: string) => `金额满${yuan}`,
  daysFrom: (days: number) => `出行满${days}天`,
  gradeWithin: (from: string, to: string) => (from === to ? `职级为${from}` : `职级为${from}至${to}`),
  gradeRank: (rank: number) => `第${rank}级`,
  limit,
  noLimit: '不限时',
  withConditions: (who: string, conditions: string) => `${who}，适用${conditions}`,
  // steps
  steps: '审批步骤',
  step: (place: number, name: string) => `第${place}步 ${name}`,
  when: (conditions: string) => `适用：${conditions}`,
  who: (people: string, mode: string) => (mode === '' ? `由${people}审批` : `由${people}${mode}`),
  edit: (name: string) => `编辑${name}`,
  moveUp: (name: string) => `上移${name}`,
  moveDown: (name: string) => `下移${name}`,
  remove: (name: string) => `删除${name}`,
  movedTo: (name: string, place: number) => `${name}已移至第${place}步`,
  removed: (name: string) => `已删除${name}`,
  addStep: '添加步骤',
  mostSteps: (most: number) => `最多${most}个步骤`,
  lastStep: '至少保留一个步骤',
  noCopies: '不抄送',
  copyTitle: '抄送',
  copyHint: '抄送人可以查看申请，不参与审批',
  copyAdd: '添加抄送',
  copyRemove: (whom: string) => `移除抄送${whom}`,
  copyKind: '抄送人类型',
  copyPeople: '抄送人',
  noReplacement: '流程管理员',
  replacementTitle: '替补审批人',
  replacementNone: '审批人无审批权限或本人出行时，由流程管理员审批',
  replacementHint: '审批人无审批权限或本人出行时，由替补审批人审批',
  replacementAdd: '设置替补审批人',
  replacementRemove: (whom: string) => `移除替补审批人${whom}`,
  replacementKind: '替补审批人类型',
  replacementPeople: '替补审批人',
  // flow chart
  path: '流程图',
  begin: '提交申请',
  end: '审批通过',
  skipped: '不满足时跳过',
  copied: (people: string) => `抄送${people}`,
  // findings
  findings: '检查结果',
  checking: '正在检查流程',
  left: (people: string) => `${people}已不在本企业，请更换`,
  roleGone: (roleNo: string) => `角色（${roleNo}）已删除，请更换`,
  nobody: (count: number, total: number) => `${of(count, total)}没有可审批的人，其申请将跳过该步骤`,
  stuck: (count: number, total: number, people: string) =>
    `${people}没有审批权限，${of(count, total)}的申请会停在该步骤`,
  unreachable: (condition: Unreachable) => UNREACHABLE[condition],
  repeated: '审批人在前面的步骤已审批，该步骤总会跳过',
  undecided: (count: number, total: number) =>
    count === total
      ? '可能没有任何步骤的审批人，员工将无法提交申请'
      : `${total}名员工中有${count}名可能没有任何审批人，将无法提交申请`,
  // step dialog
  newStep: '添加审批步骤',
  editStep: '编辑审批步骤',
  stepName: '步骤名称',
  approver: '审批人',
  approverKind: '审批人类型',
  level: '上级层级',
  levelOption: (level: number) => (level === 1 ? '直属上级' : `第${level}级上级`),
  roleField: '角色',
  roleOption: (name: string, holders: number) => `${name}（${holders}人）`,
  mode: '审批方式',
  conditions: '适用条件',
  conditionsHint: '须同时满足；不选则适用所有申请',
  byAmount: '金额',
  byDays: '出行天数',
  byGrade: '职级',
  byViolation: '超标类型',
  amountLeast: '金额不低于',
  daysLeast: '天数不少于',
  gradeFrom: '最高职级',
  gradeTo: '最低职级',
  yuan: '元',
  daysUnit: '天',
  hoursUnit: '小时',
  time: '审批时限',
  withLimit: '设置时限',
  hours: '时限',
  workingDaysOnly: '节假日不计时',
  otherwise: '到期未审批',
  agree: '自动同意',
  refuse: '自动拒绝',
  confirm: '确定',
  cancel: '取消',
  // saving
  unsaved: '有未保存的修改',
  save: '保存',
  saving: '正在保存',
  discard: '放弃修改',
  discardTitle: '放弃修改',
  discardHint: '未保存的修改将丢失，流程恢复为当前生效的版本。',
  discardYes: '确定放弃',
  discardNo: '继续编辑',
  saved: '已保存，之后提交的申请按新流程审批',
  restored: '已恢复，之后提交的申请按该流程审批',
  failed: '保存失败，请重试',
  uncertain: (message: string) => `${message}。结果未知，请再次保存确认，不会重复保存。`,
  outdated: (name: string, at: string, version: number) =>
    `${name}已于${at}保存了版本${version}，您的修改基于更早的版本，尚未保存。`,
  showVersions: '查看版本记录',
  saveOver: '以我的修改为准',
  // versions
  current: '当前生效',
  restoredFrom: (version: number) => `恢复自${version === 0 ? '系统默认流程' : `版本${version}`}`,
  ownChange: '本人修改（企业没有其他管理员）',
  askedBy: (name: string) => `应${name}的申请`,
  unchanged: '没有变化',
  firstVersion: '由直属上级审批',
  restore: '恢复此版本',
  restoreTitle: (version: number) => `恢复${version === 0 ? '系统默认流程' : `版本${version}`}`,
  restoreHint: (isDirty: boolean) =>
    `恢复后成为新的版本，只用于之后提交的申请。${isDirty ? '未保存的修改将丢失。' : ''}`,
  restoreYes: '确定恢复',
  more: '更早的版本',
  added: (name: string, at: number, what: string) => `新增第${at}步“${name}”：${what}`,
  deleted: (name: string, at: number) => `删除第${at}步“${name}”`,
  moved: (name: string, from: number, to: number) => `“${name}”从第${from}步移至第${to}步`,
  renamed: (from: string, to: string) => `“${from}”改名为“${to}”`,
  changed: (name: string, what: string, from: string, to: string) => `“${name}”${what}：${from} → ${to}`,
  replacementChanged: (from: string, to: string) => `替补审批人：${from} → ${to}`,
  copiesChanged: (from: string, to: string) => `抄送：${from} → ${to}`,
  // try-out
  tryHint: '查看某位员工的申请会由谁审批，不会产生申请单。',
  applicant: '申请人',
  amount: '金额',
  amountHint: '留空表示未填写金额',
  days: '出行天数',
  violations: '超标类型',
  by: '按哪个流程',
  byDraft: '未保存的修改',
  byCurrent: '当前生效的流程',
  tryIt: '试算',
  trying: '正在试算',
  tried: '试算结果',
  noApplicant: '请选择申请人',
  noAmount: '请输入正确的金额',
  noDays: (most: number) => `天数须为1至${most}`,
  outcome: (outcome: keyof typeof OUTCOMES) => OUTCOMES[outcome],
  andOthers: (count: number) => `等共${count}人`,
  leftOut: (why: SkipReason) => LEFT_OUT[why],
  decides: (count: number) =>
    count === 0 ? '没有人可以审批，该员工无法提交此申请' : `依次经过${count}个步骤`,
};

export type FlowTexts = TextsOf<typeof chinese>;

/** Texts of the page of the enterprise's approval flows. */
export const flowTexts = defineTexts('approval-flow', chinese, () => import('./texts.en'));
