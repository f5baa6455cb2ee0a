import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const number = (count: number): string => count.toLocaleString('zh-CN');

const chinese = {
  bar: '批量操作',
  chosen: (count: number) => `已选择${number(count)}名员工`,
  all: (total: number) => `选择全部${number(total)}人`,
  choosing: (read: number, total: number) => `正在选择${number(read)}/${number(total)}`,
  tooMany: (most: number) => `最多选择${number(most)}人，请缩小筛选范围`,
  allFailed: (why: string) => `未能选择全部员工：${why}`,
  change: '修改任职信息',
  changeTitle: (count: number) => `修改${number(count)}名员工的任职信息`,
  changeHint: '只修改填写的内容，未填写的保持不变。',
  department: '部门',
  position: '职位',
  grade: '职级',
  supervisor: '直属上级',
  hasNoSupervisor: '清除直属上级',
  save: '保存',
  role: '授予角色',
  roleTitle: (count: number) => `为${number(count)}名员工授予角色`,
  roleHint: '已有该角色的员工不变。只列出您有权授予的角色。',
  give: '授予',
  roleNeeded: '请选择角色',
  inactive: '该员工已停用或离职，不能授予角色',
  stop: '停用',
  stopTitle: (count: number) => `停用${number(count)}名员工`,
  stopHint:
    '停用后，所选员工在本企业的登录立即失效，不能再登录本企业，也不能被查找、预订或指定为审批人，其角色和权限同时结束；已有的订单、账单和报表保留。',
  depart: '办理离职',
  departTitle: (count: number) => `为${number(count)}名员工办理离职`,
  departHint:
    '离职后，所选员工在本企业的登录立即失效；已有的订单、账单和报表保留。其名下事项移交接替人，或者结束。',
  successor: '接替人',
  successorHint: '接替所有所选员工名下的事项；名下有须移交事项的员工，未选择接替人时不办理。',
  progress: (done: number, total: number) => `已处理${number(done)}/${number(total)}人`,
  done: (count: number) => `已处理${number(count)}名员工`,
  outcomeTitle: '部分员工未处理',
  outcome: (done: number, refused: number) =>
    `${number(done)}人已处理，${number(refused)}人未处理，仍为选择状态：`,
  refusedOne: (name: string, jobNo: string, reason: string) => `${name}（${jobNo}）：${reason}`,
  more: (count: number) => `另有${number(count)}人未处理`,
  close: '知道了',
};
export type StaffBatchTexts = TextsOf<typeof chinese>;

export const staffBatchTexts = defineTexts('staff-batch', chinese, () => import('./texts.en'));
