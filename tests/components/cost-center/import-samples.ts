import { COST_TABLE, type ImportField } from '../../../src/contract/cost-center/import';
import type { ImportJob, WholeJob } from '../../../src/contract/import-job/import-job';
import type { Answers } from '../../support/components/fake-runtime';

export const numbered = (sign: string): string => `I${sign.repeat(32)}`;

const EFFECT: WholeJob = {
  variant: 'costCenter',
  isStale: false,
  staleKey: '',
  addCount: 30,
  changeCount: 2,
  closeCount: 1,
  sameCount: 1167,
  wrongCount: 0,
  undoUntil: '',
};
export const CHECKED: ImportJob = {
  importJobNo: numbered('1'),
  kind: COST_TABLE,
  fileName: '成本中心-2027.xlsx',
  importState: 'checked',
  failure: null,
  rowsTotal: 1200,
  rowsDone: 1200,
  rowsWritten: 0,
  rowsKnown: 0,
  refusedCount: 0,
  refusedList: [],
  applyBy: '王建华',
  applyTime: '2026-11-20T02:00:00.000Z',
  endTime: '',
  canUndo: false,
  undoTotal: 0,
  undoDone: 0,
  undoFailure: null,
  keptList: [],
  whole: EFFECT,
};
/** A checked import with another effect. */
export const checkedWith = (effect: Partial<WholeJob>): ImportJob => ({
  ...CHECKED,
  whole: { ...EFFECT, ...effect },
});
const WRITTEN: Partial<ImportJob> = {
  importState: 'done',
  rowsWritten: 33,
  endTime: '2026-11-20T02:05:00.000Z',
  canUndo: true,
  undoTotal: 33,
  whole: { ...EFFECT, undoUntil: '2026-11-21T02:05:00.000Z' },
};
export const DONE: ImportJob = { ...CHECKED, ...WRITTEN, importJobNo: numbered('2') };

const column = (field: ImportField, place: number | null) => ({ field, place });
const CHANGES = [
  { line: 2, code: 'CC900', name: '华南销售', how: 'add' as const, fieldList: [] },
  {
    line: 3,
    code: 'CC001',
    name: '研发中心',
    how: 'change' as const,
    fieldList: [
      { field: 'name' as const, before: '研发部', after: '研发中心' },
      { field: 'isForAll' as const, before: '1', after: '0' },
      { field: 'owner' as const, before: '', after: '陈思远' },
    ],
  },
  { line: 4, code: 'CC002', name: '旧中心', how: 'close' as const, fieldList: [] },
];

/** Response of the gateway for one import with its details. */
export const whole = (importJob: ImportJob, other: object = {}) => ({
  importJob,
  headerList: ['编号', '名称', '备注'],
  columnList: [column('code', 0), column('name', 1), column('parentCode', null)],
  missingList: [],
  wrongList: [],
  previewList: CHANGES,
  ...other,
});

/** A gateway with imports in several states, which completes every import and undo at once. */
export function importAnswers(imports: readonly ImportJob[] = [CHECKED, DONE]): Answers {
  let kept = [...imports];
  const change = (importJobNo: string, to: Partial<ImportJob>) => {
    kept = kept.map((one) => (one.importJobNo === importJobNo ? { ...one, ...to } : one));
    return { importJobNo };
  };
  const find = (importJobNo: string) => kept.find((one) => one.importJobNo === importJobNo) ?? CHECKED;
  type Body = { importJobNo: string };
  return {
    queryImportJobs: () => ({ total: kept.length, importList: kept }),
    queryCheckedFile: ({ importJobNo }: Body) => whole(find(importJobNo)),
    addCostImport: () => ({ importJobNo: CHECKED.importJobNo }),
    matchImportColumns: ({ importJobNo }: Body) => ({ importJobNo }),
    confirmImportJob: ({ importJobNo }: Body) => change(importJobNo, WRITTEN),
    undoImportJob: ({ importJobNo }: Body) =>
      change(importJobNo, { importState: 'undone', canUndo: false, undoDone: 33 }),
  };
}

/** Chooses a file as a user does. */
export function chooseFile(root: ShadowRoot, file: File): void {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
