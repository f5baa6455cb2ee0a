import { inEnglish } from '../fault-texts';
import { REFUND_FAULTS } from './refund-faults';

export default inEnglish(REFUND_FAULTS, {
  orderNotRefundable: 'The order cannot be refunded in its current state.',
  ticketNotRefundable: 'One of the tickets can no longer be refunded. Please reload and choose again.',
  refundAmountChanged: 'The refund fee has changed. Please check it and submit again.',
  refundUnderWay: 'A refund of this order is being processed. Please apply again once it is done.',
  childLeftAlone: 'Children and infants must fly with an adult: please refund their tickets too.',
  refundApprovalRequired: 'Your company asks for an approval before this refund. Please request it first.',
  refundReasonMissing: 'This refund is over your company’s rule. Please give a reason.',
  refundApprovalNotRequired: 'This refund needs no approval. Please request the refund itself.',
});
