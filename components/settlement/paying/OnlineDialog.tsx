import { useState } from 'react';
import { queryWalletSecurity } from '../../../src/contract/payment/wallet-security';
import { beginBillPayment, querySettlePayment } from '../../../src/contract/settlement/payments';
import { fenOf, filterMoneyInput, formatPrice } from '../../../src/domain/money/money';
import { securityFor } from '../../../src/domain/wallet/security';
import { useCall } from '../../../src/element/data/use-call';
import { openCashierPage, openTab } from './open-cashier';
import { SecurityField } from '../../../src/element/security/SecurityField';
import { createSecurityProof } from '../../../src/element/security/security-proof';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { provePayment } from './prove-payment';
import { payingTexts } from './texts';

/** Sub pay types that use the third-party cashier. */
const CASHIERS = ['1', '3'] as const;

interface Draft {
  amount: string;
  payBy: (typeof CASHIERS)[number];
}

function createOnlinePaymentForm(
  { host, endDialog, awaitPayment }: SettlementStore,
  billNo: string,
  owed: number,
) {
  const texts = () => host.texts(payingTexts);
  const proof = createSecurityProof(host);
  let tab: Window | null = null;
  let isDone = false;
  function problemOf(typed: string): string | undefined {
    const fen = fenOf(typed) ?? 0;
    if (fen === 0) return texts().noAmount;
    return fen > owed ? texts().overOwed : undefined;
  }
  const values: Draft = { amount: formatPrice(owed).replaceAll(',', ''), payBy: '1' };
  const saving = createCallForm(host, {
    call: beginBillPayment,
    values,
    body: ({ amount, payBy }: Draft) => ({ billNo, amount: fenOf(amount) ?? 0, subPayType: Number(payBy) }),
    check({ amount }) {
      const problem = problemOf(amount);
      return problem === undefined ? {} : { amount: problem };
    },
    before: ({ amount }) => provePayment(host, proof, fenOf(amount) ?? 0),
    onDone({ payUrl }) {
      isDone = true;
      const isLed = openCashierPage(host, tab, payUrl);
      const { begun, blocked, cashierRefused } = texts();
      const text = !isLed ? cashierRefused : tab === null ? blocked : begun;
      endDialog();
      host.notify({ as: 'toast', text, delayMs: 0 });
      if (isLed && tab !== null) awaitPayment({ billNo, owed });
    },
  });
  return {
    ...saving,
    proof,
    async submit(): Promise<void> {
      if (saving.store.getState().busy) return;
      tab = problemOf(saving.form.values().amount) === undefined ? openTab() : null;
      await saving.submit();
      // a failed payment has no page to show
      if (!isDone) tab?.close();
    },
  };
}

/** Pays a bill at the third-party cashier. The form opens once the outstanding amount has loaded. */
export function OnlineDialog({ settling, billNo }: { settling: SettlementStore; billNo: string }) {
  const { data } = useCall(querySettlePayment, { billNo });
  return data && <OnlineForm settling={settling} billNo={billNo} owed={data.outstandingAmount} />;
}

interface Props {
  settling: SettlementStore;
  billNo: string;
  owed: number;
}

function OnlineForm({ settling, billNo, owed }: Props) {
  const t = useTexts(payingTexts);
  const [online] = useState(() => createOnlinePaymentForm(settling, billNo, owed));
  const { form, proof } = online;
  const { value: amount } = useFormField(form, 'amount');
  const { data } = useCall(queryWalletSecurity, {});
  const security = securityFor(fenOf(amount) ?? 0, data?.walletSecurity ?? null);
  return (
    <FormDialog
      title={t.onlineTitle}
      submitText={t.goPay}
      sending={online}
      isChanged={online.isChanged}
      onClose={settling.endDialog}
    >
      <p className="st-hint">{t.onlineHint(formatPrice(owed))}</p>
      <FormField form={form} name="amount" label={t.amount} required>
        {(control) => (
          <TextInput
            {...control}
            onChange={(typed) => control.onChange(filterMoneyInput(typed))}
            inputMode="decimal"
            maxLength={15}
            suffix={t.yuan}
            data-autofocus
          />
        )}
      </FormField>
      <FormField form={form} name="payBy" label={t.payBy}>
        {(control) => (
          <RadioGroup
            {...control}
            options={CASHIERS.map((value) => ({ value, label: t.cashierName(Number(value)) }))}
          />
        )}
      </FormField>
      {security && <SecurityField proof={proof} security={security} onGo={settling.goToSafety} />}
    </FormDialog>
  );
}
