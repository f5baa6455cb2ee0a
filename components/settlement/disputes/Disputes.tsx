import { useSheet } from '../../../src/ui/tokens/root';
import type { SettlementState, SettlementStore } from '../settlement-store';
import { DisputeDetail } from './DisputeDetail';
import { DisputeList } from './DisputeList';
import disputesCss from './disputes.css?inline';

/** List of the disputes, or one dispute. */
export default function Disputes({ settling, state }: { settling: SettlementStore; state: SettlementState }) {
  useSheet(disputesCss);
  const { disputeNo } = state;
  return disputeNo === '' ? (
    <DisputeList listing={settling.disputes} of={settling} />
  ) : (
    <DisputeDetail key={disputeNo} settling={settling} disputeNo={disputeNo} />
  );
}
