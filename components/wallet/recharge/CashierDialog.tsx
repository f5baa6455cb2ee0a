import { useState } from 'react';
import { beginCashierRecharge } from '../../../src/contract/wallet/recharge';
import { fenOf } from '../../../src/domain/money/money';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AmountField } from '../forms/AmountField';
import { ProofField } from '../forms/ProofField';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { walletFormTexts } from '../forms/texts';
import { createWalletProof } from '../forms/wallet-proof';
import type { Wallet } from '../wallet';
import { amountProblem } from './amount-problem';
import { openCashierPage, openTab } from './open-cashier';
import { rechargeTexts } from './texts';

/** Sub pay types that use the third-party cashier. */
const CASHIERS = ['1', '3'] as const;

interface Draft {
  amount: string;
  payBy: (typeof CASHIERS)[number];
}

function createCashierForm({ host, endDialog, show }: Wallet) {
  const texts = () => host.texts(rechargeTexts);
  const proof = createWalletProof(host);
  let tab: Window | null = null;
  let isDone = false;
  const values: Draft = { amount: '', payBy: '1' };
  const saving = createCallForm(host, {
    call: beginCashierRecharge,
    values,
    body: ({ amount, payBy }: Draft) => ({ amount: fenOf(amount) ?? 0, subPayType: Number(payBy) }),
    check(draft) {
      const amount = amountProblem(draft.amount, texts(), host.texts(walletFormTexts).noAmount);
      return amount === undefined ? {} : { amount };
    },
    before: ({ amount }) => proof.proveFor(fenOf(amount) ?? 0),
    onDone({ rechargeNo, payUrl }) {
      isDone = true;
      const isLed = openCashierPage(host, tab, payUrl);
      const { begun, blocked, cashierRefused } = texts();
      const text = !isLed ? cashierRefused : tab === null ? blocked : begun;
      endDialog();
      host.notify({ as: 'toast', text, delayMs: 0 });
      host.track('recharge-begun', { way: 'cashier' });
      host.emit('tp-recharge-begun', { rechargeNo, way: 'cashier' });
      show(rechargeNo);
    },
  });
  return {
    ...saving,
    proof,
    async submit(): Promise<void> {
      if (saving.store.getState().busy) return;
      const isGood = amountProblem(saving.form.values().amount, texts(), '') === undefined;
      tab = isGood ? openTab() : null;
      await saving.submit();
      // a failed recharge has no page to show
      if (!isDone) tab?.close();
    },
  };
}

/** Recharges the wallet at the third-party cashier. */
export function CashierDialog({ wallet }: { wallet: Wallet }) {
  const t = useTexts(rechargeTexts);
  const [recharge] = useState(() => createCashierForm(wallet));
  const { form, proof } = recharge;
  const { value: amount } = useFormField(form, 'amount');
  return (
    <FormDialog
      title={t.cashierTitle}
      submitText={t.goPay}
      sending={recharge}
      isChanged={recharge.isChanged}
      onClose={wallet.endDialog}
    >
      <p className="wa-hint">{t.cashierHint}</p>
      <AmountField form={form} name="amount" label={t.amount} required isFirst />
      <FormField form={form} name="payBy" label={t.payBy}>
        {(control) => (
          <RadioGroup
            {...control}
            options={CASHIERS.map((value) => ({ value, label: t.cashierName(Number(value)) }))}
          />
        )}
      </FormField>
      <ProofField wallet={wallet} proof={proof} amount={fenOf(amount) ?? 0} />
    </FormDialog>
  );
}
