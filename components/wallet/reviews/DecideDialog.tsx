import { useState } from 'react';
import { decideWalletReview } from '../../../src/contract/wallet/reviews';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { createCallForm } from '../../../src/element/submission/call-form';
import type { ReviewDecision, Wallet } from '../wallet';
import { reviewsTexts } from './texts';

/** Limit of the contract. */
const REASON_LENGTH = 200;

function createDecisionForm({ host, endDialog }: Wallet, { review, agrees }: ReviewDecision) {
  const texts = () => host.texts(reviewsTexts);
  const { reviewNo, orderNo } = review;
  return createCallForm(host, {
    call: decideWalletReview,
    values: { refuseReason: '' },
    body: ({ refuseReason }) => ({ reviewNo, agrees, refuseReason }),
    check: ({ refuseReason }): Record<string, string> =>
      agrees || refuseReason.trim() !== '' ? {} : { refuseReason: texts().reasonNeeded },
    onDone() {
      endDialog();
      host.notify({ as: 'toast', text: agrees ? texts().agreed : texts().refused, delayMs: 0 });
      host.track('payment-reviewed');
      host.emit('tp-payment-reviewed', { reviewNo, orderNo, agrees });
    },
  });
}

/** Agrees to a payment, or refuses it with a reason. All facts of the payment stay in view. */
export function DecideDialog({ wallet, deciding }: { wallet: Wallet; deciding: ReviewDecision }) {
  const t = useTexts(reviewsTexts);
  const [sending] = useState(() => createDecisionForm(wallet, deciding));
  const { review, agrees } = deciding;
  return (
    <FormDialog
      title={agrees ? t.agreeTitle : t.refuseTitle}
      submitText={agrees ? t.agree : t.refuse}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={wallet.endDialog}
    >
      <Facts>
        <Fact name={t.order}>{review.orderNo}</Fact>
        <Fact name={t.sum}>{`¥${formatPrice(review.amount)}`}</Fact>
        <Fact name={t.trip}>{review.route}</Fact>
        <Fact name={t.travellers} wraps>
          {t.list(review.travellerNames)}
        </Fact>
        <Fact name={t.applicant}>{`${review.applicantName} ${review.departmentName}`}</Fact>
        <Fact name={t.payDeadline}>{instantText(review.payDeadline)}</Fact>
      </Facts>
      {agrees ? (
        <p className="wa-hint">{t.agreeHint}</p>
      ) : (
        <FormField form={sending.form} name="refuseReason" label={t.reason} required>
          {(control) => <TextArea {...control} rows={3} maxLength={REASON_LENGTH} data-autofocus />}
        </FormField>
      )}
    </FormDialog>
  );
}
