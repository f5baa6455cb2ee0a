import type { AgencyContract, PlannedTerms } from '../../../../src/contract/agency/contracts';
import { instantText } from '../../../../src/domain/shanghai-time';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { agencyContractTexts } from './texts';

/** Terms in force. */
export function ContractFacts({ contract }: { contract: AgencyContract }) {
  const t = useTexts(agencyContractTexts);
  const { contractInfo, confirmDays, payDays, nextPeriodBegin, nextPeriodEnd, nextBillDate } = contract;
  if (contractInfo === null) return null;
  return (
    <Facts>
      <Fact name={t.period}>{t.periodOf(contractInfo.contractBeginDate, contractInfo.contractEndDate)}</Fact>
      <Fact name={t.running} wraps>
        {t.runningOf(nextPeriodBegin, nextPeriodEnd, nextBillDate)}
      </Fact>
      <Fact name={t.clearingDay}>{t.dayOfMonth(contractInfo.clearingDate)}</Fact>
      <Fact name={t.billDateFlag}>{t.billDateFlagName(contractInfo.billDateFlag)}</Fact>
      <Fact name={t.deadlines}>{t.deadlinesOf(confirmDays, payDays)}</Fact>
      <Fact name={t.lateRate}>{t.percent(contractInfo.lateFreeRate)}</Fact>
    </Facts>
  );
}

/** Terms that are planned. */
export function PlannedFacts({ planned }: { planned: PlannedTerms }) {
  const t = useTexts(agencyContractTexts);
  return (
    <Facts>
      <Fact name={t.plannedFrom}>{t.plannedFromOf(planned.beginDate)}</Fact>
      <Fact name={t.period}>{t.periodOf(planned.beginDate, planned.endDate)}</Fact>
      <Fact name={t.clearingDay}>{t.dayOfMonth(planned.clearingDate)}</Fact>
      <Fact name={t.billDateFlag}>{t.billDateFlagName(planned.billDateFlag)}</Fact>
      <Fact name={t.deadlines}>{t.deadlinesOf(planned.confirmDays, planned.payDays)}</Fact>
      <Fact name={t.lateRate}>{t.percent(planned.lateRate)}</Fact>
      <Fact name={t.setBy}>{t.setByOf(planned.setBy, instantText(planned.setTime))}</Fact>
    </Facts>
  );
}

/** Limit, balances and open bills. */
export function MoneyFacts({ contract }: { contract: AgencyContract }) {
  const t = useTexts(agencyContractTexts);
  const { credit, prepaid, unbilledAmount, openBillCount, openBillAmount, isByAccount } = contract;
  return (
    <Facts>
      {credit !== null && (
        <>
          <Fact name={t.creditLimit}>{t.yuan(credit.limitAmount)}</Fact>
          <Fact name={t.used}>{t.yuan(credit.usedAmount)}</Fact>
          <Fact name={t.frozen}>{t.yuan(credit.frozenAmount)}</Fact>
          <Fact name={t.available}>{t.yuan(credit.availableAmount)}</Fact>
          <Fact name={t.unbilled}>{t.yuan(unbilledAmount)}</Fact>
          <Fact name={t.openBills}>{t.billsOf(openBillCount, openBillAmount)}</Fact>
          <Fact name={t.accounts}>{isByAccount ? t.byAccount : t.oneAccount}</Fact>
        </>
      )}
      {prepaid !== null && <Fact name={t.prepaid}>{t.yuan(prepaid.totalAmount)}</Fact>}
    </Facts>
  );
}
