import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ResultOf } from '../../../src/contract/call';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { Button } from '../../../src/ui/button/Button';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { CopyFact } from './CopyFact';
import payingCss from './paying.css?inline';
import { paymentColumns } from './payment-columns';
import { payingTexts } from './texts';

/** Poll interval while a cashier payment is pending. */
const LOOK_MS = 3000;

type PaymentResult = ResultOf<typeof querySettlePayment>;

/** Ways to pay a confirmed bill, and the payments received. */
export function PaymentPanel({ settling, billNo }: { settling: SettlementStore; billNo: string }) {
  useSheet(payingCss);
  const t = useTexts(payingTexts);
  const errors = useTexts(errorTexts);
  const titleId = useId();
  const awaited = useStore(settling.store, (state) => state.awaited);
  const { data, error, isFetching, refetch } = useCall(
    querySettlePayment,
    { billNo },
    {
      live: true,
      // polls until the payment begun at the cashier changes the outstanding amount
      refetchInterval: (answer) =>
        awaited?.billNo === billNo && answer?.outstandingAmount === awaited.owed ? LOOK_MS : false,
    },
  );
  // the bill never had an amount to pay
  if (data && data.remittanceCode === '' && data.paymentList.length === 0) return null;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.title}</h3>
      {data ? (
        <>
          {data.remittanceCode !== '' && <HowToPay settling={settling} found={data} />}
          {data.paymentList.length === 0 ? (
            <p className="st-hint">{t.noPayments}</p>
          ) : (
            <Payments found={data} />
          )}
        </>
      ) : error ? (
        <ErrorState
          message={errors.of(error)}
          retrying={isFetching}
          onRetry={isRefused(error) ? undefined : () => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} height={64} label={t.loading} />
      )}
    </section>
  );
}

/** Outstanding amount, the bank account, and the remittance code that identifies the transfer. */
function HowToPay({ settling, found }: { settling: SettlementStore; found: PaymentResult }) {
  const s = useTexts(settlementTexts);
  const t = useTexts(payingTexts);
  const { principalAmount, lateFeeAmount, outstandingAmount, remittanceCode, receivingAccount } = found;
  const { prepaidAmount, canPayOnline } = found;
  const yuan = formatPrice(outstandingAmount);
  return (
    <>
      <p className="st-hint">{t.hint}</p>
      {(prepaidAmount !== null || canPayOnline) && (
        <div className="st-by-wallet">
          {prepaidAmount !== null && <span>{t.prepaid(formatPrice(prepaidAmount))}</span>}
          {prepaidAmount !== null && prepaidAmount > 0 && (
            <Button size="small" aria-haspopup="dialog" onClick={() => settling.ask({ kind: 'pay' })}>
              {t.payByWallet}
            </Button>
          )}
          {canPayOnline && (
            <Button size="small" aria-haspopup="dialog" onClick={() => settling.ask({ kind: 'payOnline' })}>
              {t.payOnline}
            </Button>
          )}
        </div>
      )}
      <div className="st-paying">
        <section aria-label={t.owed}>
          <Facts>
            <Fact name={t.principal}>{s.yuan(formatPrice(principalAmount))}</Fact>
            {lateFeeAmount > 0 && <Fact name={t.lateFee}>{t.lateFeeText(formatPrice(lateFeeAmount))}</Fact>}
            <CopyFact name={t.outstanding} copied={yuan.replaceAll(',', '')}>
              {s.yuan(yuan)}
            </CopyFact>
            <CopyFact name={t.code}>{remittanceCode}</CopyFact>
          </Facts>
        </section>
        <section aria-label={t.account}>
          <Facts>
            {receivingAccount === null ? (
              <Fact name={t.account} wraps>
                {t.noAccount}
              </Fact>
            ) : (
              <>
                <CopyFact name={t.accountName}>{receivingAccount.accountName}</CopyFact>
                <CopyFact name={t.bankName}>{receivingAccount.bankName}</CopyFact>
                <CopyFact name={t.accountNo} copied={receivingAccount.accountNo.replaceAll(' ', '')}>
                  {receivingAccount.accountNo}
                </CopyFact>
              </>
            )}
          </Facts>
        </section>
      </div>
    </>
  );
}

function Payments({ found }: { found: PaymentResult }) {
  const t = useTexts(payingTexts);
  const columns = useMemo(() => paymentColumns(t), [t]);
  return (
    <DataTable
      label={t.payments}
      framed={false}
      columns={columns}
      rows={found.paymentList}
      rowKey={({ bookedTime, bankReference, billAmount }) => `${bookedTime} ${bankReference} ${billAmount}`}
      empty={null}
    />
  );
}
