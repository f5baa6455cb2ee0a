import type { AgencyRecharge, AgencyRechargeState } from '../../../src/contract/agency/recharges';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { RechargeTexts } from './texts';

const TONES: Readonly<Record<AgencyRechargeState, Tone>> = {
  waiting: 'accent',
  confirmedOnce: 'over',
  confirmed: 'within',
  refused: 'blocked',
  withdrawn: 'neutral',
};

export const stateTag = (state: AgencyRechargeState, t: RechargeTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);

export const rechargeColumns = (
  t: RechargeTexts,
  open: (rechargeNo: string) => void,
): Column<AgencyRecharge>[] => [
  {
    id: 'rechargeNo',
    header: t.rechargeNo,
    cell: ({ rechargeNo }) => (
      <Button variant="text" onClick={() => open(rechargeNo)}>
        {rechargeNo}
      </Button>
    ),
  },
  { id: 'entName', header: t.enterprise, oneLine: true, cell: ({ entName }) => entName },
  { id: 'amount', header: t.amount, numeric: true, cell: ({ amount }) => t.sum(amount) },
  { id: 'state', header: t.state, cell: ({ rechargeState }) => stateTag(rechargeState, t) },
  { id: 'payerName', header: t.payerName, oneLine: true, givesWay: 2, cell: ({ payerName }) => payerName },
  {
    id: 'bankReference',
    header: t.bankReference,
    oneLine: true,
    givesWay: 1,
    cell: ({ bankReference }) => bankReference,
  },
  { id: 'transferDate', header: t.transferDate, givesWay: 3, cell: ({ transferDate }) => transferDate },
  { id: 'applyTime', header: t.applyTime, givesWay: 4, cell: ({ applyTime }) => instantText(applyTime) },
];
