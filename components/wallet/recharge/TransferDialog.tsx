import { useState } from 'react';
import type { StoredFile } from '../../../src/contract/files/files';
import { applyOfflineRecharge } from '../../../src/contract/wallet/recharge';
import { fenOf } from '../../../src/domain/money/money';
import { isCalendarDate, shanghaiDate } from '../../../src/domain/shanghai-time';
import { UploadField } from '../../../src/element/upload/UploadField';
import { DateField } from '../../../src/ui/date/DateField';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
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
import { rechargeTexts } from './texts';
import { now } from '../../../src/domain/clock';

interface Draft {
  amount: string;
  transferDate: string;
  payerName: string;
  bankReference: string;
  remark: string;
  fileNos: readonly StoredFile[];
  /** True while a file uploads or after its upload failed. */
  isPending: boolean;
}

const EMPTY: Draft = {
  amount: '',
  transferDate: '',
  payerName: '',
  bankReference: '',
  remark: '',
  fileNos: [],
  isPending: false,
};

function createTransferForm({ host, endDialog, show }: Wallet) {
  const texts = () => host.texts(rechargeTexts);
  const proof = createWalletProof(host);
  const saving = createCallForm(host, {
    call: applyOfflineRecharge,
    values: EMPTY,
    body: ({ amount, transferDate, payerName, bankReference, remark, fileNos }: Draft) => ({
      amount: fenOf(amount) ?? 0,
      transferDate,
      payerName,
      bankReference,
      remark,
      fileNos: fileNos.map(({ fileNo }) => fileNo),
    }),
    check(draft) {
      const t = texts();
      const amount = amountProblem(draft.amount, t, host.texts(walletFormTexts).noAmount);
      const date = !isCalendarDate(draft.transferDate)
        ? t.noDate
        : draft.transferDate > shanghaiDate(now())
          ? t.laterDate
          : undefined;
      const files = draft.isPending ? t.filesPending : draft.fileNos.length === 0 ? t.noFile : undefined;
      return {
        ...(amount !== undefined && { amount }),
        ...(date !== undefined && { transferDate: date }),
        ...(draft.payerName.trim() === '' && { payerName: t.noPayer }),
        ...(draft.bankReference.trim() === '' && { bankReference: t.noReference }),
        ...(files !== undefined && { fileNos: files }),
      };
    },
    fieldOf: (path) => path.split('.')[0] ?? path,
    before: ({ amount }) => proof.proveFor(fenOf(amount) ?? 0),
    onDone({ rechargeNo }) {
      endDialog();
      host.notify({ as: 'toast', text: texts().submitted, delayMs: 0 });
      host.track('recharge-begun', { way: 'offline' });
      host.emit('tp-recharge-begun', { rechargeNo, way: 'offline' });
      show(rechargeNo);
    },
  });
  return { ...saving, proof };
}

/** Reports a bank transfer, with the receipt of the bank. */
export function TransferDialog({ wallet }: { wallet: Wallet }) {
  const t = useTexts(rechargeTexts);
  const [transfer] = useState(() => createTransferForm(wallet));
  const { form, proof } = transfer;
  const { value: amount } = useFormField(form, 'amount');
  return (
    <FormDialog
      title={t.transferTitle}
      submitText={t.submit}
      sending={transfer}
      isChanged={transfer.isChanged}
      onClose={wallet.endDialog}
    >
      <p className="wa-hint">{t.transferHint}</p>
      <AmountField form={form} name="amount" label={t.amount} required isFirst />
      <FormField form={form} name="transferDate" label={t.transferDate} required>
        {(control) => <DateField {...control} max={shanghaiDate(now())} />}
      </FormField>
      <FormField form={form} name="payerName" label={t.payerName} helper={t.payerHint} required>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      <FormField form={form} name="bankReference" label={t.bankReference} required>
        {(control) => <TextInput {...control} maxLength={60} />}
      </FormField>
      <FormField form={form} name="remark" label={t.remark}>
        {(control) => <TextArea {...control} maxLength={200} rows={2} />}
      </FormField>
      <Vouchers transfer={transfer} />
      <ProofField wallet={wallet} proof={proof} amount={fenOf(amount) ?? 0} />
    </FormDialog>
  );
}

function Vouchers({ transfer: { form } }: { transfer: ReturnType<typeof createTransferForm> }) {
  const t = useTexts(rechargeTexts);
  const { value, error } = useFormField(form, 'fileNos');
  return (
    <UploadField
      label={t.files}
      required
      files={value}
      error={error}
      onChange={(change) => form.edit({ fileNos: change(form.values().fileNos) })}
      onPending={(isPending) => {
        if (form.values().isPending !== isPending) form.edit({ isPending });
      }}
    />
  );
}
