import type { AgencyDispute, AgencyDisputeDetail } from '../../../src/contract/agency/disputes';
import type { DisputeState } from '../../../src/contract/settlement/disputes';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { DisputeTexts } from './texts';

const TONES: Readonly<Record<DisputeState, Tone>> = {
  open: 'accent',
  accepted: 'within',
  partlyAccepted: 'over',
  refused: 'blocked',
  withdrawn: 'neutral',
};

export const stateTag = (state: DisputeState, t: DisputeTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);

export const disputeColumns = (
  t: DisputeTexts,
  open: (dispute: AgencyDispute) => void,
): Column<AgencyDispute>[] => [
  {
    id: 'billNo',
    header: t.billNo,
    cell: (dispute) => (
      <Button variant="text" onClick={() => open(dispute)}>
        {dispute.billNo}
      </Button>
    ),
  },
  { id: 'entName', header: t.enterprise, oneLine: true, cell: ({ entName }) => entName },
  { id: 'reason', header: t.reason, givesWay: 2, cell: ({ reason }) => t.reasonName(reason) },
  { id: 'lineCount', header: t.lineCount, numeric: true, givesWay: 1, cell: ({ lineCount }) => lineCount },
  { id: 'claim', header: t.claimAmount, numeric: true, cell: ({ claimAmount }) => t.sum(claimAmount) },
  {
    id: 'accepted',
    header: t.acceptedAmount,
    numeric: true,
    givesWay: 3,
    cell: ({ acceptedAmount }) => t.sum(acceptedAmount),
  },
  { id: 'state', header: t.state, cell: ({ disputeState }) => stateTag(disputeState, t) },
  { id: 'raisedTime', header: t.raisedTime, givesWay: 4, cell: ({ raisedTime }) => instantText(raisedTime) },
];

type DisputedLine = AgencyDisputeDetail['lineList'][number];

export const lineColumns = (t: DisputeTexts): Column<DisputedLine>[] => [
  { id: 'orderNo', header: t.orderNo, cell: ({ line }) => line.orderNo },
  { id: 'kind', header: t.kind, cell: ({ line }) => t.kindName(line.kind) },
  { id: 'traveller', header: t.traveller, givesWay: 2, cell: ({ line }) => line.travellerName },
  { id: 'route', header: t.route, givesWay: 1, cell: ({ line }) => `${line.routeName} ${line.flightNo}` },
  { id: 'amount', header: t.lineAmount, numeric: true, cell: ({ line }) => t.sum(line.amount) },
  { id: 'claim', header: t.claimAmount, numeric: true, cell: ({ claimAmount }) => t.sum(claimAmount) },
  {
    id: 'accepted',
    header: t.acceptedAmount,
    numeric: true,
    cell: ({ acceptedAmount }) => (acceptedAmount === null ? '—' : t.sum(acceptedAmount)),
  },
];
