import { useId } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import type { querySettleBill } from '../../../src/contract/settlement/bills';
import { instantText } from '../../../src/domain/shanghai-time';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { billTexts } from './texts';

interface Props {
  settling: SettlementStore;
  found: ResultOf<typeof querySettleBill>;
}

export function BillFacts({ settling, found }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const titleId = useId();
  const { bill, confirmedBy, confirmedTime } = found;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.facts}</h3>
      <Facts>
        <Fact name={t.billNo}>{bill.billNo}</Fact>
        {bill.isByAccount && <Fact name={s.group('entity')}>{s.accountOf(bill)}</Fact>}
        <Fact name={t.period}>{s.periodText(bill.periodBegin, bill.periodEnd)}</Fact>
        <Fact name={t.billDate}>{bill.billDate}</Fact>
        <Fact name={t.confirmBy}>{bill.confirmBy}</Fact>
        <Fact name={t.dueDate}>{bill.dueDate}</Fact>
        <Fact name={t.confirmed}>
          {bill.isConfirmed ? t.confirmedBy(confirmedBy, instantText(confirmedTime)) : t.notConfirmed}
        </Fact>
        <Fact name={t.openDisputes}>
          {bill.openDisputeCount === 0 ? (
            s.none
          ) : (
            <button type="button" className="tp-list-link" onClick={settling.showDisputed}>
              {t.seeDisputes(bill.openDisputeCount)}
            </button>
          )}
        </Fact>
      </Facts>
    </section>
  );
}
