import { useEffect, useRef } from 'react';
import { focusForNow, hasNoFocus } from '../../../src/ui/layout/focus/has-no-focus';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useRoot, useSheet } from '../../../src/ui/tokens/root';
import type { SettlementStore } from '../settlement-store';
import compareCss from './compare.css?inline';
import { CompareStart } from './CompareStart';
import type { CompareState } from './compare-store';
import { OneComparison } from './OneComparison';
import { compareTexts } from './texts';

interface Props {
  settling: SettlementStore;
  billNo: string;
  compare: CompareState;
  canConfirm: boolean;
}

/** Comparison of a bill with a record of the enterprise. */
export default function Compare({ settling, billNo, compare, canConfirm }: Props) {
  useSheet(compareCss);
  const t = useTexts(compareTexts);
  const root = useRoot();
  const part = useRef<HTMLDivElement>(null);
  const { comparisonNo } = compare;
  const known = useRef(comparisonNo);
  // the pressed control is gone with its view, so the part takes the focus
  useEffect(() => {
    if (known.current === comparisonNo) return;
    known.current = comparisonNo;
    if (part.current && hasNoFocus(root)) focusForNow(part.current);
  }, [root, comparisonNo]);
  return (
    <div ref={part} className="st-compare" role="group" aria-label={t.compare} tabIndex={-1}>
      {comparisonNo === '' ? (
        <CompareStart settling={settling} billNo={billNo} compare={compare} />
      ) : (
        <OneComparison
          key={comparisonNo}
          settling={settling}
          billNo={billNo}
          compare={compare}
          canConfirm={canConfirm}
        />
      )}
    </div>
  );
}
