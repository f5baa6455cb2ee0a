import type { AdvertState, AgencyAdvert } from '../../../src/contract/agency/platform/adverts';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { AdvertDeskTexts } from './texts';

const TONES: Readonly<Record<AdvertState, Tone>> = {
  withdrawn: 'neutral',
  waiting: 'accent',
  shown: 'within',
  over: 'over',
};

export const stateTag = (state: AdvertState, t: AdvertDeskTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);

/** Words of an advert: its text, or else its first text of the website, or its group. */
export const wordsOf = ({ textContent, textParts, advertGroupID }: AgencyAdvert): string =>
  textContent || textParts['title'] || textParts['websiteName'] || advertGroupID;

export const advertColumns = (
  t: AdvertDeskTexts,
  open: (advert: AgencyAdvert) => void,
): Column<AgencyAdvert>[] => [
  {
    id: 'group',
    header: t.group,
    cell: (row) => (
      <Button variant="text" onClick={() => open(row)}>
        {row.advertGroupID}
      </Button>
    ),
  },
  { id: 'content', header: t.content, oneLine: true, cell: wordsOf },
  { id: 'space', header: t.space, givesWay: 1, cell: ({ advertSpaceNo }) => t.spaceNameOf(advertSpaceNo) },
  { id: 'state', header: t.state, cell: ({ advertState }) => stateTag(advertState, t) },
  {
    id: 'enterprise',
    header: t.enterprise,
    oneLine: true,
    givesWay: 2,
    cell: ({ entName }) => entName || t.allEnterprises,
  },
  {
    id: 'period',
    header: t.period,
    givesWay: 4,
    cell: ({ beginEffectTime, endEffectTime }) => t.periodOf(beginEffectTime, endEffectTime),
  },
  {
    id: 'priority',
    header: t.priority,
    numeric: true,
    givesWay: 3,
    cell: ({ advertPriority }) => advertPriority,
  },
];
