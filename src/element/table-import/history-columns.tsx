import type { ImportJob } from '../../contract/import-job/import-job';
import { instantText } from '../../domain/shanghai-time';
import { Tag, type Tone } from '../../ui/feedback/Tag';
import type { Column } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import { displayedState, type DisplayedState } from './displayed-state';
import { tableImportTexts, type TableImportTexts } from './texts';

const TONES: Readonly<Record<DisplayedState, Tone>> = {
  checking: 'accent',
  checked: 'neutral',
  waiting: 'accent',
  running: 'accent',
  reversing: 'over',
  done: 'within',
  failed: 'blocked',
  undoing: 'over',
  undone: 'neutral',
  wrong: 'blocked',
  broken: 'blocked',
};

/** State of an import, coloured by its urgency. */
export function StateTag({ job }: { job: ImportJob }) {
  const t = useTexts(tableImportTexts);
  const state = displayedState(job);
  return <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>;
}

/** Columns of former imports. `variant`: column for the table among several of the kind. */
export const historyColumns = (t: TableImportTexts, variant?: Column<ImportJob>): Column<ImportJob>[] => [
  {
    id: 'fileName',
    header: t.fileName,
    card: 'title',
    oneLine: true,
    width: 200,
    cell: ({ fileName }) => fileName,
  },
  ...(variant === undefined ? [] : [variant]),
  {
    id: 'importState',
    header: t.state,
    card: 'note',
    width: 110,
    cell: (job) => <StateTag job={job} />,
  },
  { id: 'outcome', header: t.outcome, width: 220, cell: (job) => t.outcomeOf(job) },
  { id: 'applyBy', header: t.applyBy, width: 100, givesWay: 1, cell: ({ applyBy }) => applyBy },
  {
    id: 'applyTime',
    header: t.applyTime,
    card: 'time',
    width: 140,
    cell: ({ applyTime }) => instantText(applyTime),
  },
  {
    id: 'stepList',
    header: t.steps,
    width: 210,
    // in one block, as cards lay out the parts of a cell side by side
    cell: ({ stepList = [] }) => (
      <div>
        {stepList.map(({ how, operatorName, time }) => (
          <div key={how}>{t.step(how, operatorName, time === '' ? '' : instantText(time))}</div>
        ))}
      </div>
    ),
  },
];
