import { useMemo, useState } from 'react';
import {
  queryWebhookEndpoint,
  removeWebhookEndpoint,
  switchWebhookEndpoint,
  type NewWebhookSecret,
  type WebhookSecret,
} from '../../../src/contract/agency/connections/webhooks/endpoints';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { SecretDialog } from '../partners/SecretDialog';
import { secretColumns, stateTag, timeOr } from './columns';
import { DeliverySection } from './DeliverySection';
import type { EndpointData } from './endpoint-form';
import { EndpointDialog } from './EndpointDialog';
import { RotateDialog } from './RotateDialog';
import { webhookTexts } from './texts';

type Act = 'alter' | 'switch' | 'rotate' | 'remove';
/** `endpoint`: as it was shown when the dialog opened, whose revision the change names. */
type DialogState = { kind: Act; endpoint: EndpointData } | { kind: 'made'; made: NewWebhookSecret };

interface Props {
  endpointNo: string;
  mayManage: boolean;
  onBack(): void;
}

/** An endpoint with its secrets, its deliveries and its log of changes. */
export function EndpointDetail({ endpointNo, mayManage, onBack }: Props) {
  const t = useTexts(webhookTexts);
  const found = useCall(queryWebhookEndpoint, { endpointNo });
  const [asked, ask] = useState<DialogState>();
  const { data: endpoint } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={endpoint?.url ?? endpointNo}
      row={endpointNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        endpoint && (
          <>
            {stateTag(endpoint.endpointState, t)}
            {mayManage && <Actions endpoint={endpoint} ask={(kind) => ask({ kind, endpoint })} />}
          </>
        )
      }
    >
      {endpoint && (
        <>
          <EndpointFacts endpoint={endpoint} />
          <Secrets
            secrets={endpoint.secretList}
            onRotate={mayManage ? () => ask({ kind: 'rotate', endpoint }) : undefined}
          />
          <DeliverySection endpointNo={endpointNo} maySend={mayManage && endpoint.endpointState === 'on'} />
          <History entries={endpoint.historyList} />
        </>
      )}
      <DetailDialog asked={asked} ask={ask} onRemoved={onBack} />
    </DetailPane>
  );
}

function Actions({ endpoint, ask }: { endpoint: EndpointData; ask(kind: Act): void }) {
  const t = useTexts(webhookTexts);
  const isOff = endpoint.offTime !== '';
  const button = (text: string, kind: Act) => (
    <Button aria-haspopup="dialog" onClick={() => ask(kind)}>
      {text}
    </Button>
  );
  return (
    <>
      {button(t.alter, 'alter')}
      {button(isOff ? t.turnOn : t.turnOff, 'switch')}
      {isOff && button(t.removeEndpoint, 'remove')}
    </>
  );
}

function EndpointFacts({ endpoint }: { endpoint: EndpointData }) {
  const t = useTexts(webhookTexts);
  return (
    <Section title={t.facts}>
      <Facts>
        <Fact name={t.endpointNo}>{endpoint.endpointNo}</Fact>
        <Fact name={t.app} wraps>
          {endpoint.appName}
        </Fact>
        <Fact name={t.eventTypes} wraps>
          {t.typeNames(endpoint.eventTypes)}
        </Fact>
        <Fact name={t.enterprises} wraps>
          {endpoint.isAll
            ? t.allEnterprises
            : t.enterpriseNames(endpoint.enterpriseList.map(({ entName }) => entName))}
        </Fact>
        <Fact name={t.description} wraps>
          {endpoint.description || t.never}
        </Fact>
        <Fact name={t.unsent}>{endpoint.unsentCount}</Fact>
        <Fact name={t.failingSince}>{timeOr(endpoint.failingSince, t.never)}</Fact>
        <Fact name={t.makeTime}>{instantText(endpoint.makeTime)}</Fact>
        <Fact name={t.maker}>{endpoint.makerName || t.never}</Fact>
        {endpoint.offTime !== '' && <Fact name={t.offTime}>{instantText(endpoint.offTime)}</Fact>}
      </Facts>
    </Section>
  );
}

interface SecretsProps {
  secrets: readonly WebhookSecret[];
  /** Undefined for operators who may not. */
  onRotate: (() => void) | undefined;
}

function Secrets({ secrets, onRotate }: SecretsProps) {
  const t = useTexts(webhookTexts);
  const columns = useMemo(() => secretColumns(t), [t]);
  return (
    <Section title={t.secrets}>
      <DataTable
        label={t.secrets}
        columns={columns}
        rows={secrets}
        rowKey={({ secretNo }) => String(secretNo)}
        framed={false}
        empty={<EmptyState title={t.noSecrets} />}
      />
      {onRotate && (
        <div>
          <Button aria-haspopup="dialog" onClick={onRotate}>
            {t.rotate}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface DetailDialogProps {
  asked: DialogState | undefined;
  ask(asked: DialogState | undefined): void;
  onRemoved(): void;
}

/** The open dialog of an endpoint. */
function DetailDialog({ asked, ask, onRemoved }: DetailDialogProps) {
  const t = useTexts(webhookTexts);
  const host = useHost();
  const end = () => ask(undefined);
  const say = (text: string) => host.notify({ as: 'toast', text, delayMs: 0 });
  switch (asked?.kind) {
    case 'alter':
      return <EndpointDialog endpoint={asked.endpoint} onClose={end} />;
    case 'rotate':
      return (
        <RotateDialog
          endpoint={asked.endpoint}
          onMade={(made) => ask({ kind: 'made', made })}
          onClose={end}
        />
      );
    case 'made':
      return (
        <SecretDialog
          made={asked.made}
          of={{ name: t.endpointNo, number: asked.made.endpointNo }}
          onClose={end}
        />
      );
    case 'switch': {
      const { endpointNo, revision, offTime } = asked.endpoint;
      const isOn = offTime !== '';
      return (
        <ConfirmBox
          call={switchWebhookEndpoint}
          body={{ endpointNo, revision, isOn }}
          title={isOn ? t.turnOn : t.turnOff}
          confirmText={isOn ? t.turnOn : t.turnOff}
          cancelText={t.cancel}
          onClose={end}
          onDone={() => {
            say(isOn ? t.turnedOn : t.turnedOff);
            end();
          }}
        >
          {isOn ? t.onAsk : t.offAsk}
        </ConfirmBox>
      );
    }
    case 'remove':
      return (
        <ConfirmBox
          call={removeWebhookEndpoint}
          body={{ endpointNo: asked.endpoint.endpointNo, revision: asked.endpoint.revision }}
          title={t.removeEndpoint}
          confirmText={t.removeEndpoint}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => {
            say(t.removed);
            onRemoved();
          }}
        >
          {t.removeAsk}
        </ConfirmBox>
      );
    case undefined:
      return null;
  }
}
