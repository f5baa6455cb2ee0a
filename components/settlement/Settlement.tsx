import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { useShallowStable } from '../../src/element/definition/react/use-shallow-stable';
import { lazyPart } from '../../src/element/host/lazy-part';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { Tabs } from '../../src/ui/layout/tabs/Tabs';
import listPageCss from '../../src/ui/table/list/list-page.css?inline';
import { useTexts } from '../../src/ui/texts/use-texts';
import { useSheet } from '../../src/ui/tokens/root';
import { BillList } from './bills/BillList';
import type { settlement } from './declaration';
import { createSettlementStore, type SettlementStore, type SettlementState } from './settlement-store';
import { settlementTexts } from './texts';
import { TABS } from './views';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';

// loaded on first use: the tab that opens first needs none of them
const BillDetail = lazyPart(() => import('./bill/BillDetail'), <SkeletonRows rows={6} height={64} />);
const Disputes = lazyPart(() => import('./disputes/Disputes'), <SkeletonRows rows={8} />);
const ContractInfo = lazyPart(() => import('./contract/ContractInfo'), <SkeletonRows rows={4} height={64} />);
const Products = lazyPart(() => import('./products/Products'), <SkeletonRows rows={4} height={64} />);
const SettlementDialogs = lazyPart(() => import('./SettlementDialogs'));

export default function Settlement(props: ViewProps<typeof settlement>) {
  useSheet(listPageCss);
  const t = useTexts(settlementTexts);
  const { host, pageSize } = props;
  const given = useSettlementAttributes(props);
  const settling = host.store<SettlementStore>(() => createSettlementStore(host, given));
  const state = useStore(settling.store);
  useEffect(() => settling.follow(given), [settling, given]);
  useOnValuesChange(() => settling.lines.setPageSize(pageSize), [settling, pageSize]);
  const { activeName, dialog, orderNo, safetyPage, showsFiles } = state;
  if (safetyPage !== '') {
    return (
      <TargetInPlace
        host={host}
        target={{ target: 'accountSafety', page: safetyPage }}
        back={t.back}
        onBack={settling.back}
      />
    );
  }
  if (showsFiles) {
    return (
      <TargetInPlace host={host} target={{ target: 'downloads' }} back={t.back} onBack={settling.back} />
    );
  }
  if (orderNo !== '') {
    return (
      <TargetInPlace host={host} target={{ target: 'order', orderNo }} back={t.back} onBack={settling.back} />
    );
  }
  return (
    <>
      <Tabs
        label={t.tabs}
        tabs={TABS.map((tab) => ({ value: tab, label: t.tab(tab) }))}
        value={activeName}
        onChange={settling.showTab}
      >
        <Part settling={settling} state={state} />
      </Tabs>
      {dialog && <SettlementDialogs settling={settling} state={state} dialog={dialog} />}
    </>
  );
}

function Part({ settling, state }: { settling: SettlementStore; state: SettlementState }) {
  const { activeName, billNo } = state;
  switch (activeName) {
    case 'bills':
      return billNo === '' ? (
        <BillList settling={settling} />
      ) : (
        <BillDetail key={billNo} settling={settling} state={state} />
      );
    case 'disputes':
      return <Disputes settling={settling} state={state} />;
    case 'contract':
      return <ContractInfo />;
    case 'products':
      return <Products settling={settling} />;
  }
}

/** Attributes of the element, with trimmed keywords; the object changes only when a value does. */
function useSettlementAttributes(props: ViewProps<typeof settlement>) {
  const { tab, billNo, billState, accountNo, disputeNo, disputeState } = props;
  const { groupBy, linesOf, lineKind, lineDispute, keyword } = props;
  const { billPart, comparisonNo, compareResult, compareField, compareKeyword } = props;
  return useShallowStable({
    tab,
    billNo,
    billState,
    accountNo,
    disputeNo,
    disputeState,
    groupBy,
    linesOf,
    lineKind,
    lineDispute,
    keyword: keyword.trim().slice(0, 50),
    billPart,
    comparisonNo,
    compareResult,
    compareField,
    compareKeyword: compareKeyword.trim().slice(0, 50),
  });
}
