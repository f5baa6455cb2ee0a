import type { ResultOf } from '../../../src/contract/call';
import {
  BILL_CAUSES,
  REPORT_CAUSES,
  type queryReconciliation,
  type ReconciliationCause,
  type ReconciliationPart,
} from '../../../src/contract/settlement/reconciliation';
import { formatPrice } from '../../../src/domain/money/money';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Records } from './Records';
import type { Days, ReconciliationStore } from './reconciliation-store';
import { reconciliationTexts } from './texts';

interface Of {
  reconciling: ReconciliationStore;
  period: Days;
}

interface PartSum {
  part: ReconciliationPart;
  count: number;
  amount: number;
}

/** Causes of the differences, each with its records, and the unused tickets and open refunds. */
export function Causes({ found, ...of }: Of & { found: ResultOf<typeof queryReconciliation> }) {
  const t = useTexts(reconciliationTexts);
  const { report, ledger, bill, causeList, unusedTicket, refundList } = found;
  const ofStep = (causes: readonly ReconciliationCause[]): PartSum[] =>
    causeList.flatMap(({ cause, ...sum }) => (causes.includes(cause) ? [{ part: cause, ...sum }] : []));
  const between = (from: string, to: string, difference: number) =>
    t.explained(from, to, t.yuan(formatPrice(difference)));
  return (
    <>
      <Section title={t.betweenReport}>
        <PartList
          {...of}
          said={between(t.report, t.ledger, report.amount - ledger.amount)}
          sums={ofStep(REPORT_CAUSES)}
        />
      </Section>
      <Section title={t.betweenBill}>
        <PartList
          {...of}
          said={between(t.ledger, t.bill, ledger.amount - bill.amount)}
          sums={ofStep(BILL_CAUSES)}
        />
      </Section>
      <Section title={t.open}>
        <PartList
          {...of}
          said={t.openHint}
          sums={[
            { part: 'unusedTicket', ...unusedTicket },
            ...refundList.map(({ age, ...sum }) => ({ part: age, ...sum })),
          ]}
        />
      </Section>
    </>
  );
}

function PartList({ sums, said, reconciling, period }: Of & { sums: readonly PartSum[]; said: string }) {
  const t = useTexts(reconciliationTexts);
  if (sums.length === 0) return <p className="st-hint">{t.agree}</p>;
  return (
    <>
      <p className="st-hint">{said}</p>
      <ul className="rc-parts">
        {sums.map(({ part, count, amount }) => (
          <li key={part}>
            <Disclosure
              summary={
                <span className="rc-part">
                  <span>{t.part(part)}</span>
                  <span className="rc-count">{t.count(count)}</span>
                  <span className="rc-amount">{t.yuan(formatPrice(amount))}</span>
                </span>
              }
            >
              <Records
                key={`${period.beginDate} ${period.endDate}`}
                reconciling={reconciling}
                period={period}
                part={part}
              />
            </Disclosure>
          </li>
        ))}
      </ul>
    </>
  );
}
