import type { CostImport, ImportField } from '../../../src/contract/cost-center/import';
import type { Answers } from '../../support/components/fake-runtime';

export const numbered = (sign: string): string => `I${sign.repeat(32)}`;

export const CHECKED: CostImport = {
  importNo: numbered('1'),
  costKind: 'costCenter',
  fileName: '成本中心-2027.xlsx',
  importState: 'checked',
  rowCount: 1200,
  rowsDone: 1200,
  isStale: false,
  staleCode: '',
  addCount: 30,
  changeCount: 2,
  closeCount: 1,
  sameCount: 1167,
  wrongCount: 0,
  applyBy: '王建华',
  applyTime: '2026-11-20T02:00:00.000Z',
  doneTime: '',
  undoUntil: '',
};
export const DONE: CostImport = {
  ...CHECKED,
  importNo: numbered('2'),
  importState: 'done',
  doneTime: '2026-11-20T02:05:00.000Z',
  undoUntil: '2026-11-21T02:05:00.000Z',
};

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
export const whole = (costImport: CostImport, other: object = {}) => ({
  costImport,
  headerList: ['编号', '名称', '备注'],
  columnList: [column('code', 0), column('name', 1), column('parentCode', null)],
  missingList: [],
  wrongList: [],
  previewList: CHANGES,
  ...other,
});

/** A gateway with imports in several states, which completes every import and undo at once. */
export function importAnswers(imports: readonly CostImport[] = [CHECKED, DONE]): Answers {
  let kept = [...imports];
  const change = (importNo: string, to: Partial<CostImport>) => {
    kept = kept.map((one) => (one.importNo === importNo ? { ...one, ...to } : one));
    return { importNo };
  };
  const find = (importNo: string) => kept.find((one) => one.importNo === importNo) ?? CHECKED;
  return {
    queryCostImports: () => ({ total: kept.length, importList: kept }),
    queryCostImport: ({ importNo }: { importNo: string }) => whole(find(importNo)),
    addCostImport: () => ({ importNo: CHECKED.importNo }),
    matchCostImport: ({ importNo }: { importNo: string }) => ({ importNo }),
    applyCostImport: ({ importNo }: { importNo: string }) => {
      const { doneTime, undoUntil } = DONE;
      return change(importNo, { importState: 'done', doneTime, undoUntil });
    },
    undoCostImport: ({ importNo }: { importNo: string }) =>
      change(importNo, { importState: 'undone', undoUntil: '' }),
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
