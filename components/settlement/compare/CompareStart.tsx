import Download from 'lucide-react/icons/download';
import { useMemo, useRef } from 'react';
import {
  addBillComparison,
  COMPARE_FILE_BYTES,
  COMPARE_ROWS,
  COMPARED_TABLE,
  queryBillComparisons,
  RECORD_FIELDS,
  type BillComparison,
  type ComparisonState,
} from '../../../src/contract/settlement/compare';
import { recordHeader } from '../../../src/domain/settlement/compare-columns';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { saveTable } from '../../../src/ui/table/save-table';
import { PlacedFileField } from '../../../src/element/table-import/PlacedFileField';
import { tableImportTexts } from '../../../src/element/table-import/texts';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useFocusReturn } from '../../../src/ui/layout/focus/focus-return';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import type { CompareState } from './compare-store';
import { compareTexts, type CompareTexts } from './texts';

const EACH = 20;
const MEGABYTES = COMPARE_FILE_BYTES / 1024 / 1024;
/** Interval, in ms, at which the progress of a comparison is polled. */
export const PROGRESS_MS = 1000;

export const STATE_TONES: Readonly<Record<ComparisonState, Tone>> = {
  comparing: 'accent',
  unmatched: 'over',
  compared: 'within',
  failed: 'blocked',
};

interface Props {
  settling: SettlementStore;
  billNo: string;
  compare: CompareState;
}

/** Upload of a record, and earlier comparisons of the bill, newest first. */
export function CompareStart({ settling, billNo, compare: { listPage } }: Props) {
  const t = useTexts(compareTexts);
  const shared = useTexts(tableImportTexts);
  const errors = useTexts(errorTexts);
  const found = useCall(
    queryBillComparisons,
    { billNo, pageIndex: listPage, pageSize: EACH },
    {
      live: true,
      keepPrevious: true,
      refetchInterval: (answer) =>
        answer?.comparisonList.some(({ comparisonState }) => comparisonState === 'comparing')
          ? PROGRESS_MS
          : false,
    },
  );
  const { comparing, host } = settling;
  const columns = useMemo(() => listColumns(t), [t]);
  const { data, error } = found;
  const list = useRef<HTMLDivElement>(null);
  useFocusReturn(list, data !== undefined);
  if (!data && error) {
    return (
      <ErrorState
        message={errors.of(error)}
        retrying={found.isFetching}
        onRetry={isRefused(error) ? undefined : () => void found.refetch()}
      />
    );
  }
  return (
    <>
      {data?.canCompare === true && (
        <section className="st-compare-file" aria-label={t.upload}>
          <PlacedFileField
            label={t.file}
            hint={t.fileHint(COMPARE_ROWS, MEGABYTES)}
            call={addBillComparison}
            bodyOf={(sent) => ({ ...sent, billNo })}
            most={COMPARE_FILE_BYTES}
            kind={COMPARED_TABLE}
            onDone={({ comparisonNo }) => {
              host.track('bill-compared');
              comparing.show(comparisonNo);
            }}
          />
          <Button
            icon={<Download />}
            onClick={() => saveTable([RECORD_FIELDS.map(recordHeader)], t.templateName)}
          >
            {shared.template}
          </Button>
        </section>
      )}
      <div ref={list} tabIndex={-1}>
        <DataTable
          label={t.comparisons}
          columns={columns}
          rows={data?.comparisonList ?? []}
          rowKey={({ comparisonNo }) => comparisonNo}
          rowActions={({ comparisonNo, fileName }) => (
            <Button
              size="small"
              variant="text"
              aria-label={t.openFile(fileName)}
              onClick={() => comparing.show(comparisonNo)}
            >
              {t.open}
            </Button>
          )}
          loading={found.isFetching}
          skeletonRows={3}
          empty={<EmptyState title={t.nothing} />}
        />
      </div>
      {data && data.total > EACH && (
        <Pagination page={listPage} pageSize={EACH} total={data.total} onChange={comparing.goToList} />
      )}
    </>
  );
}

const listColumns = (t: CompareTexts): Column<BillComparison>[] => [
  {
    id: 'fileName',
    header: t.fileName,
    card: 'title',
    width: 200,
    oneLine: true,
    cell: ({ fileName }) => fileName,
  },
  {
    id: 'comparisonState',
    header: t.state,
    card: 'note',
    width: 100,
    cell: ({ comparisonState }) => (
      <Tag tone={STATE_TONES[comparisonState]}>{t.stateName(comparisonState)}</Tag>
    ),
  },
  { id: 'rowCount', header: t.rows, numeric: true, width: 90, cell: ({ rowCount }) => t.number(rowCount) },
  { id: 'outcome', header: t.outcome, width: 260, cell: ({ sumList }) => t.outcomeOf(sumList) },
  { id: 'applyBy', header: t.by, width: 90, givesWay: 1, cell: ({ applyBy }) => applyBy },
  {
    id: 'applyTime',
    header: t.time,
    card: 'time',
    width: 140,
    cell: ({ applyTime }) => instantText(applyTime),
  },
];
