import type { BillComparison, CompareResult } from '../../../src/contract/settlement/compare';
import { formatPrice } from '../../../src/domain/money/money';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { compareTexts } from './texts';

interface Props {
  settling: SettlementStore;
  result: CompareResult | '';
  sums: BillComparison['sumList'];
}

/** Sums of both sides by result. Each result filters the entries. */
export function ResultSums({ settling, result: shown, sums }: Props) {
  const t = useTexts(compareTexts);
  const of = (key: 'itemCount' | 'billAmount' | 'recordAmount') =>
    sums.reduce((all, sum) => all + sum[key], 0);
  const all = {
    result: '' as const,
    itemCount: of('itemCount'),
    billAmount: of('billAmount'),
    recordAmount: of('recordAmount'),
  };
  return (
    <div className="st-results" role="group" aria-label={t.results}>
      {[all, ...sums].map(({ result, itemCount, billAmount, recordAmount }) => (
        <button
          key={result}
          type="button"
          aria-pressed={result === shown}
          onClick={() => settling.comparing.showResult(result)}
        >
          <span className="st-result-name">
            {result === '' ? t.all : t.resultName(result)}
            <strong>{t.items(itemCount)}</strong>
          </span>
          {result !== 'unreadable' && (
            <>
              <Sum name={t.billSum} amount={billAmount} isNone={result === 'onlyRecord'} />
              <Sum name={t.recordSum} amount={recordAmount} isNone={result === 'onlyBill'} />
            </>
          )}
        </button>
      ))}
    </div>
  );
}

function Sum({ name, amount, isNone }: { name: string; amount: number; isNone: boolean }) {
  const t = useTexts(compareTexts);
  return (
    <span className="st-result-sum">
      <span>{name}</span>
      <span>{isNone ? t.none : t.yuan(formatPrice(amount))}</span>
    </span>
  );
}
