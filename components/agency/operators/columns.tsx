import type { AgencyOperator, OperatorState } from '../../../src/contract/agency/operators';
import { instantText } from '../../../src/domain/shanghai-time';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { AgencyTexts } from '../texts';

const TONES: Readonly<Record<OperatorState, Tone>> = {
  active: 'within',
  waiting: 'over',
  stopped: 'neutral',
};

export const operatorColumns = (t: AgencyTexts): Column<AgencyOperator>[] => [
  {
    id: 'operatorName',
    header: t.operatorName,
    oneLine: true,
    cell: ({ operatorName, isCaller }) => (isCaller ? operatorName + t.self : operatorName),
  },
  { id: 'loginName', header: t.loginName, oneLine: true, cell: ({ loginName }) => loginName },
  { id: 'roles', header: t.roles, cell: ({ roles }) => t.roleNames(roles) },
  {
    id: 'state',
    header: t.state,
    cell: ({ operatorState }) => <Tag tone={TONES[operatorState]}>{t.operatorState(operatorState)}</Tag>,
  },
  { id: 'phone', header: t.phone, givesWay: 2, cell: ({ phone }) => phone },
  { id: 'email', header: t.email, oneLine: true, givesWay: 1, cell: ({ email }) => email },
  {
    id: 'lastSignIn',
    header: t.lastSignIn,
    givesWay: 3,
    cell: ({ lastSignInTime }) => (lastSignInTime === '' ? t.never : instantText(lastSignInTime)),
  },
];
