import type { Application } from '../../../src/contract/approval/approval';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { Button } from '../../../src/ui/button/Button';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { isSelectable, type ApplicationListStore, type ApplicationListState } from './application-list-store';
import { isFiltered } from './place';
import type { ApprovalTableModel } from './use-approval-table';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from './texts';

interface Props {
  listing: ApplicationListStore;
  state: ApplicationListState;
  model: ApprovalTableModel;
}

// loaded late, as it is needed only after a selection
const Batch = lazyPart(() => import('./batch/Batch'));

export function ApprovalTable({ listing, state, model: { table, found } }: Props) {
  const t = useTexts(approvalListTexts);
  const rows = found.data?.applicationList ?? [];
  const { tab, selected, batch } = state;
  return (
    <>
      <PagedTable
        noun={t.application}
        found={found}
        rows={rows}
        total={found.data?.total ?? 0}
        rowKey={(application) => application.applyId}
        rowActions={(application) => <RowAction listing={listing} application={application} />}
        selection={tab === 'pending' ? { selected, isSelectable, onChange: listing.select } : undefined}
        table={table}
        state={state}
        listing={listing}
        isFiltered={isFiltered(state.filters)}
        nothing={t.nothing(tab)}
      />
      {(selected.size > 0 || batch) && (
        <Batch listing={listing} chosen={rows.filter(({ applyId }) => selected.has(applyId))} batch={batch} />
      )}
    </>
  );
}

function RowAction({ listing, application }: { listing: ApplicationListStore; application: Application }) {
  const t = useTexts(approvalListTexts);
  const { applyId, canDecide, canBook } = application;
  // the application's number opens the detail, so one action per row is enough
  if (canBook) {
    return (
      <Button
        size="small"
        variant="text"
        aria-label={`${t.book} ${applyId}`}
        onClick={() => listing.book(application)}
      >
        {t.book}
      </Button>
    );
  }
  if (application.canApply) {
    const goOn = application.change ? t.goChange : t.goRefund;
    return (
      <Button
        size="small"
        variant="text"
        aria-label={`${goOn} ${applyId}`}
        onClick={() => listing.goOn(application)}
      >
        {goOn}
      </Button>
    );
  }
  const text = canDecide ? t.decide : t.detail;
  return (
    <Button
      size="small"
      variant={canDecide ? 'primary' : 'text'}
      // the accessible name begins with the visible text, for speech control
      aria-label={`${text} ${applyId}`}
      onClick={() => listing.open(applyId)}
    >
      {text}
    </Button>
  );
}
