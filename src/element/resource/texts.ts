import { defineTexts, type TextsOf } from '../../domain/texts/texts';

/** Kinds of holders to which a row can apply. */
export type HolderScope = 'person' | 'department' | 'grade';

const chinese = {
  all: '全部',
  search: (noun: string) => `查询${noun}`,
  add: (noun: string) => `新增${noun}`,
  edit: '编辑',
  copy: '复制',
  copyTitle: (noun: string) => `复制${noun}`,
  editTitle: (noun: string) => `编辑${noun}`,
  save: '保存',
  again: (noun: string) => `继续新增${noun}`,
  goOn: '继续编辑',
  saved: (noun: string) => `${noun}已保存`,
  remove: '删除',
  removeTitle: (noun: string) => `删除${noun}`,
  removeAsk: (name: string) => `确定删除“${name}”吗？删除后不能恢复。`,
  removed: (noun: string) => `${noun}已删除`,
  cancel: '取消',
  more: '更多',
  facts: '基本信息',
  none: '无',
  conflict: '您编辑期间，该数据已被他人修改。请核对后选择：',
  field: '字段',
  mine: '您填写的',
  theirs: '最新的',
  keepMine: '保留我填写的',
  takeTheirs: '改用最新的',
  isRebased: '已保留您填写的内容，保存后将覆盖最新的内容。',
  changes: '变更记录',
  loadingChanges: '正在查询变更记录',
  changesFailed: (problem: string) => `变更记录查询失败：${problem}`,
  noChanges: '还没有变更记录',
  changedLast: (name: string, time: string) => `${name} ${time} 修改`,
  ownChange: '本人修改（该规则适用于其本人，企业没有其他管理员）',
  askedBy: (name: string) => `应${name}的申请`,
  arrange: '调整顺序',
  arrangeTitle: (noun: string) => `调整${noun}顺序`,
  arranged: (noun: string) => `${noun}顺序已保存`,
  loadingArrangement: '正在查询顺序',
  arrangementFailed: (problem: string) => `顺序查询失败：${problem}`,
  reloadArrangement: '载入最新顺序',
  close: '关闭',
  action: (action: 'add' | 'alter' | 'remove'): string =>
    ({ add: '新增', alter: '修改', remove: '删除' })[action],
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  choiceHint: '名称',
  choicesFailed: '查询失败，请重试',
  noChoices: '没有符合条件的数据',
  holderKind: '适用范围',
  holderScope: (scope: HolderScope): string => ({ person: '员工', department: '部门', grade: '职级' })[scope],
  holder: (kind: string, name: string) => `${kind}：${name}`,
  periodFrom: (label: string) => `${label}：开始`,
  periodTo: (label: string) => `${label}：结束`,
  from: '开始',
  to: '结束',
  period: (from: string, to: string) => `${from} 至 ${to}`,
  onwards: (from: string) => `${from} 起`,
};

export type ResourceTexts = TextsOf<typeof chinese>;

/** Texts for administrated rows of any resource. */
export const resourceTexts = defineTexts('resource', chinese, () => import('./texts.en'));
