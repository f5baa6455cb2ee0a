import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ResultOf } from '../../../src/contract/call';
import { GROUP_KEYS, type GroupKey, type querySettleBill } from '../../../src/contract/settlement/bills';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementState, SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { Groups } from './Groups';
import { Lines } from './Lines';
import { billTexts } from './texts';

// loaded when the comparison is first opened
const Compare = lazyPart(() => import('../compare/Compare'), <SkeletonRows rows={4} height={64} />);

interface Props {
  settling: SettlementStore;
  state: SettlementState;
  found: ResultOf<typeof querySettleBill>;
}

/** Lines of a bill: as a list, by groups, or compared with a record of the enterprise. */
export function BillParts({ settling, state, found: { canDispute, canConfirm } }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const { groupBy, billNo, groupPage, compare } = state;
  const part = useRef<HTMLElement>(null);
  const { group, kind, lineDispute } = useStore(settling.lines.store, ({ filters }) => filters);
  const shown = JSON.stringify([groupBy, group, kind, lineDispute, compare.isOpen]);
  const known = useRef(shown);
  // scrolls here when a filter above or a group changed the lines while they are off screen
  useEffect(() => {
    if (known.current === shown) return;
    known.current = shown;
    const { current } = part;
    if (current && current.getBoundingClientRect().top > innerHeight * 0.6) {
      current.scrollIntoView({ block: 'start' });
    }
  }, [shown]);
  return (
    <section ref={part} className="st-parts tp-list-page" aria-label={t.allLines}>
      <Segmented<GroupKey | '' | 'compare'>
        label={t.view}
        value={compare.isOpen ? 'compare' : groupBy}
        options={[
          { value: '', label: t.allLines },
          ...GROUP_KEYS.map((value) => ({ value, label: s.group(value) })),
          { value: 'compare', label: t.compare },
        ]}
        onChange={(value) => (value === 'compare' ? settling.comparing.open() : settling.groupBy(value))}
      />
      {compare.isOpen ? (
        <Compare settling={settling} billNo={billNo} compare={compare} canConfirm={canConfirm} />
      ) : groupBy === '' ? (
        <Lines settling={settling} billNo={billNo} canDispute={canDispute} />
      ) : (
        <Groups key={groupBy} settling={settling} billNo={billNo} groupBy={groupBy} page={groupPage} />
      )}
    </section>
  );
}
