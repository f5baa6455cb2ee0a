import { useId } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { queryDictionaryParamList, SETTLE_DICTIONARY } from '../../../src/contract/dictionary';
import { querySettlementContract } from '../../../src/contract/settlement/contract-info';
import { dictionaryName } from '../../../src/domain/settlement/dictionary-name';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { settlementTexts } from '../texts';
import { contractTexts } from './texts';

/** Contract by which the enterprise settles, and the period of the next bill. */
export default function ContractInfo() {
  const t = useTexts(contractTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(querySettlementContract, {}, { live: true });
  if (!data && error) {
    return (
      <ErrorState
        message={errors.of(error)}
        retrying={isFetching}
        onRetry={isRefused(error) ? undefined : () => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={4} height={64} label={t.loading} />;
  if (data.contractInfo === null) return <EmptyState title={t.none} />;
  return (
    <div className="tp-list-page">
      <Contract found={data} contractInfo={data.contractInfo} />
      <NextBill found={data} />
    </div>
  );
}

type ContractResult = ResultOf<typeof querySettlementContract>;

interface ContractProps {
  found: ContractResult;
  contractInfo: NonNullable<ContractResult['contractInfo']>;
}

function Contract({ found, contractInfo }: ContractProps) {
  const t = useTexts(contractTexts);
  const titleId = useId();
  const { enterpriseNum, contractBeginDate, contractEndDate, clearingDate, billDateFlag, lateFreeRate } =
    contractInfo;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.contract}</h3>
      <Facts>
        <Fact name={t.enterpriseNum}>{enterpriseNum}</Fact>
        <Fact name={t.valid}>{t.validText(contractBeginDate, contractEndDate)}</Fact>
        <Fact name={t.clearingDate}>{t.clearingText(clearingDate)}</Fact>
        <Fact name={t.billDateFlag}>
          <Named code={billDateFlag} param={SETTLE_DICTIONARY.billDateFlag} say={t.billDateText} />
        </Fact>
        <Fact name={t.confirmDays}>{t.daysText(found.confirmDays)}</Fact>
        <Fact name={t.payDays}>{t.daysText(found.payDays)}</Fact>
        <Fact name={t.lateFreeRate}>{t.lateText(lateFreeRate)}</Fact>
        <Fact name={t.accounts}>
          <Named
            code={found.multiAccountStatus}
            param={SETTLE_DICTIONARY.multiAccountStatus}
            say={t.accountsText}
          />
        </Fact>
      </Facts>
      <p className="st-hint">{t.lateHint}</p>
      <p className="st-hint">{t.setBy}</p>
    </section>
  );
}

interface NamedProps<C extends number> {
  code: C;
  /** Dictionary that holds the code. */
  param: string;
  say(name: string, code: C): string;
}

/** Name of a code in its dictionary. Renders nothing while the dictionary loads. */
function Named<C extends number>({ code, param, say }: NamedProps<C>) {
  const { data, error } = useCall(queryDictionaryParamList, { param }, { quiet: true });
  if (data === undefined && error === null) return null;
  return <OneLine>{say(dictionaryName(data ?? [], code), code)}</OneLine>;
}

function NextBill({ found }: { found: ContractResult }) {
  const s = useTexts(settlementTexts);
  const t = useTexts(contractTexts);
  const titleId = useId();
  const { nextBillDate, nextPeriodBegin, nextPeriodEnd, unbilledAmount, unbilledCount } = found;
  const { nextMultiAccountStatus, multiAccountStatus } = found;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.next}</h3>
      <Facts>
        {nextBillDate === '' ? (
          <Fact name={t.nextBillDate}>{t.noNext}</Fact>
        ) : (
          <>
            <Fact name={t.nextPeriod}>{s.periodText(nextPeriodBegin, nextPeriodEnd)}</Fact>
            <Fact name={t.nextBillDate}>{nextBillDate}</Fact>
            <Fact name={t.madeAs}>{t.madeAsText(nextMultiAccountStatus)}</Fact>
          </>
        )}
        <Fact name={t.unbilled}>{t.unbilledText(formatPrice(unbilledAmount), unbilledCount)}</Fact>
      </Facts>
      {nextBillDate !== '' && nextMultiAccountStatus !== multiAccountStatus && (
        <p className="st-hint">{t.thenText(multiAccountStatus)}</p>
      )}
    </section>
  );
}
