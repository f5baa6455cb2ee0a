import type { Application } from '../../../src/contract/approval/approval';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { Button } from '../../../src/ui/button/Button';
import { isFiltered, type Listing, type ListingState } from './listing';
import type { ApprovalTableModel } from './use-approval-table';

const NOTHING = {
  pending: '没有需要您审批的申请',
  decided: '还没有审批过的申请',
  mine: '还没有提交过申请',
} as const;

interface Props {
  listing: Listing;
  state: ListingState;
  model: ApprovalTableModel;
}

export function ApprovalTable({ listing, state, model: { table, found } }: Props) {
  return (
    <PagedTable
      noun="申请"
      found={found}
      rows={found.data?.applicationList ?? []}
      total={found.data?.total ?? 0}
      rowKey={(application) => application.applyId}
      rowActions={(application) => <RowAction listing={listing} application={application} />}
      table={table}
      state={state}
      listing={listing}
      isFiltered={isFiltered(state.filters)}
      nothing={NOTHING[state.tab]}
    />
  );
}

function RowAction({ listing, application }: { listing: Listing; application: Application }) {
  const { applyId, canDecide, canBook } = application;
  // its number opens it: one action a row is enough
  if (canBook) {
    return (
      <Button
        size="small"
        variant="text"
        aria-label={`去预订 ${applyId}`}
        onClick={() => listing.book(application)}
      >
        去预订
      </Button>
    );
  }
  const text = canDecide ? '审批' : '详情';
  return (
    <Button
      size="small"
      variant={canDecide ? 'primary' : 'text'}
      // its name begins with what is seen: whoever speaks it to the browser is understood
      aria-label={`${text} ${applyId}`}
      onClick={() => listing.open(applyId)}
    >
      {text}
    </Button>
  );
}
