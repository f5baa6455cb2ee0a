import { useMemo } from 'react';
import { useStore } from 'zustand';
import { queryPersonConsumptionsFromESApply } from '../../../src/contract/report/consumption';
import { useCall } from '../../../src/element/data/use-call';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useTablePreferences } from '../../../src/element/list/table-preferences';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { factTexts } from '../dashboard/facts/texts';
import { termTexts } from '../dashboard/terms/texts';
import { queryOf, type Bill } from './bill';
import { columnsFor } from './columns';
import { isFiltered } from './filters';
import { consumerBillTexts } from './texts';
import { BillSums } from './BillSums';

/** Page path of the table preferences where the bill runs outside a portal. */
const OWN_PAGE = '/financeManage/myConsumerBillReports';
const PAGE_SIZE = 20;

/** Entries of the bill page by page, below their totals. */
export function BillTable({ bill }: { bill: Bill }) {
  const t = useTexts(consumerBillTexts);
  const f = useTexts(factTexts);
  const terms = useTexts(termTexts);
  const state = useStore(bill.store);
  const { filters, today } = state;
  const { openOrder } = bill;
  const basis = terms.basis(filters.basis, filters.product || 'all');
  const columns = useMemo(
    () => columnsFor({ basis, onOpen: openOrder }, { t, f, terms }),
    [basis, openOrder, t, f, terms],
  );
  const preferences = useTablePreferences(bill.host.runtime.page || OWN_PAGE, columns);
  const pageSize = preferences.pageSize || PAGE_SIZE;
  const query = queryOf(state, pageSize);
  const found = useCall(queryPersonConsumptionsFromESApply, preferences.settled ? query : undefined, {
    keepPrevious: true,
  });
  const { data } = found;
  const total = data?.total ?? 0;
  return (
    <>
      {!(found.error && !data) && (
        <BillSums bill={bill} found={data} basis={basis} isStale={found.isPlaceholderData} />
      )}
      {total > 0 && (
        <div className="tp-list-tools">
          <ExportBar kind="person-consumption" query={query} onShowFiles={bill.showDownloads} />
        </div>
      )}
      <PagedTable
        noun={t.consumption}
        found={found}
        rows={data?.consumptionList ?? []}
        total={total}
        rowKey={({ factNo }) => `${factNo}`}
        table={{ preferences, isReady: preferences.settled }}
        state={{ ...state, pageSize }}
        listing={bill}
        isFiltered={isFiltered(filters, today)}
        nothing={t.nothing}
      />
    </>
  );
}
