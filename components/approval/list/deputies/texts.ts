import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const chinese = {
  title: '审批代理',
  hint: '代理期间，代理人可代您审批，您仍可自行审批。',
  loading: '审批代理',
  failed: (message: string) => `审批代理查询失败：${message}`,
  named: '我的代理人',
  noneNamed: '没有设置代理人',
  standingIn: '我代理的审批人',
  days: (from: string, to: string) => (from === to ? from : `${from} 至 ${to}`),
  active: '生效中',
  notYet: '未开始',
  end: '结束代理',
  endOf: (name: string) => `结束代理 ${name}`,
  endQuestion: (name: string) => `结束后${name}不能再代您审批，已作出的审批不受影响。`,
  endYes: '确定结束',
  endNo: '暂不结束',
  add: '新增代理人',
  deputy: '代理人',
  begin: '开始日期',
  beginShort: '开始',
  last: '结束日期',
  lastShort: '结束',
  submit: '设置代理人',
  sending: '正在提交',
  nobody: '请选择代理人',
  noBegin: '请选择开始日期',
  noEnd: '请选择结束日期',
  noDate: '请输入正确的日期',
  past: '开始日期不能早于今天',
  reversed: '结束日期不能早于开始日期',
  tooLate: '结束日期须在一年以内',
  added: (name: string) => `已设置${name}为代理人`,
  ended: (name: string) => `已结束${name}的代理`,
};

export type DeputyTexts = TextsOf<typeof chinese>;

export const deputyTexts = defineTexts('approval-deputies', chinese, () => import('./texts.en'));
