import { useMemo, useState } from 'react';
import { queryImportJobs, type ImportJob } from '../../contract/import-job/import-job';
import { instantText } from '../../domain/shanghai-time';
import { Button } from '../../ui/button/Button';
import { Tag, type Tone } from '../../ui/feedback/Tag';
import { Section } from '../../ui/layout/Section';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { Pagination } from '../../ui/table/list/Pagination';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { tableImportTexts } from './texts';
import { ResumeButton } from './ResumeButton';
import { UndoButton } from './UndoButton';

const TONES: Readonly<Record<ImportJob['importState'], Tone>> = {
  checking: 'accent',
  checked: 'neutral',
  waiting: 'accent',
  running: 'accent',
  reversing: 'over',
  done: 'within',
  failed: 'blocked',
  undoing: 'over',
  undone: 'neutral',
};
const PAGE_SIZE = 10;

interface Props {
  kind: string;
  unit: string;
  /** Called when an import was resumed, or undoing has started. */
  onBegun(importJobNo: string): void;
  onShow(importJobNo: string): void;
}

/** Former imports with file, person, time, counts and state; the user undoes or resumes them here. */
export function ImportHistory({ kind, unit, onBegun, onShow }: Props) {
  const t = useTexts(tableImportTexts);
  const [page, setPage] = useState(1);
  const { data } = useCall(
    queryImportJobs,
    { kind, pageIndex: page, pageSize: PAGE_SIZE },
    { live: true, keepPrevious: true },
  );
  const columns = useMemo(
    (): Column<ImportJob>[] => [
      {
        id: 'fileName',
        header: t.fileName,
        card: 'title',
        oneLine: true,
        width: 200,
        cell: ({ fileName }) => fileName,
      },
      {
        id: 'state',
        header: t.state,
        card: 'note',
        width: 100,
        cell: ({ importState }) => <Tag tone={TONES[importState]}>{t.stateName(importState)}</Tag>,
      },
      { id: 'rows', header: t.outcome, width: 200, cell: (job) => t.outcomeOf(job) },
      { id: 'applyBy', header: t.applyBy, width: 100, givesWay: 1, cell: ({ applyBy }) => applyBy },
      {
        id: 'applyTime',
        header: t.applyTime,
        card: 'time',
        width: 140,
        cell: ({ applyTime }) => instantText(applyTime),
      },
    ],
    [t],
  );
  // hidden on failure, because the page is for importing files
  if (data === undefined || data.total === 0) return null;
  return (
    <Section title={t.history}>
      <DataTable
        label={t.historyList}
        columns={columns}
        rows={data.importList}
        rowKey={({ importJobNo }) => importJobNo}
        rowActions={(job) => (
          <>
            <Button
              size="small"
              variant="text"
              aria-label={`${t.open} ${job.fileName}`}
              onClick={() => onShow(job.importJobNo)}
            >
              {t.open}
            </Button>
            <ResumeButton job={job} isSmall onBegun={onBegun} />
            <UndoButton job={job} unit={unit} isSmall onUndoing={onBegun} />
          </>
        )}
        empty={null}
      />
      {data.total > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          pageSizes={[PAGE_SIZE]}
          total={data.total}
          onChange={setPage}
        />
      )}
    </Section>
  );
}
