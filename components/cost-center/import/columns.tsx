import type { CostImport } from '../../../src/contract/cost-center/import';
import { instantText } from '../../../src/domain/shanghai-time';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { CostCenterImportTexts } from './texts';
import { displayedState, type DisplayedState } from './under-way';

export const IMPORT_TONES: Readonly<Record<DisplayedState, Tone>> = {
  checking: 'accent',
  checked: 'neutral',
  applying: 'accent',
  reversing: 'over',
  done: 'within',
  undoing: 'over',
  undone: 'over',
  failed: 'blocked',
  wrong: 'blocked',
};

export const importColumns = (t: CostCenterImportTexts): Column<CostImport>[] => [
  {
    id: 'fileName',
    header: t.fileName,
    oneLine: true,
    card: 'title',
    width: 220,
    cell: ({ fileName }) => fileName,
  },
  { id: 'costKind', header: t.kind, width: 110, cell: ({ costKind }) => t.kindName(costKind) },
  {
    id: 'importState',
    header: t.state,
    card: 'note',
    width: 110,
    cell: (costImport) => {
      const state = displayedState(costImport);
      return <Tag tone={IMPORT_TONES[state]}>{t.stateName(state)}</Tag>;
    },
  },
  {
    id: 'rowCount',
    header: t.rowCount,
    width: 90,
    numeric: true,
    cell: ({ rowCount }) => t.number(rowCount),
  },
  {
    id: 'outcome',
    header: t.outcome,
    width: 220,
    cell: ({ addCount, changeCount, closeCount, wrongCount }) =>
      t.outcomeOf(addCount, changeCount, closeCount, wrongCount),
  },
  { id: 'applyBy', header: t.applyBy, width: 100, givesWay: 1, cell: ({ applyBy }) => applyBy },
  {
    id: 'applyTime',
    header: t.applyTime,
    card: 'time',
    width: 140,
    cell: ({ applyTime }) => instantText(applyTime),
  },
];
