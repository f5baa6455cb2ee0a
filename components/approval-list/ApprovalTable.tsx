import type { Application } from '../../src/contract/approval';
import { Button } from '../../src/ui/Button';
import { DataTable } from '../../src/ui/DataTable';
import { EmptyState } from '../../src/ui/EmptyState';
import { ErrorState } from '../../src/ui/ErrorState';
import { Pagination } from '../../src/ui/Pagination';
import { isFiltered, type Listing, type ListingState, type SortField } from './listing';
import type { ApprovalTableModel } from './use-approval-table';

const EMPTY = {
  pending: '没有需要您审批的申请',
  decided: '还没有审批过的申请',
  mine: '还没有提交过申请',
} as const;

interface Props {
  listing: Listing;
  state: ListingState;
  table: ApprovalTableModel;
}

export function ApprovalTable({ listing, state, table: { preferences: table, found, loading } }: Props) {
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
        loading={loading}
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
