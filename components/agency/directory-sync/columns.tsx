import type {
  DirectoryRequest,
  DirectoryState,
  DirectorySync,
  DirectoryToken,
} from '../../../src/contract/agency/connections/directory-sync';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { DirectoryTexts } from './texts';

const TONES: Readonly<Record<DirectoryState, Tone>> = { unset: 'neutral', on: 'within', paused: 'over' };

export const stateTag = (state: DirectoryState, t: DirectoryTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);
const timeOr = (time: string, none: string): string => instantText(time) || none;

export const directoryColumns = (
  t: DirectoryTexts,
  open: (enterpriseNum: string) => void,
): Column<DirectorySync>[] => [
  {
    id: 'enterprise',
    header: t.enterprise,
    cell: ({ entName, enterpriseNum }) => (
      <Button variant="text" onClick={() => open(enterpriseNum)}>
        {entName}
      </Button>
    ),
  },
  { id: 'number', header: t.enterpriseNum, givesWay: 2, cell: ({ enterpriseNum }) => enterpriseNum },
  { id: 'state', header: t.state, cell: ({ directoryState }) => stateTag(directoryState, t) },
  { id: 'tokens', header: t.liveTokens, numeric: true, cell: ({ liveTokens }) => liveTokens },
  { id: 'persons', header: t.persons, numeric: true, givesWay: 1, cell: ({ personCount }) => personCount },
  { id: 'lastUse', header: t.lastUse, givesWay: 3, cell: ({ lastUseTime }) => timeOr(lastUseTime, t.never) },
];

export const tokenColumns = (t: DirectoryTexts): Column<DirectoryToken>[] => [
  { id: 'tokenNo', header: t.tokenNo, cell: ({ tokenNo }) => t.tokenName(tokenNo) },
  { id: 'fingerprint', header: t.fingerprint, cell: ({ fingerprint }) => fingerprint },
  {
    id: 'state',
    header: t.state,
    cell: ({ isLive }) => <Tag tone={isLive ? 'within' : 'neutral'}>{isLive ? t.live : t.over}</Tag>,
  },
  { id: 'endTime', header: t.endTime, cell: ({ endTime }) => t.until(instantText(endTime)) },
  { id: 'lastUse', header: t.lastUse, cell: ({ lastUseTime }) => timeOr(lastUseTime, t.never) },
  { id: 'makeTime', header: t.makeTime, givesWay: 1, cell: ({ makeTime }) => instantText(makeTime) },
  { id: 'maker', header: t.maker, oneLine: true, givesWay: 2, cell: ({ makerName }) => makerName },
];

export const requestColumns = (t: DirectoryTexts): Column<DirectoryRequest>[] => [
  { id: 'time', header: t.time, cell: ({ requestTime }) => instantText(requestTime) },
  { id: 'request', header: t.request, oneLine: true, cell: ({ method, path }) => `${method} ${path}` },
  {
    id: 'status',
    header: t.status,
    cell: ({ status }) => <Tag tone={status < 400 ? 'within' : 'blocked'}>{String(status)}</Tag>,
  },
  {
    id: 'detail',
    header: t.detail,
    width: 240,
    cell: ({ scimType, detail }) => [scimType, detail].filter((text) => text !== '').join(' ') || t.never,
  },
  { id: 'tokenNo', header: t.token, givesWay: 1, cell: ({ tokenNo }) => t.tokenName(tokenNo) },
];
