import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../../src/element/host/view-props';
import { useLiveOrders } from '../../../src/element/live/use-live-orders';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../src/ui/button/Button';
import { Tabs, type Tab } from '../../../src/ui/layout/tabs/Tabs';
import { ApprovalDetailPane } from '../detail/ApprovalDetailPane';
import { ApprovalFilterBar } from './ApprovalFilterBar';
import { ApprovalTable } from './ApprovalTable';
import type { approvalList } from './declaration';
import type { ApprovalTab } from './kinds';
import {
  createApplicationListStore,
  type ApplicationListStore,
  type ApplicationListState,
} from './application-list-store';
import { useApprovalTable } from './use-approval-table';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts, type ApprovalListTexts } from './texts';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

const DeputiesDialog = lazyPart(() => import('./deputies/DeputiesDialog'));

export default function ApprovalList(props: ViewProps<typeof approvalList>) {
  const t = useTexts(approvalListTexts);
  const { host, applyId, tab, keyword, filters, sort, pageIndex, pageSize, hideFilters } = props;
  const place = { tab, keyword, filters, sort, pageIndex };
  const listing = host.store<ApplicationListStore>(() => createApplicationListStore(host, place));
  const state = useStore(listing.store);
  useLiveOrders();
  useOnValuesChange(() => listing.open(applyId), [listing, applyId]);
  useEffect(
    () => listing.follow({ tab, keyword, filters, sort, pageIndex }),
    [listing, tab, keyword, filters, sort, pageIndex],
  );
  useOnValuesChange(() => listing.setPageSize(pageSize), [listing, pageSize]);

  if (state.inPlace) {
    return (
      <TargetInPlace
        host={host}
        target={state.inPlace}
        back={t.back}
        onBack={listing.back}
        onNavigate={listing.take}
      />
    );
  }
  if (state.applyId !== '') {
    return <ApprovalDetailPane key={state.applyId} model={listing} applyId={state.applyId} />;
  }
  return <Listed listing={listing} state={state} hideFilters={hideFilters} />;
}

interface ListedProps {
  listing: ApplicationListStore;
  state: ApplicationListState;
  hideFilters: boolean;
}

/** One component with and without tabs, so that it is not remounted and data is not read twice. */
function Listed({ listing, state, hideFilters }: ListedProps) {
  const t = useTexts(approvalListTexts);
  const model = useApprovalTable(listing, state);
  // values known already appear with the first paint
  const known = model.found.data ?? state;
  return (
    <Tabs label={t.approvals} tabs={tabsOf(known, t)} value={state.tab} onChange={listing.showTab}>
      <div className="tp-list-page">
        {state.tab === 'mine' && (
          <div className="al-new">
            <Button variant="primary" icon={<Plus />} onClick={listing.newRequest}>
              {t.newRequest}
            </Button>
          </div>
        )}
        {(state.tab === 'pending' || state.tab === 'decided') && (
          <DeputiesButton isKnown={known.canApprove === true} />
        )}
        {!hideFilters && <ApprovalFilterBar key={state.tab} listing={listing} />}
        <ApprovalTable listing={listing} state={state} model={model} />
      </div>
    </Tabs>
  );
}

/** Reserves its space until the approver right is known. */
function DeputiesButton({ isKnown }: { isKnown: boolean }) {
  const t = useTexts(approvalListTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="al-new" data-waiting={isKnown ? undefined : ''}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.deputies}
      </Button>
      {isOpen && <DeputiesDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Tabs of the user. Users without the approver right and without copies have none. */
function tabsOf(
  {
    canApprove,
    pendingCount,
    hasCopies,
  }: Pick<ApplicationListState, 'canApprove' | 'pendingCount' | 'hasCopies'>,
  t: ApprovalListTexts,
): Tab<ApprovalTab>[] {
  const own = { value: 'mine', label: t.mine } as const;
  const copied = { value: 'copied', label: t.copied } as const;
  if (canApprove === true) {
    return [
      { value: 'pending', label: t.pending, count: pendingCount },
      { value: 'decided', label: t.decided },
      own,
      copied,
    ];
  }
  return canApprove === false && hasCopies ? [own, copied] : [];
}
