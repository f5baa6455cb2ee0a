import type {
  IdentityBinding,
  IdentityProvider,
  IdentityProviderState,
  queryIdentityProvider,
} from '../../../src/contract/agency/connections/identity-providers';
import type { ResultOf } from '../../../src/contract/call';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { IdentityTexts } from './texts';

export type ProviderData = ResultOf<typeof queryIdentityProvider>;

const TONES: Readonly<Record<IdentityProviderState, Tone>> = { on: 'within', off: 'neutral' };

export const stateTag = (state: IdentityProviderState, t: IdentityTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);

export const providerColumns = (
  t: IdentityTexts,
  open: (providerNo: string) => void,
): Column<IdentityProvider>[] => [
  {
    id: 'entName',
    header: t.enterprise,
    cell: ({ entName, providerNo }) => (
      <Button variant="text" onClick={() => open(providerNo)}>
        {entName}
      </Button>
    ),
  },
  { id: 'displayName', header: t.displayName, oneLine: true, cell: ({ displayName }) => displayName },
  { id: 'state', header: t.state, cell: ({ providerState }) => stateTag(providerState, t) },
  {
    id: 'domains',
    header: t.domains,
    oneLine: true,
    givesWay: 2,
    cell: ({ domainList }) => domainList.join('、') || t.none,
  },
  {
    id: 'forbidsLocal',
    header: t.forbidsLocal,
    givesWay: 1,
    cell: ({ forbidsLocal }) => (forbidsLocal ? t.yes : t.no),
  },
  {
    id: 'lastUse',
    header: t.lastUse,
    givesWay: 3,
    cell: ({ lastUseTime }) => instantText(lastUseTime) || t.none,
  },
];

export const bindingColumns = (t: IdentityTexts): Column<IdentityBinding>[] => [
  {
    id: 'staffName',
    header: t.staffName,
    cell: ({ staffName, isActive }) => (isActive ? staffName : `${staffName}（${t.inactive}）`),
  },
  { id: 'jobNo', header: t.jobNo, cell: ({ jobNo }) => jobNo },
  { id: 'subject', header: t.subject, oneLine: true, cell: ({ subject }) => subject },
  { id: 'lastUse', header: t.lastUse, givesWay: 1, cell: ({ lastUseTime }) => instantText(lastUseTime) },
];

export const refusalColumns = (t: IdentityTexts): Column<ProviderData['refusalList'][number]>[] => [
  { id: 'reason', header: t.reason, cell: ({ reason }) => t.reasonName(reason) },
  { id: 'lastTime', header: t.lastTime, cell: ({ lastTime }) => instantText(lastTime) },
  { id: 'times', header: t.times, numeric: true, cell: ({ times }) => times },
  { id: 'advice', header: t.advice, cell: ({ reason }) => t.reasonHint(reason) },
];
