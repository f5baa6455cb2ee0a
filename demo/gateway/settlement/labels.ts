import type { SettleBillLine } from '../../../src/contract/settlement/bills';

export const PART_LABELS: Readonly<Record<SettleBillLine['part'], string>> = {
  '': '',
  changeFee: '改签费',
  fareDifference: '票价差额',
};

export const DISPUTE_LABELS: Readonly<Record<SettleBillLine['lineDispute'], string>> = {
  none: '',
  open: '处理中',
  accepted: '已采纳',
  refused: '未采纳',
};
