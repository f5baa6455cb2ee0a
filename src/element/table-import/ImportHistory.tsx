import { useMemo, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import { Pagination } from '../../ui/table/list/Pagination';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { historyColumns } from './history-columns';
import { useImportCalls } from './import-calls';
import { tableImportTexts } from './texts';
import { ResumeButton } from './ResumeButton';
import { UndoButton } from './UndoButton';

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
    useImportCalls().list,
    { kind, pageIndex: page, pageSize: PAGE_SIZE },
    { live: true, keepPrevious: true },
  );
  const columns = useMemo(() => historyColumns(t), [t]);
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
