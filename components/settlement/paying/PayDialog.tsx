import { useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { queryWalletSecurity } from '../../../src/contract/payment/wallet-security';
import { paySettleBill, querySettlePayment } from '../../../src/contract/settlement/payments';
import { fenOf, filterMoneyInput, formatPrice } from '../../../src/domain/money/money';
import { securityFor } from '../../../src/domain/wallet/security';
import { useCall } from '../../../src/element/data/use-call';
import { SecurityField } from '../../../src/element/security/SecurityField';
import { createSecurityProof } from '../../../src/element/security/security-proof';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { provePayment } from './prove-payment';
import { payingTexts } from './texts';

interface Draft {
  amount: string;
}

type Payable = Pick<ResultOf<typeof querySettlePayment>, 'outstandingAmount' | 'prepaidAmount'>;

function createPayForm({ host, endDialog }: SettlementStore, billNo: string, payable: Payable) {
  const texts = () => host.texts(payingTexts);
  const proof = createSecurityProof(host);
  const { outstandingAmount: owed } = payable;
  const prepaid = payable.prepaidAmount ?? 0;
  const values: Draft = { amount: formatPrice(Math.min(owed, prepaid)).replaceAll(',', '') };
  const saving = createCallForm(host, {
    call: paySettleBill,
    values,
    body: ({ amount }: Draft) => ({ billNo, amount: fenOf(amount) ?? 0 }),
    check({ amount }) {
      const fen = fenOf(amount) ?? 0;
      if (fen === 0) return { amount: texts().noAmount };
      if (fen > owed) return { amount: texts().overOwed };
      return fen > prepaid ? { amount: texts().overPrepaid } : {};
    },
    before: ({ amount }) => provePayment(host, proof, fenOf(amount) ?? 0),
    onDone({ outstandingAmount }) {
      const amount = fenOf(saving.form.values().amount) ?? 0;
      endDialog();
      host.notify({ as: 'toast', text: texts().paid(formatPrice(amount)), delayMs: 0 });
      host.track('bill-paid');
      host.emit('tp-bill-paid', { billNo, amount, outstandingAmount });
    },
  });
  return { ...saving, proof };
}

/** Pays a bill from the prepaid account. The form opens once the outstanding amount has loaded. */
export function PayDialog({ settling, billNo }: { settling: SettlementStore; billNo: string }) {
  const { data } = useCall(querySettlePayment, { billNo });
  return data && <PayForm settling={settling} billNo={billNo} payable={data} />;
}

interface Props {
  settling: SettlementStore;
  billNo: string;
  payable: Payable;
}

function PayForm({ settling, billNo, payable }: Props) {
  const t = useTexts(payingTexts);
  const [paying] = useState(() => createPayForm(settling, billNo, payable));
  const { form, proof } = paying;
  const { value: amount } = useFormField(form, 'amount');
  const { data } = useCall(queryWalletSecurity, {});
  const security = securityFor(fenOf(amount) ?? 0, data?.walletSecurity ?? null);
  const { outstandingAmount, prepaidAmount } = payable;
  return (
    <FormDialog
      title={t.payTitle}
      submitText={t.pay}
      sending={paying}
      isChanged={paying.isChanged}
      onClose={settling.endDialog}
    >
      <p className="st-hint">{t.payHint(formatPrice(outstandingAmount), formatPrice(prepaidAmount ?? 0))}</p>
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
      {security && <SecurityField proof={proof} security={security} onGo={settling.goToSafety} />}
    </FormDialog>
  );
}
