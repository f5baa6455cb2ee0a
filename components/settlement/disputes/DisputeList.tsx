import { useMemo } from 'react';
import {
  DISPUTE_STATES,
  querySettleDisputes,
  type DisputeState,
} from '../../../src/contract/settlement/disputes';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useTablePreferences } from '../../../src/element/list/table-preferences';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementState, Settling } from '../settling';
import { settlementTexts } from '../texts';
import { disputeColumns } from './columns';
import { disputesTexts } from './texts';

/** What is kept of this table is apart from that of bills, wherever they stand. */
const OWN_PAGE = '/settlePayment/disputes';
/** They come the newest first. */
const SORT = { field: '', order: 'desc' } as const;

/** The disputes of the enterprise with the agency. */
export function DisputeList({ settling, state }: { settling: Settling; state: SettlementState }) {
  const s = useTexts(settlementTexts);
  const t = useTexts(disputesTexts);
  const errors = useTexts(errorTexts);
  const { disputeState, pageIndex, pageSize } = state;
  const columns = useMemo(() => disputeColumns(settling, { s, t }), [settling, s, t]);
  const preferences = useTablePreferences(OWN_PAGE, columns);
  const size = preferences.pageSize || pageSize.disputes;
  const asked = {
    disputeStateList: disputeState === '' ? [] : [disputeState],
    pageIndex: pageIndex.disputes,
    pageSize: Math.min(size, 100),
  };
  const found = useCall(querySettleDisputes, preferences.settled ? asked : undefined, {
    live: true,
    keepPrevious: true,
  });
  if (isRefused(found.error)) return <ErrorState message={errors.of(found.error)} />;
  return (
    <div className="tp-list-page">
      <Segmented<DisputeState | ''>
        label={s.state}
        value={disputeState}
        options={[
          { value: '', label: s.all },
          ...DISPUTE_STATES.map((value) => ({ value, label: s.disputeState(value) })),
        ]}
        onChange={settling.filterDisputes}
      />
      <PagedTable
        noun={s.dispute}
        found={found}
        rows={found.data?.disputeList ?? []}
        total={found.data?.total ?? 0}
        rowKey={({ disputeNo }) => disputeNo}
        table={{ preferences, isReady: preferences.settled }}
        state={{
          filters: { disputeState },
          page: pageIndex.disputes,
          pageSize: asked.pageSize,
          sort: SORT,
        }}
        listing={{
          goTo: settling.disputes.goTo,
          setSort: () => undefined,
          clear: () => settling.filterDisputes(''),
        }}
        isFiltered={disputeState !== ''}
        nothing={t.nothing}
      />
    </div>
  );
}
