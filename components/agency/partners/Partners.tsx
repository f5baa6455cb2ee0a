import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  PARTNER_APP_STATES,
  PARTNER_SECRETS_STATES,
  queryPartnerApps,
  type NewPartnerSecret,
  type PartnerApp,
  type PartnerAppState,
  type PartnerSecretsState,
} from '../../../src/contract/agency/connections/partners';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { AppDetail } from './AppDetail';
import { AppDialog } from './AppDialog';
import { appColumns } from './columns';
import { SecretDialog } from './SecretDialog';
import { partnerTexts, type PartnerTexts } from './texts';

interface Of {
  open(appNo: string): void;
  /** Undefined for operators who may not. */
  add: (() => void) | undefined;
}
interface AppFilters {
  appState: PartnerAppState;
  secretsState: PartnerSecretsState;
}
type T = { t: PartnerTexts };
type DialogState = { kind: 'add' } | { kind: 'made'; made: NewPartnerSecret };

const List = listPage(
  queryPartnerApps,
  { t: partnerTexts },
  {
    path: '/agency/partners',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      appState: choiceFilter(PARTNER_APP_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
      secretsState: choiceFilter(PARTNER_SECRETS_STATES, {
        label: ({ t }: T) => t.secretsState,
        name: ({ t }) => t.secretsStateName,
        all: ({ t }) => t.allSecretsStates,
      }),
    },
    ask: (filters: Filters<AppFilters>) => filters,
    rows: ({ appList }) => appList,
    rowKey: ({ appNo }) => appNo,
    columns: ({ t }, { open }: Of) => appColumns(t, open),
    Actions: AddButton,
  },
);

function AddButton({ of: { add } }: { of: Of }) {
  const t = useTexts(partnerTexts);
  if (add === undefined) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={add}>
      {t.add}
    </Button>
  );
}

/** Applications of partners that sign users of the agency's enterprises in. */
export default function Partners({ rights }: AgencyPageProps) {
  const t = useTexts(partnerTexts);
  const [listing] = useState(() =>
    createListStore<Filters<AppFilters>, PartnerApp>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const mayManage = rights.includes('managePartners');
  const [shown, open] = useState('');
  const [asked, ask] = useState<DialogState>();
  const [of] = useState((): Of => ({ open, add: mayManage ? () => ask({ kind: 'add' }) : undefined }));
  const end = () => ask(undefined);
  return (
    <>
      {shown === '' ? (
        <List listing={listing} of={of} />
      ) : (
        <AppDetail appNo={shown} mayManage={mayManage} onBack={() => open('')} />
      )}
      {asked?.kind === 'add' && (
        <AppDialog app={undefined} onMade={(made) => ask({ kind: 'made', made })} onClose={end} />
      )}
      {asked?.kind === 'made' && (
        <SecretDialog made={asked.made} of={{ name: t.appNo, number: asked.made.appNo }} onClose={end} />
      )}
    </>
  );
}
