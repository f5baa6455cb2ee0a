import {
  addWebhookEndpoint,
  alterWebhookEndpoint,
  type NewWebhookSecret,
  type queryWebhookEndpoint,
} from '../../../src/contract/agency/connections/webhooks/endpoints';
import { WEBHOOK_TYPES, type WebhookType } from '../../../src/contract/agency/connections/webhooks/payloads';
import type { ResultOf } from '../../../src/contract/call';
import type { Host } from '../../../src/element/host/host';
import { createCallForm } from '../../../src/element/submission/call-form';
import { withCode, type CodeDraft } from '../code-before';
import type { ChosenEnterprise } from '../partners/EnterprisesField';
import type { ChosenApp } from './AppField';
import { webhookTexts } from './texts';

export type EndpointData = ResultOf<typeof queryWebhookEndpoint>;

interface EndpointDraft extends CodeDraft {
  app: ChosenApp | null;
  url: string;
  description: string;
  eventTypes: readonly WebhookType[];
  which: 'all' | 'chosen';
  enterprises: readonly ChosenEnterprise[];
}

const fieldsOf = ({ url, description, eventTypes, which, enterprises }: EndpointDraft) => ({
  url,
  description,
  eventTypes: [...eventTypes],
  enterpriseNums: which === 'all' ? [] : enterprises.map(({ enterpriseNum }) => enterpriseNum),
});

function fieldOf(path: string): string {
  if (path === 'appNo') return 'app';
  if (path.startsWith('enterpriseNums')) return 'enterprises';
  return path.startsWith('eventTypes') ? 'eventTypes' : path;
}

/** An empty choice of enterprises would mean all of them. */
const checkEnterprises = (host: Host, { which, enterprises }: EndpointDraft): Record<string, string> =>
  which === 'chosen' && enterprises.length === 0
    ? { enterprises: host.texts(webhookTexts).enterprisesNeeded }
    : {};

export function createAdd(host: Host, onDone: (made: NewWebhookSecret) => void) {
  const { check, before } = withCode(host);
  return createCallForm<EndpointDraft, typeof addWebhookEndpoint>(host, {
    call: addWebhookEndpoint,
    values: {
      app: null,
      url: '',
      description: '',
      eventTypes: WEBHOOK_TYPES,
      which: 'all',
      enterprises: [],
      code: '',
    },
    body: (draft) => ({ appNo: draft.app?.appNo ?? '', ...fieldsOf(draft) }),
    check: (draft) => ({ ...checkEnterprises(host, draft), ...check(draft) }),
    before,
    fieldOf,
    onDone,
  });
}

/** Another address needs a code, because it gets the events; all enterprises instead of some need one, too. */
export const needsCode = (
  endpoint: EndpointData | undefined,
  { url, which }: Pick<EndpointDraft, 'url' | 'which'>,
): boolean => url.trim() !== endpoint?.url || (which === 'all' && !endpoint.isAll);

export function createAlter(host: Host, endpoint: EndpointData, onDone: () => void) {
  const { check, before } = withCode(host);
  const { endpointNo, revision, appNo, appName, url, description, eventTypes, isAll, enterpriseList } =
    endpoint;
  const isGuarded = (draft: EndpointDraft) => needsCode(endpoint, draft);
  return createCallForm<EndpointDraft, typeof alterWebhookEndpoint>(host, {
    call: alterWebhookEndpoint,
    values: {
      app: { appNo, appName },
      url,
      description,
      eventTypes,
      which: isAll ? 'all' : 'chosen',
      enterprises: enterpriseList,
      code: '',
    },
    body: (draft) => ({ endpointNo, revision, ...fieldsOf(draft), isAll: draft.which === 'all' }),
    check: (draft) => ({ ...checkEnterprises(host, draft), ...(isGuarded(draft) && check(draft)) }),
    before: async (draft) => (isGuarded(draft) ? before(draft) : 'go'),
    fieldOf,
    onDone,
  });
}
