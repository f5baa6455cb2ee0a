import type { PaymentReview } from '../../../src/contract/wallet/reviews';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { ReviewDecision } from '../wallet';
import type { ReviewsTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

const TONES: Readonly<Record<PaymentReview['reviewState'], Tone>> = {
  waiting: 'accent',
  agreed: 'within',
  refused: 'blocked',
  lapsed: 'neutral',
};

interface Leads {
  showOrder(orderNo: string): void;
  review(deciding: ReviewDecision): void;
}

export const reviewColumns = (t: ReviewsTexts, { showOrder, review }: Leads): Column<PaymentReview>[] => [
  {
    id: 'orderNo',
    header: t.order,
    card: 'title',
    width: 170,
    cell: ({ orderNo }) => (
      <EntryLink to={{ target: 'order', orderNo }} className="wa-no" onOpen={() => showOrder(orderNo)}>
        {orderNo}
      </EntryLink>
    ),
  },
  {
    id: 'state',
    header: t.state,
    card: 'state',
    width: 90,
    cell: ({ reviewState }) => <Tag tone={TONES[reviewState]}>{t.stateName(reviewState)}</Tag>,
  },
  {
    id: 'amount',
    header: t.amount,
    width: 130,
    numeric: true,
    cell: ({ amount }) => formatPrice(amount),
  },
  { id: 'trip', header: t.trip, width: 150, givesWay: 5, oneLine: true, cell: ({ route }) => route },
  {
    id: 'travellers',
    header: t.travellers,
    width: 140,
    givesWay: 2,
    oneLine: true,
    cell: ({ travellerNames }) => t.list(travellerNames),
  },
  {
    id: 'applicant',
    header: t.applicant,
    width: 150,
    oneLine: true,
    cell: ({ applicantName, departmentName }) => `${applicantName} ${departmentName}`,
  },
  {
    id: 'time',
    header: t.applyTime,
    card: 'time',
    width: 140,
    givesWay: 3,
    cell: ({ applyTime }) => instantText(applyTime),
  },
  {
    id: 'payDeadline',
    header: t.payDeadline,
    width: 140,
    givesWay: 4,
    cell: ({ payDeadline }) => instantText(payDeadline),
  },
  {
    id: 'decided',
    header: t.decided,
    // the action stays in view
    width: 160,
    cell: (one) => <Decision review={one} t={t} onDecide={review} />,
  },
];

interface DecisionProps {
  review: PaymentReview;
  t: ReviewsTexts;
  onDecide(deciding: ReviewDecision): void;
}

/** Decision with its reason, or the buttons to decide. */
function Decision({ review, t, onDecide }: DecisionProps) {
  const { reviewState, isOwn, decidedBy, decideTime, refuseReason } = review;
  if (reviewState !== 'waiting') {
    return (
      <>
        {decidedBy !== '' && t.decidedAt(decidedBy, instantText(decideTime))}
        {refuseReason !== '' && <div className="wa-hint">{refuseReason}</div>}
      </>
    );
  }
  if (isOwn) return <span className="wa-hint">{t.own}</span>;
  return (
    <span className="wa-decide">
      <Button size="small" aria-haspopup="dialog" onClick={() => onDecide({ review, agrees: true })}>
        {t.agree}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => onDecide({ review, agrees: false })}>
        {t.refuse}
      </Button>
    </span>
  );
}
