import type { ImportFailure, ImportJob, ImportStep, WholeJob } from '../../contract/import-job/import-job';
import type { PreviewRow } from '../../contract/import-job/table-import';
import { defineTexts, type TextsOf } from '../../domain/texts/texts';
import type { DisplayedState } from './displayed-state';

const FILE_FAULTS = {
  empty: () => '文件内容为空，请重新选择',
  tooLarge: (megabytes: number) => `文件不能超过${megabytes}MB`,
  wrongType: () => '仅支持.xlsx、.csv格式的文件',
};

const FAILURES: Readonly<Record<ImportFailure, string>> = {
  notAllowed: '您已没有导入的权限，导入已停止。',
  failed: '导入出错，已停止。',
};
const STATES: Readonly<Record<DisplayedState, string>> = {
  checking: '检查中',
  checked: '待导入',
  waiting: '等待导入',
  running: '导入中',
  reversing: '撤销中',
  done: '已导入',
  failed: '已停止',
  undoing: '撤销中',
  undone: '已撤销',
  wrong: '有错误',
  broken: '处理失败',
};
const HOW: Readonly<Record<PreviewRow['how'], string>> = { add: '新增', change: '变更', close: '关闭' };
export type ChangedField = PreviewRow['fieldList'][number];

const number = (count: number): string => count.toLocaleString('zh-CN');

const effectOf = (rows: number, { addCount, changeCount, closeCount, wrongCount }: WholeJob): string[] => [
  `共${number(rows)}行`,
  ...(addCount > 0 ? [`新增${number(addCount)}`] : []),
  ...(changeCount > 0 ? [`变更${number(changeCount)}`] : []),
  ...(closeCount > 0 ? [`关闭${number(closeCount)}`] : []),
  ...(wrongCount > 0 ? [`错误${number(wrongCount)}`] : []),
];

const chinese = {
  fileFault: (fault: keyof typeof FILE_FAULTS, megabytes: number) => FILE_FAULTS[fault](megabytes),
  template: '下载模板',
  columns: '列对应关系',
  nowhere: '不使用',
  unnamed: (place: number) => `第${place + 1}列（无标题）`,
  columnMissing: '请选择对应的列',
  wrongCells: '错误明细',
  line: '行',
  cell: '单元格',
  column: '列',
  reason: '原因',
  importing: (name: string) => `正在导入：${name}`,
  importEnded: (name: string) => `导入结果：${name}`,
  progress: (done: number, total: number, unit: string) =>
    `已导入 ${number(done)} / ${number(total)} ${unit}`,
  mayLeave: '可以离开本页，导入会继续进行；回到本页可查看进度和结果。',
  written: '已导入',
  known: '已存在，不重复导入',
  refused: '未导入',
  count: (count: number, unit: string) => `${number(count)} ${unit}`,
  importDone: (written: number, refused: number, unit: string) =>
    refused === 0
      ? `导入完成，共导入 ${number(written)} ${unit}`
      : `导入完成，共导入 ${number(written)} ${unit}，${number(refused)} ${unit}未导入`,
  importStopped: (failure: ImportFailure, written: number, unit: string) =>
    `${FAILURES[failure]}已导入 ${number(written)} ${unit}，其余未导入`,
  refusedWhy: '检查后数据有变化，以下行没有导入，请修改后另行导入',
  refusedShown: (rows: number, shown: number) => `共${number(rows)}行未导入，以下列出${number(shown)}处`,
  saveRefused: '下载未导入明细',
  refusedFile: '未导入明细.csv',
  latestImport: (name: string) => `最近一次导入：${name}`,
  number,
  checked: (name: string) => `检查结果：${name}`,
  rows: '总行数',
  addedRows: '新增',
  changedRows: '变更',
  sameRows: '无变化',
  wrong: '有错误的行',
  wrongShown: (rows: number, shown: number) => `共${number(rows)}行有错误，以下列出${number(shown)}处`,
  confirmImport: '确定导入',
  cancel: '取消',
  uncertain: (why: string) => `${why}。结果未知，请重试确认，不会重复执行。`,
  another: '导入其他文件',
  byHand: '手动指定工作表和列',
  placeByHand: '手动指定工作表和标题行',
  placeOf: (name: string) => `指定工作表和列：${name}`,
  sheet: '工作表',
  headerLine: '标题行',
  lineOf: (line: number, cells: readonly string[]) =>
    `第${line}行：${cells
      .filter((cell) => cell !== '')
      .slice(0, 6)
      .join('、')}`,
  emptySheet: '该工作表没有内容',
  checkSo: '按此检查',
  checking: '正在检查',
  preview: '导入预览',
  previewShown: (total: number, shown: number) => `共${number(total)}行，以下列出前${number(shown)}行`,
  content: '内容',
  action: '操作',
  how: (how: PreviewRow['how']) => HOW[how],
  changes: '变更内容',
  changed: ({ name, before, after }: ChangedField) =>
    `${name}：${before === '' ? '无' : before} → ${after === '' ? '清空' : after}`,
  list: (words: readonly string[]) => words.join('；'),
  history: '导入记录',
  historyList: '历次导入',
  fileName: '文件名',
  state: '状态',
  stateName: (state: DisplayedState) => STATES[state],
  outcome: '结果',
  outcomeOf: ({ rowsTotal, rowsWritten, rowsKnown, refusedCount, whole }: ImportJob) =>
    (whole === undefined
      ? [
          `共${number(rowsTotal)}行`,
          `导入${number(rowsWritten)}`,
          ...(rowsKnown > 0 ? [`已存在${number(rowsKnown)}`] : []),
          ...(refusedCount > 0 ? [`未导入${number(refusedCount)}`] : []),
        ]
      : effectOf(rowsTotal, whole)
    ).join('，'),
  applyBy: '导入人',
  applyTime: '导入时间',
  steps: '操作记录',
  step: (how: ImportStep['how'], name: string, time: string) =>
    [{ asked: '上传', confirmed: '确认', undone: '撤销' }[how], name, time].filter(Boolean).join(' '),
  open: '查看',
  resume: '继续导入',
  undo: '撤销导入',
  undoShort: '撤销',
  confirmUndo: '确认撤销',
  undoQuestion: (name: string, rows: number, unit: string) =>
    `将撤销“${name}”导入的全部${number(rows)}${unit}，撤销后不能恢复。已被使用或修改的数据不能撤销。确定撤销吗？`,
  undoing: (name: string) => `正在撤销：${name}`,
  undoProgress: (done: number, total: number) => `已撤销 ${number(done)} / ${number(total)} 项`,
  undone: (count: number) => `本次导入已撤销，共撤销 ${number(count)} 项`,
  undoStopped: (failure: ImportFailure) =>
    failure === 'notAllowed'
      ? '撤销人已没有导入的权限，撤销已停止，可重新撤销'
      : '撤销出错，已停止，可重新撤销',
  keptWhy: '以下数据已被使用或修改，没有撤销',
};

export type TableImportTexts = TextsOf<typeof chinese>;

export const tableImportTexts = defineTexts('table-import', chinese, () => import('./texts.en'));
