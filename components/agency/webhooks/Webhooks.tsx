import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  queryWebhookEndpoints,
  type NewWebhookSecret,
  type WebhookEndpoint,
} from '../../../src/contract/agency/connections/webhooks/endpoints';
import {
  ENDPOINT_STATES,
  type EndpointState,
} from '../../../src/contract/agency/connections/webhooks/values';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { SecretDialog } from '../partners/SecretDialog';
import { endpointColumns } from './columns';
import { EndpointDetail } from './EndpointDetail';
import { EndpointDialog } from './EndpointDialog';
import { webhookTexts, type WebhookTexts } from './texts';

interface Of {
  open(endpointNo: string): void;
  /** Undefined for operators who may not. */
  add: (() => void) | undefined;
}
interface EndpointFilters {
  endpointState: EndpointState;
}
type T = { t: WebhookTexts };
type DialogState = { kind: 'add' } | { kind: 'made'; made: NewWebhookSecret };

const List = listPage(
  queryWebhookEndpoints,
  { t: webhookTexts },
  {
    path: '/agency/webhooks',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      endpointState: choiceFilter(ENDPOINT_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: (filters: Filters<EndpointFilters>) => filters,
    rows: ({ endpointList }) => endpointList,
    rowKey: ({ endpointNo }) => endpointNo,
    columns: ({ t }, { open }: Of) => endpointColumns(t, open),
    Actions: AddButton,
  },
);

function AddButton({ of: { add } }: { of: Of }) {
  const t = useTexts(webhookTexts);
  if (add === undefined) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={add}>
      {t.add}
    </Button>
  );
}

/** Endpoints to which events of partners' enterprises are sent. */
export default function Webhooks({ rights }: AgencyPageProps) {
  const t = useTexts(webhookTexts);
  const [listing] = useState(() =>
    createListStore<Filters<EndpointFilters>, WebhookEndpoint>({ none: { keyword: '' }, sort: LATEST_FIRST }),
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
        <EndpointDetail endpointNo={shown} mayManage={mayManage} onBack={() => open('')} />
      )}
      {asked?.kind === 'add' && (
        <EndpointDialog endpoint={undefined} onMade={(made) => ask({ kind: 'made', made })} onClose={end} />
      )}
      {asked?.kind === 'made' && (
        <SecretDialog
          made={asked.made}
          of={{ name: t.endpointNo, number: asked.made.endpointNo }}
          onClose={end}
        />
      )}
    </>
  );
}
