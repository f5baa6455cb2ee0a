import { DISPUTE_STATES, querySettleDisputes } from '../../../src/contract/settlement/disputes';
import { listPage } from '../../../src/element/list-page/list-page';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { DisputeFilters, SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { disputeColumns } from './columns';
import { disputesTexts } from './texts';

/** Disputes of the enterprise with the agency. */
export const DisputeList = listPage(
  querySettleDisputes,
  { s: settlementTexts, t: disputesTexts },
  {
    path: '/settlePayment/disputes',
    isApart: true,
    words: ({ s, t }) => ({ noun: s.dispute, nothing: t.nothing }),
    ask: ({ disputeState }: DisputeFilters) => ({
      disputeStateList: disputeState === undefined ? [] : [disputeState],
    }),
    rows: ({ disputeList }) => disputeList,
    rowKey: ({ disputeNo }) => disputeNo,
    columns: (texts, settling: SettlementStore) => disputeColumns(settling, texts),
    Above: StateChoice,
  },
);

function StateChoice({ of: { disputes }, filters }: { of: SettlementStore; filters: DisputeFilters }) {
  const s = useTexts(settlementTexts);
  return (
    <Segmented
      label={s.state}
      value={filters.disputeState ?? ''}
      options={[
        { value: '', label: s.all },
        ...DISPUTE_STATES.map((value) => ({ value, label: s.disputeState(value) })),
      ]}
      onChange={(chosen) => disputes.filter({ disputeState: chosen || undefined })}
    />
  );
}
