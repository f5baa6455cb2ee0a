import { useMemo } from 'react';
import { queryCostImports, type CostImport } from '../../../src/contract/cost-center/import';
import { useCall } from '../../../src/element/data/use-call';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ChooseFile } from './ChooseFile';
import { importColumns } from './columns';
import type { CostImportStore, ImportingState } from './cost-import-store';
import { isUnderWay, PROGRESS_MS } from './under-way';
import { costCenterImportTexts } from './texts';

/** Page whose table preferences apply when the list is embedded outside a portal. */
const OWN_PAGE = '/costCenter/importCostCenter';

/** Upload of a new file, and the imports of the enterprise, newest first. */
export function ImportList({ importing, state }: { importing: CostImportStore; state: ImportingState }) {
  const t = useTexts(costCenterImportTexts);
  const columns = useMemo(() => importColumns(t), [t]);
  const table = useListTable(OWN_PAGE, columns, {
    pageSize: state.pageSize,
    setPageSize: importing.setPageSize,
  });
  const asked = table.isReady ? { pageIndex: state.page, pageSize: state.pageSize } : undefined;
  const found = useCall(queryCostImports, asked, {
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
        rowKey={({ importNo }: CostImport) => importNo}
        rowActions={({ importNo, fileName }) => (
          <Button
            size="small"
            variant="text"
            aria-label={`${t.open} ${fileName}`}
            onClick={() => importing.show(importNo)}
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
