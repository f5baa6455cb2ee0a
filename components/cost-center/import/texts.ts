import type { COST_FIELDS, CostKind } from '../../../src/contract/cost-center/cost-objects';
import { UNDO_HOURS, type ImportField } from '../../../src/contract/cost-center/import';
import { instantText } from '../../../src/domain/shanghai-time';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { COST_KIND_LABELS } from '../../../src/domain/cost-center/labels';

type CostField = (typeof COST_FIELDS)[number];
export type How = 'add' | 'change' | 'close';

const FIELDS: Readonly<Record<ImportField, string>> = {
  code: '编号',
  name: '名称',
  parentCode: '上级编号',
  ownerNO: '负责人工号',
  validFrom: '生效日期',
  validTo: '失效日期',
  taxNo: '统一社会信用代码',
  departments: '可用部门编号',
  staff: '可用员工工号',
  closes: '是否关闭',
};
const CHANGED: Readonly<Record<CostField, string>> = {
  code: '编号',
  name: '名称',
  parent: '上级',
  owner: '负责人',
  validFrom: '生效日期',
  validTo: '失效日期',
  taxNo: '统一社会信用代码',
  isForAll: '使用范围',
  departments: '可用部门',
  staff: '可用员工',
  successor: '承接对象',
};
const HOW: Readonly<Record<How, string>> = { add: '新增', change: '变更', close: '关闭' };
const nameIn = (names: Readonly<Record<string, string>>, field: string): string => names[field] ?? field;
const number = (count: number): string => count.toLocaleString('zh-CN');
const valueOf = (field: string, value: string): string => {
  if (field === 'isForAll') return value === '1' ? '全员' : '指定范围';
  return value;
};

const chinese = {
  import: '导入',
  chooseFile: '选择导入文件',
  kind: '类型',
  kindName: (kind: CostKind) => COST_KIND_LABELS[kind],
  file: '导入文件',
  fileHint: (rows: number, megabytes: number) =>
    `支持.xlsx、.csv（UTF-8、GBK），不超过${megabytes}MB、${rows / 10_000}万行；先检查，确认后才导入`,
  templateName: (kind: string) => `${kind}导入模板.csv`,
  nothing: '还没有导入记录，选择文件后即可开始',
  open: '查看',
  rowCount: '总行数',
  steps: '导入流程',
  upload: '上传文件',
  check: '检查数据',
  finish: '完成导入',
  number,
  rows: (done: number, all: number) => `${number(done)} / ${number(all)} 行`,
  how: (how: How) => HOW[how],
  same: '无变化',
  wrong: '错误',
  failed: '系统异常，未导入任何数据，请重新上传文件',
  stale: '数据在检查后已有变化，未导入任何数据；已重新检查，请确认后再次导入',
  staleRow: (code: string) => `编号${code}的数据在导入时被修改，导入已整体撤销；已重新检查，请确认后再次导入`,
  undone: '本次导入已整体撤销',
  apply: '导入',
  applyQuestion: (add: number, change: number, close: number) =>
    `将新增${number(add)}项、变更${number(change)}项、关闭${number(close)}项，全部成功或全部不导入。${UNDO_HOURS}小时内可整体撤销。`,
  nothingToDo: '文件内容与现有数据一致，无需导入',
  columnsMissing: (fields: readonly string[]) => `缺少必需的列：${fields.join('、')}，请在下方指定`,
  rowsWrong: (rows: number) => `有${number(rows)}行错误，请修改文件后重新上传；未导入任何数据`,
  done: (name: string, time: string) => `${name}于${instantText(time)}完成导入`,
  showCosts: (kind: string) => `查看${kind}`,
  back: '返回导入',
  undo: '撤销导入',
  undoHint: (until: string) => `${instantText(until)}前，且数据未被使用或修改时可撤销`,
  undoQuestion: '将撤销本次导入的全部内容：新增的删除，变更和关闭的恢复原状。',
  confirm: (label: string) => `确认${label}`,
  fieldName: (field: string) => nameIn(FIELDS, field),
  nowhere: '不导入',
  lookAgain: '按此重新检查',
  lookingAgain: '正在提交',
  changedName: (field: string) => nameIn(CHANGED, field),
  shownValue: valueOf,
};

export type CostCenterImportTexts = TextsOf<typeof chinese>;

export const costCenterImportTexts = defineTexts('cost-center-import', chinese, () => import('./texts.en'));
