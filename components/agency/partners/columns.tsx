import type {
  PartnerApp,
  PartnerAppState,
  PartnerRefusal,
  PartnerSecret,
  PartnerSecretsState,
} from '../../../src/contract/agency/connections/partners';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { PartnerTexts } from './texts';

const TONES: Readonly<Record<PartnerAppState, Tone>> = { active: 'within', stopped: 'neutral' };
const SECRETS_TONES: Readonly<Record<PartnerSecretsState, Tone>> = {
  good: 'within',
  rotating: 'accent',
  endsSoon: 'over',
  none: 'blocked',
};

export const stateTag = (state: PartnerAppState, t: PartnerTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);
export const secretsTag = (state: PartnerSecretsState, t: PartnerTexts) => (
  <Tag tone={SECRETS_TONES[state]}>{t.secretsStateName(state)}</Tag>
);
const timeOr = (time: string, none: string): string => instantText(time) || none;

export const appColumns = (t: PartnerTexts, open: (appNo: string) => void): Column<PartnerApp>[] => [
  {
    id: 'appName',
    header: t.appName,
    cell: ({ appName, appNo }) => (
      <Button variant="text" onClick={() => open(appNo)}>
        {appName}
      </Button>
    ),
  },
  { id: 'appNo', header: t.appNo, givesWay: 2, cell: ({ appNo }) => appNo },
  { id: 'state', header: t.state, cell: ({ appState }) => stateTag(appState, t) },
  {
    id: 'enterprises',
    header: t.enterprises,
    oneLine: true,
    cell: ({ enterpriseList }) => t.enterpriseNames(enterpriseList.map(({ entName }) => entName)),
  },
  { id: 'secretsState', header: t.secretsState, cell: ({ secretsState }) => secretsTag(secretsState, t) },
  { id: 'nextEnd', header: t.nextEnd, givesWay: 1, cell: ({ nextEndTime }) => timeOr(nextEndTime, t.never) },
  { id: 'lastUse', header: t.lastUse, givesWay: 3, cell: ({ lastUseTime }) => timeOr(lastUseTime, t.never) },
];

export const secretColumns = (t: PartnerTexts): Column<PartnerSecret>[] => [
  { id: 'secretNo', header: t.secretNo, cell: ({ secretNo }) => t.secretName(secretNo) },
  { id: 'fingerprint', header: t.fingerprint, cell: ({ fingerprint }) => fingerprint },
  {
    id: 'state',
    header: t.state,
    cell: ({ isLive }) => <Tag tone={isLive ? 'within' : 'neutral'}>{isLive ? t.live : t.over}</Tag>,
  },
  { id: 'endTime', header: t.endTime, cell: ({ endTime }) => t.until(instantText(endTime)) },
  { id: 'lastUse', header: t.lastUse, cell: ({ lastUseTime }) => timeOr(lastUseTime, t.never) },
  { id: 'makeTime', header: t.makeTime, givesWay: 1, cell: ({ makeTime }) => timeOr(makeTime, t.never) },
  {
    id: 'maker',
    header: t.maker,
    oneLine: true,
    givesWay: 2,
    cell: ({ makerName }) => makerName || t.never,
  },
];

export const refusalColumns = (t: PartnerTexts): Column<PartnerRefusal>[] => [
  { id: 'reason', header: t.reason, cell: ({ reason }) => t.reasonName(reason) },
  { id: 'lastTime', header: t.lastTime, cell: ({ lastTime }) => instantText(lastTime) },
  { id: 'times', header: t.times, numeric: true, cell: ({ times }) => times },
  { id: 'address', header: t.address, cell: ({ address }) => address },
  { id: 'advice', header: t.advice, givesWay: 1, cell: ({ reason }) => t.reasonHint(reason) },
];
