import { useEffect, useMemo, useState } from 'react';
import {
  queryReconciliationRecords,
  type ReconciliationPart,
  type ReconciliationRecord,
} from '../../../src/contract/settlement/reconciliation';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { EntryLink } from '../../../src/element/list/EntryLink';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Days, ReconciliationStore } from './reconciliation-store';
import { reconciliationTexts, type ReconciliationTexts } from './texts';

const RECORDS_EACH = 20;

interface Props {
  reconciling: ReconciliationStore;
  period: Days;
  part: ReconciliationPart;
}

/** Records behind a cause, page by page, each with the way to its order and bill. */
export function Records({ reconciling, period, part }: Props) {
  const t = useTexts(reconciliationTexts);
  const errors = useTexts(errorTexts);
  const [page, goTo] = useState(1);
  useEffect(() => reconciling.noteOpened(part), [reconciling, part]);
  const asked = { ...period, part, pageIndex: page, pageSize: RECORDS_EACH };
  const { data, error, isFetching, refetch } = useCall(queryReconciliationRecords, asked, {
    keepPrevious: true,
  });
  const columns = useMemo(() => columnsOf(t, reconciling), [t, reconciling]);
  if (error && !data) {
    return <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="tp-list" part="list">
      <DataTable
        label={t.records(part)}
        columns={columns}
        rows={data?.recordList ?? []}
        rowKey={({ key }) => key}
        loading={isFetching}
        skeletonRows={3}
        framed={false}
        empty={<EmptyState title={t.noRecords} />}
      />
      {data && data.total > RECORDS_EACH && (
        <Pagination page={page} pageSize={RECORDS_EACH} total={data.total} onChange={goTo} />
      )}
    </div>
  );
}

function columnsOf(
  t: ReconciliationTexts,
  { openOrder, openBill }: ReconciliationStore,
): Column<ReconciliationRecord>[] {
  return [
    { id: 'day', header: t.day, card: 'title', width: 108, cell: ({ day }) => day },
    {
      id: 'order',
      header: t.orderNo,
      width: 150,
      cell: ({ orderNo }) =>
        orderNo !== '' && (
          <EntryLink
            to={{ target: 'order', orderNo }}
            className="st-link"
            aria-label={t.openOrder(orderNo)}
            onOpen={() => openOrder(orderNo)}
          >
            {orderNo}
          </EntryLink>
        ),
    },
    {
      id: 'bill',
      header: t.billNo,
      width: 170,
      cell: ({ billNo }) =>
        billNo !== '' && (
          <EntryLink
            to={{ target: 'bill', billNo }}
            className="st-link"
            aria-label={t.openBill(billNo)}
            onOpen={() => openBill(billNo)}
          >
            {billNo}
          </EntryLink>
        ),
    },
    { id: 'record', header: t.recordNo, width: 150, givesWay: 1, cell: ({ recordNo }) => recordNo },
    {
      id: 'traveller',
      header: t.traveller,
      width: 120,
      givesWay: 2,
      cell: ({ travellerName }) => travellerName,
    },
    {
      id: 'amount',
      header: t.amount,
      numeric: true,
      width: 110,
      card: 'amount',
      cardPrefix: '¥',
      cell: ({ amount }) => formatPrice(amount),
    },
  ];
}
