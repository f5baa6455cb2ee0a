import { useEffect, useMemo, useState } from 'react';
import type { Application } from '../../src/contract/approval';
import { useTablePreferences } from '../../src/element/table-preferences';
import { Button } from '../../src/ui/Button';
import { DataTable } from '../../src/ui/DataTable';
import { EmptyState } from '../../src/ui/EmptyState';
import { ErrorState } from '../../src/ui/ErrorState';
import { Pagination } from '../../src/ui/Pagination';
import { columnsFor } from './columns';
import { isFiltered, queryOf, type Listing, type ListingState, type SortField } from './listing';
import { useApprovals } from './use-approvals';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/approval/index';

const EMPTY = {
  pending: '没有需要您审批的申请',
  decided: '还没有审批过的申请',
  mine: '还没有提交过申请',
} as const;

export function ApprovalTable({ listing, state }: { listing: Listing; state: ListingState }) {
  const [pagePath] = useState(listing.host.runtime.page || OWN_PAGE);
  const columns = useMemo(() => columnsFor(listing), [listing]);
  const table = useTablePreferences(pagePath, columns);
  const pageSize = table.pageSize || state.pageSize;
  // asked for once it is known how many
  const ready = table.settled && pageSize === state.pageSize;
  useEffect(() => {
    if (!ready) listing.setPageSize(pageSize);
  }, [listing, pageSize, ready]);
  const found = useApprovals(listing, queryOf(state), ready);

  if (found.isError && !found.data) {
    return (
      <ErrorState
        message={`申请查询失败：${found.error.message}`}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  const { total = 0, applicationList = [] } = found.data ?? {};
  return (
    <div className="al-list" part="list">
      <DataTable
        label="申请列表"
        columns={table.columns}
        rows={applicationList}
        rowKey={(application) => application.applyId}
        rowActions={(application) => <RowAction listing={listing} application={application} />}
        sort={{ column: state.sort.field, order: state.sort.order }}
        onSortChange={({ column, order }) => listing.setSort({ field: column as SortField, order })}
        hiddenColumns={table.hidden}
        onHiddenColumnsChange={table.hide}
        columnWidths={table.widths}
        onColumnWidthChange={table.resize}
        onColumnOrderChange={table.reorder}
        onColumnsReset={table.reset}
        loading={found.isFetching || !ready}
        skeletonRows={8}
        empty={
          isFiltered(state.filters) ? (
            <EmptyState
              title="没有符合条件的申请"
              action={<Button onClick={listing.clear}>清除筛选</Button>}
            />
          ) : (
            <EmptyState title={EMPTY[state.tab]} />
          )
        }
      />
      {total > 0 && (
        <Pagination
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onChange={listing.goTo}
          onPageSizeChange={table.setPageSize}
        />
      )}
    </div>
  );
}

function RowAction({ listing, application }: { listing: Listing; application: Application }) {
  const { applyId, canDecide } = application;
  return (
    <Button
      size="small"
      variant={canDecide ? 'primary' : 'text'}
      aria-label={`${canDecide ? '审批' : '查看'}申请 ${applyId}`}
      onClick={() => listing.open(applyId)}
    >
      {canDecide ? '审批' : '详情'}
    </Button>
  );
}
