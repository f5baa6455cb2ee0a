import { useMemo } from 'react';
import { COST_KINDS } from '../../../src/contract/cost-center/cost-objects';
import { COST_TABLE } from '../../../src/contract/cost-center/import';
import { queryImportJobs, type ImportJob } from '../../../src/contract/import-job/import-job';
import { useCall } from '../../../src/element/data/use-call';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { isRefused } from '../../../src/element/list/is-refused';
import { isUnderWay, PROGRESS_MS } from '../../../src/element/table-import/displayed-state';
import { historyColumns } from '../../../src/element/table-import/history-columns';
import { tableImportTexts } from '../../../src/element/table-import/texts';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ChooseFile } from './ChooseFile';
import type { CostImportStore, ImportingState } from './cost-import-store';
import { costCenterImportTexts, type CostCenterImportTexts } from './texts';

/** Page whose table preferences apply when the list is embedded outside a portal. */
const OWN_PAGE = '/costCenter/importCostCenter';

/** Upload of a new file, and the imports of the enterprise, newest first. */
export function ImportList({ importing, state }: { importing: CostImportStore; state: ImportingState }) {
  const t = useTexts(costCenterImportTexts);
  const shared = useTexts(tableImportTexts);
  const columns = useMemo(
    () =>
      historyColumns(shared, { id: 'costKind', header: t.kind, width: 110, cell: (job) => kindOf(t, job) }),
    [t, shared],
  );
  const table = useListTable(OWN_PAGE, columns, {
    pageSize: state.pageSize,
    setPageSize: importing.setPageSize,
  });
  const asked = table.isReady
    ? { kind: COST_TABLE, pageIndex: state.page, pageSize: state.pageSize }
    : undefined;
  const found = useCall(queryImportJobs, asked, {
    live: true,
    refetchInterval: (answer) => (answer?.importList.some(isUnderWay) ? PROGRESS_MS : false),
    keepPrevious: true,
  });
  // users without the right to import see the reason and no upload
  const mayBring = !found.error || !isRefused(found.error);
  return (
    <div className="tp-list-page">
      {mayBring && <ChooseFile importing={importing} costKind={state.costKind} />}
      <PagedTable
        noun={t.import}
        found={found}
        rows={found.data?.importList ?? []}
        total={found.data?.total ?? 0}
        rowKey={({ importJobNo }: ImportJob) => importJobNo}
        rowActions={({ importJobNo, fileName }) => (
          <Button
            size="small"
            variant="text"
            aria-label={`${t.open} ${fileName}`}
            onClick={() => importing.show(importJobNo)}
          >
            {t.open}
          </Button>
        )}
        table={table}
        state={state}
        listing={importing}
        isFiltered={false}
        nothing={t.nothing}
      />
    </div>
  );
}

/** Name of the kind of object that an import holds. */
function kindOf(t: CostCenterImportTexts, { whole }: ImportJob): string {
  const kind = COST_KINDS.find((one) => one === whole?.variant);
  return kind === undefined ? '' : t.kindName(kind);
}
