import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  ADVERT_SPACES,
  ADVERT_STATES,
  queryAgencyAdverts,
  type AdvertSpace,
  type AdvertState,
  type AgencyAdvert,
} from '../../../src/contract/agency/platform/adverts';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter, type FilterType } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { AdvertBox } from './AdvertBox';
import { AdvertDetail } from './AdvertDetail';
import { AdvertDialog } from './AdvertDialog';
import { advertColumns, wordsOf } from './columns';
import { advertDeskTexts, type AdvertDeskTexts } from './texts';

type DialogState =
  | { kind: 'edit'; advert: AgencyAdvert | undefined }
  | { kind: 'publish' | 'withdraw' | 'copy'; advert: AgencyAdvert };

interface Of {
  mayManage: boolean;
  open(advert: AgencyAdvert): void;
  ask(asked: DialogState): void;
}
interface AdvertFilters {
  advertSpaceNo: AdvertSpace;
  advertState: AdvertState;
  enterprise: string;
}
type T = { t: AdvertDeskTexts };

const enterpriseFilter: FilterType<string, T> = {
  field: ({ value = '', onChange }, { t }) => (
    <Field label={t.enterpriseFilter}>
      <TextInput value={value} onChange={onChange} maxLength={60} />
    </Field>
  ),
};

const List = listPage(
  queryAgencyAdverts,
  { t: advertDeskTexts },
  {
    path: '/agency/adverts',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      advertSpaceNo: choiceFilter(ADVERT_SPACES, {
        label: ({ t }: T) => t.space,
        name: ({ t }) => t.spaceName,
        all: ({ t }) => t.allSpaces,
      }),
      advertState: choiceFilter(ADVERT_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
      enterprise: enterpriseFilter,
    },
    ask: (filters: Filters<AdvertFilters>) => filters,
    rows: ({ advertList }) => advertList,
    rowKey: ({ advertNo }) => String(advertNo),
    columns: ({ t }, { open }: Of) => advertColumns(t, open),
    rowActions: (advert, of) => of.mayManage && <Actions advert={advert} of={of} />,
    Actions: AddButton,
  },
);

function AddButton({ of: { mayManage, ask } }: { of: Of }) {
  const t = useTexts(advertDeskTexts);
  if (!mayManage) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'edit', advert: undefined })}>
      {t.add}
    </Button>
  );
}

function Actions({ advert, of: { ask } }: { advert: AgencyAdvert; of: Of }) {
  const t = useTexts(advertDeskTexts);
  const button = (text: string, kind: DialogState['kind']) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${wordsOf(advert)}`}
      onClick={() => ask({ kind, advert })}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(t.alter, 'edit')}
      {advert.advertState === 'withdrawn' ? button(t.publish, 'publish') : button(t.withdraw, 'withdraw')}
      {button(t.copy, 'copy')}
    </>
  );
}

/** Adverts of the agency and its texts of the website. */
export default function AdvertDesk({ rights }: AgencyPageProps) {
  const t = useTexts(advertDeskTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<Filters<AdvertFilters>, AgencyAdvert>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, open] = useState<AgencyAdvert>();
  const [asked, ask] = useState<DialogState>();
  const [of] = useState((): Of => ({ mayManage: rights.includes('managePlatform'), open, ask }));
  const end = () => ask(undefined);
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    end();
  };
  if (shown)
    return (
      <AdvertDetail advertNo={shown.advertNo} group={shown.advertGroupID} onBack={() => open(undefined)} />
    );
  return (
    <>
      <List listing={listing} of={of} />
      {asked?.kind === 'edit' && (
        <AdvertDialog advert={asked.advert} onClose={end} onSaved={() => done(t.saved)} />
      )}
      {asked !== undefined && asked.kind !== 'edit' && (
        <AdvertBox advert={asked.advert} action={asked.kind} onClose={end} onDone={done} />
      )}
    </>
  );
}
