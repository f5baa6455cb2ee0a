import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  IDENTITY_PROVIDER_STATES,
  queryIdentityProviders,
  type IdentityProvider,
  type IdentityProviderState,
} from '../../../src/contract/agency/connections/identity-providers';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { providerColumns } from './columns';
import { ProviderDetail } from './ProviderDetail';
import { ProviderDialog } from './ProviderDialog';
import { identityTexts, type IdentityTexts } from './texts';

interface Of {
  open(providerNo: string): void;
  /** Undefined for operators who may not. */
  add: (() => void) | undefined;
}
interface ProviderFilters {
  providerState: IdentityProviderState;
}
type T = { t: IdentityTexts };

const List = listPage(
  queryIdentityProviders,
  { t: identityTexts },
  {
    path: '/agency/identityProviders',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      providerState: choiceFilter(IDENTITY_PROVIDER_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: (filters: Filters<ProviderFilters>) => filters,
    rows: ({ providerList }) => providerList,
    rowKey: ({ providerNo }) => providerNo,
    columns: ({ t }, { open }: Of) => providerColumns(t, open),
    Actions: AddButton,
  },
);

function AddButton({ of: { add } }: { of: Of }) {
  const t = useTexts(identityTexts);
  if (add === undefined) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={add}>
      {t.add}
    </Button>
  );
}

/** Identity providers at which users of the agency's enterprises sign in. */
export default function IdentityProviders({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<ProviderFilters>, IdentityProvider>({
      none: { keyword: '' },
      sort: LATEST_FIRST,
    }),
  );
  const mayManage = rights.includes('manageIdentityProviders');
  const [shown, open] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [of] = useState((): Of => ({ open, add: mayManage ? () => setAdding(true) : undefined }));
  return (
    <>
      {shown === '' ? (
        <List listing={listing} of={of} />
      ) : (
        <ProviderDetail providerNo={shown} mayManage={mayManage} onBack={() => open('')} />
      )}
      {isAdding && (
        <ProviderDialog
          provider={undefined}
          onDone={(providerNo) => {
            setAdding(false);
            open(providerNo);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
