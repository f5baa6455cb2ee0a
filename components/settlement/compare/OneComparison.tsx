import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { queryBillComparison, removeBillComparison } from '../../../src/contract/settlement/compare';
import { instantText, shanghaiDate } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Progress } from '../../../src/ui/feedback/Progress';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useReturnTo } from '../../../src/ui/layout/focus/focus-return';
import { hasNoFocus } from '../../../src/ui/layout/focus/has-no-focus';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useRoot } from '../../../src/ui/tokens/root';
import type { SettlementStore } from '../settlement-store';
import { RepeatComparison } from './RepeatComparison';
import { ComparedItems } from './ComparedItems';
import { PROGRESS_MS, STATE_TONES } from './CompareStart';
import type { CompareState } from './compare-store';
import { ResultSums } from './ResultSums';
import { compareTexts } from './texts';

interface Props {
  settling: SettlementStore;
  billNo: string;
  compare: CompareState;
  canConfirm: boolean;
}

/** Page of one comparison: progress, columns, entries and actions. */
export function OneComparison({ settling, billNo, compare, canConfirm }: Props) {
  const t = useTexts(compareTexts);
  const errors = useTexts(errorTexts);
  const { comparing } = settling;
  const found = useCall(
    queryBillComparison,
    { comparisonNo: compare.comparisonNo },
    {
      live: true,
      refetchInterval: (answer) => (answer?.comparison.comparisonState === 'comparing' ? PROGRESS_MS : false),
    },
  );
  const { data, error } = found;
  useReturnTo(compare.comparisonNo);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfter(title, data?.comparison.comparisonState);
  const back = (
    <Button variant="text" size="small" icon={<ArrowLeft />} onClick={() => comparing.show('')}>
      {t.back}
    </Button>
  );
  if (!data) {
    return (
      <>
        <div>{back}</div>
        {error ? (
          <ErrorState
            message={errors.of(error)}
            retrying={found.isFetching}
            onRetry={isRefused(error) ? undefined : () => void found.refetch()}
          />
        ) : (
          <SkeletonRows rows={4} height={48} />
        )}
      </>
    );
  }
  const { comparison, canChange } = data;
  if (comparison.billNo !== billNo) {
    // the address may name a comparison that does not exist
    return (
      <>
        <div>{back}</div>
        <p role="alert">{t.ofAnotherBill}</p>
      </>
    );
  }
  const { fileName, comparisonState, applyBy, applyTime, keptUntil } = comparison;
  return (
    <>
      <header className="st-compare-head">
        {back}
        <h3 ref={title} tabIndex={-1}>
          <bdi>{fileName}</bdi>
        </h3>
        <Tag tone={STATE_TONES[comparisonState]}>{t.stateName(comparisonState)}</Tag>
        <span className="st-hint">
          {t.brought(applyBy, instantText(applyTime), shanghaiDate(new Date(keptUntil)))}
        </span>
        {canChange && <Remove settling={settling} comparisonNo={comparison.comparisonNo} />}
      </header>
      <ComparisonView
        key={comparisonState}
        settling={settling}
        compare={compare}
        found={data}
        canConfirm={canConfirm}
      />
    </>
  );
}

/** Moves the focus to the title when the state changes and the pressed button is gone. */
function useFocusAfter(title: RefObject<HTMLElement | null>, state: string | undefined): void {
  const root = useRoot();
  const known = useRef(state);
  useEffect(() => {
    const isAnother = known.current !== undefined && known.current !== state;
    known.current = state;
    if (isAnother && hasNoFocus(root)) title.current?.focus({ preventScroll: true });
  }, [root, title, state]);
}

interface ComparisonViewProps extends Omit<Props, 'billNo'> {
  found: ResultOf<typeof queryBillComparison>;
}

function ComparisonView({ settling, compare, found, canConfirm }: ComparisonViewProps) {
  const t = useTexts(compareTexts);
  const { comparison, canChange } = found;
  const { comparisonState, rowCount, rowsDone } = comparison;
  const columns = canChange && (
    // the choice of columns starts from those that the gateway stores
    <RepeatComparison
      key={JSON.stringify([comparison.compareBy, found.columnList])}
      settling={settling}
      found={found}
    />
  );
  switch (comparisonState) {
    case 'comparing':
      return (
        <div className="st-compare-progress">
          <Progress label={t.stateName('comparing')} value={rowsDone / rowCount} delay={0} />
          <span role="status">{t.progress(rowsDone, rowCount)}</span>
        </div>
      );
    case 'failed':
      return <p role="alert">{t.failed}</p>;
    case 'unmatched':
      return (
        <>
          <p role="alert">{t.unmatched}</p>
          {columns}
        </>
      );
    case 'compared':
      return (
        <>
          <ResultSums settling={settling} result={compare.filters.result} sums={comparison.sumList} />
          {columns}
          <ComparedItems settling={settling} compare={compare} found={found} canConfirm={canConfirm} />
        </>
      );
  }
}

function Remove({ settling, comparisonNo }: { settling: SettlementStore; comparisonNo: string }) {
  const t = useTexts(compareTexts);
  const [isAsking, setAsking] = useState(false);
  const { host, comparing } = settling;
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {isAsking && (
        <ConfirmBox
          call={removeBillComparison}
          body={{ comparisonNo }}
          title={t.remove}
          confirmText={t.removeConfirm}
          cancelText={t.cancel}
          danger
          onClose={() => setAsking(false)}
          onDone={() => {
            host.notify({ as: 'toast', text: t.removed, delayMs: 0 });
            comparing.show('');
          }}
        >
          {t.removeQuestion}
        </ConfirmBox>
      )}
    </>
  );
}
