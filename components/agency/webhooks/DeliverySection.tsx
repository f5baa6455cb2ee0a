import { useState } from 'react';
import {
  queryWebhookDeliveries,
  resendWebhookDelivery,
  testWebhookEndpoint,
  type WebhookDelivery,
} from '../../../src/contract/agency/connections/webhooks/deliveries';
import {
  DELIVERY_STATES,
  LOGGED_TYPES,
  type DeliveryState,
  type LoggedType,
} from '../../../src/contract/agency/connections/webhooks/values';
import { useIntent } from '../../../src/element/data/use-intent';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { deliveryColumns } from './columns';
import { DeliveryDialog } from './DeliveryDialog';
import { ResendDialog } from './ResendDialog';
import { webhookTexts, type WebhookTexts } from './texts';

type DialogState = { kind: 'view' | 'resend'; deliveryNo: number } | { kind: 'resendAll' };

interface Of {
  endpointNo: string;
  /** False for operators who may not, and for an endpoint that is off. */
  maySend: boolean;
  ask(asked: DialogState): void;
}
interface DeliveryFilters {
  deliveryState: DeliveryState;
  eventType: LoggedType;
}
type T = { t: WebhookTexts };

const POLL_MS = 10_000;

const List = listPage(
  queryWebhookDeliveries,
  { t: webhookTexts },
  {
    path: '/agency/webhooks',
    isApart: true,
    framed: false,
    words: ({ t }) => ({ noun: t.logNoun, nothing: t.noDeliveries, search: t.search, hint: t.deliveryHint }),
    filters: {
      deliveryState: choiceFilter(DELIVERY_STATES, {
        label: ({ t }: T) => t.deliveryState,
        name: ({ t }) => t.deliveryStateName,
        all: ({ t }) => t.allDeliveryStates,
      }),
      eventType: choiceFilter(LOGGED_TYPES, {
        label: ({ t }: T) => t.eventType,
        name: ({ t }) => t.typeName,
        all: ({ t }) => t.allTypes,
      }),
    },
    ask: (filters: Filters<DeliveryFilters>, { endpointNo }: Of) => ({ ...filters, endpointNo }),
    rows: ({ deliveryList }) => deliveryList,
    rowKey: ({ deliveryNo }) => String(deliveryNo),
    columns: ({ t }) => deliveryColumns(t),
    rowActions: (delivery, of) => <RowActions delivery={delivery} of={of} />,
    Actions: SendActions,
    refetchInterval: (answer) =>
      answer?.deliveryList.some(({ deliveryState }) => deliveryState === 'waiting') === true
        ? POLL_MS
        : false,
  },
);

function RowActions({ delivery: { deliveryNo }, of }: { delivery: WebhookDelivery; of: Of }) {
  const t = useTexts(webhookTexts);
  const button = (kind: 'view' | 'resend', text: string) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${deliveryNo}`}
      onClick={() => of.ask({ kind, deliveryNo })}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button('view', t.view)}
      {of.maySend && button('resend', t.resend)}
    </>
  );
}

function SendActions({ of: { endpointNo, maySend, ask } }: { of: Of }) {
  const t = useTexts(webhookTexts);
  const host = useHost();
  const intent = useIntent(testWebhookEndpoint);
  if (!maySend) return null;
  async function test(): Promise<void> {
    if (intent.isSending) return;
    const sent = await intent.send({ endpointNo });
    if (sent.kind === 'done') ask({ kind: 'view', deliveryNo: sent.result.deliveryNo });
    else host.report(sent.error);
  }
  return (
    <>
      <Button loading={intent.isSending} aria-haspopup="dialog" onClick={() => void test()}>
        {t.test}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'resendAll' })}>
        {t.resendAll}
      </Button>
    </>
  );
}

/** Log of the deliveries of an endpoint, from which they are sent again. */
export function DeliverySection({ endpointNo, maySend }: { endpointNo: string; maySend: boolean }) {
  const t = useTexts(webhookTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<Filters<DeliveryFilters>, WebhookDelivery>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [asked, ask] = useState<DialogState>();
  const [of, setOf] = useState<Of>({ endpointNo, maySend, ask });
  if (of.maySend !== maySend) setOf({ endpointNo, maySend, ask });
  const end = () => ask(undefined);
  return (
    <Section title={t.log}>
      <p>{t.logHint}</p>
      <List listing={listing} of={of} />
      {asked?.kind === 'view' && <DeliveryDialog deliveryNo={asked.deliveryNo} onClose={end} />}
      {asked?.kind === 'resendAll' && <ResendDialog endpointNo={endpointNo} onClose={end} />}
      {asked?.kind === 'resend' && (
        <ConfirmBox
          call={resendWebhookDelivery}
          body={{ deliveryNo: asked.deliveryNo }}
          title={t.resend}
          confirmText={t.resend}
          cancelText={t.cancel}
          onClose={end}
          onDone={() => {
            host.notify({ as: 'toast', text: t.resent, delayMs: 0 });
            end();
          }}
        >
          {t.resendAsk}
        </ConfirmBox>
      )}
    </Section>
  );
}
