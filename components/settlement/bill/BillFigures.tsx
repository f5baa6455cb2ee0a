import type { SettleBill } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { remainingLateFee } from '../../../src/domain/settlement/bill-sums';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Figures, type Figure } from '../Figures';
import { settlementTexts } from '../texts';
import { billTexts } from './texts';

const joinedParts = (parts: readonly (string | false)[]) => (
  <>{parts.map((part) => part !== false && <span key={part}>{part} </span>)}</>
);

/** Amounts of a bill; the outstanding amount comes first. */
export function BillFigures({ bill }: { bill: SettleBill }) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const yuan = (fen: number) => s.yuan(formatPrice(fen));
  const figures: Figure[] = [
    {
      key: 'payable',
      name: t.payableAmount,
      value: yuan(bill.payableAmount),
      beside: t.payableIs,
      isMain: true,
    },
    {
      key: 'total',
      name: t.totalAmount,
      value: yuan(bill.totalAmount),
      beside: joinedParts([
        s.lineCount(bill.lineCount),
        bill.carriedAmount !== 0 && t.withCarried(yuan(bill.carriedAmount)),
      ]),
    },
    { key: 'held', name: t.heldAmount, value: yuan(bill.heldAmount), beside: s.lineCount(bill.heldCount) },
    { key: 'paid', name: t.paidAmount, value: yuan(bill.paidAmount) },
    ...(bill.lateDays === 0
      ? []
      : [
          {
            key: 'late',
            name: t.lateFee,
            value: yuan(bill.lateFee),
            beside: <span className="st-beside">{t.lateFor(bill.lateDays)}</span>,
          },
        ]),
    {
      key: 'outstanding',
      name: t.outstandingAmount,
      value: yuan(bill.outstandingAmount),
      beside: joinedParts([
        t.dueOn(bill.dueDate),
        remainingLateFee(bill) > 0 && t.withLateFee(yuan(remainingLateFee(bill))),
      ]),
    },
  ];
  return <Figures label={t.figures} figures={figures} />;
}
