import { useDeferredValue, useMemo, useState } from 'react';
import {
  queryIdentityBindings,
  queryIdentityProvider,
  removeIdentityProvider,
  switchIdentityProvider,
  type IdentityBinding,
} from '../../../src/contract/agency/connections/identity-providers';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { ReasonDialog } from '../ReasonDialog';
import { bindingColumns, refusalColumns, stateTag, type ProviderData } from './columns';
import { DomainSection } from './DomainSection';
import { OnDialog, ReleaseDialog, SecretDialog } from './dialogs';
import { ProviderDialog } from './ProviderDialog';
import { TestSection } from './TestSection';
import { identityTexts } from './texts';

/** `provider`: as it was shown when the dialog opened, whose revision the change names. */
type DialogState =
  | { kind: 'alter' | 'on' | 'off' | 'secret' | 'remove'; provider: ProviderData }
  | { kind: 'release'; provider: ProviderData; binding: IdentityBinding };

interface Props {
  providerNo: string;
  mayManage: boolean;
  onBack(): void;
}

/** A provider with its settings, bound identities, refused sign-ins and log. */
export function ProviderDetail({ providerNo, mayManage, onBack }: Props) {
  const t = useTexts(identityTexts);
  const found = useCall(queryIdentityProvider, { providerNo });
  const [asked, ask] = useState<DialogState>();
  const { data: provider } = found;
  const refusals = useMemo(() => refusalColumns(t), [t]);
  return (
    <DetailPane
      noun={t.noun}
      title={provider?.entName ?? providerNo}
      row={providerNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        provider && (
          <>
            {stateTag(provider.providerState, t)}
            {mayManage && <Actions provider={provider} ask={(kind) => ask({ kind, provider })} />}
          </>
        )
      }
    >
      {provider && (
        <>
          <ProviderFacts provider={provider} />
          <DomainSection provider={provider} mayManage={mayManage} />
          {mayManage && <TestSection key={provider.revision} providerNo={providerNo} />}
          <BindingSection
            provider={provider}
            onRelease={mayManage ? (binding) => ask({ kind: 'release', provider, binding }) : undefined}
          />
          <Section title={t.refusals}>
            <p>{t.refusalsHint}</p>
            <DataTable
              label={t.refusals}
              columns={refusals}
              rows={provider.refusalList}
              rowKey={({ reason }) => reason}
              framed={false}
              empty={<EmptyState title={t.noRefusals} />}
            />
          </Section>
          <History entries={provider.historyList} />
        </>
      )}
      <DetailDialog asked={asked} ask={ask} onRemoved={onBack} />
    </DetailPane>
  );
}

type Kind = Exclude<DialogState['kind'], 'release'>;

function Actions({ provider, ask }: { provider: ProviderData; ask(kind: Kind): void }) {
  const t = useTexts(identityTexts);
  const button = (text: string, kind: Kind) => (
    <Button aria-haspopup="dialog" onClick={() => ask(kind)}>
      {text}
    </Button>
  );
  const isOn = provider.providerState === 'on';
  return (
    <>
      {button(t.alter, 'alter')}
      {button(t.setSecret, 'secret')}
      {isOn ? button(t.turnOff, 'off') : button(t.turnOn, 'on')}
      {!isOn && button(t.remove, 'remove')}
    </>
  );
}

function ProviderFacts({ provider }: { provider: ProviderData }) {
  const t = useTexts(identityTexts);
  const yesNo = (is: boolean) => (is ? t.yes : t.no);
  return (
    <>
      <Section title={t.facts}>
        <Facts>
          <Fact name={t.displayName}>{provider.displayName}</Fact>
          <Fact name={t.issuer} wraps>
            {provider.issuer}
          </Fact>
          <Fact name={t.clientId} wraps>
            {provider.clientId}
          </Fact>
          <Fact name={t.fingerprint}>{provider.fingerprint || t.publicClient}</Fact>
          <Fact name={t.secretTime}>{instantText(provider.secretTime) || t.none}</Fact>
          <Fact name={t.scopes} wraps>
            {provider.scopes}
          </Fact>
          <Fact name={t.matchedField}>{t.fieldName(provider.matchedField)}</Fact>
          <Fact name={t.matchedClaim}>{provider.matchedClaim}</Fact>
          {provider.matchedField === 'email' && <Fact name={t.trustsMail}>{yesNo(provider.trustsMail)}</Fact>}
          <Fact name={t.acr}>{provider.acr || t.none}</Fact>
          <Fact name={t.skipsSecondStep}>{yesNo(provider.skipsSecondStep)}</Fact>
          <Fact name={t.unknownRule}>{t.ruleName(provider.unknownRule)}</Fact>
          {provider.unknownRule === 'make' && (
            <>
              <Fact name={t.department}>{provider.deptName || t.none}</Fact>
              <Fact name={t.position}>{provider.positionName || t.none}</Fact>
              <Fact name={t.role}>{provider.roleName || t.none}</Fact>
              <Fact name={t.deptClaim}>{provider.deptClaim || t.none}</Fact>
              <Fact name={t.roleClaim}>{provider.roleClaim || t.none}</Fact>
            </>
          )}
          <Fact name={t.forbidsLocal}>{yesNo(provider.forbidsLocal)}</Fact>
          {provider.forbidsLocal && (
            <Fact name={t.sparesMainManager}>{yesNo(provider.sparesMainManager)}</Fact>
          )}
          <Fact name={t.lastUse}>{instantText(provider.lastUseTime) || t.none}</Fact>
        </Facts>
      </Section>
      <Section title={t.forProvider}>
        <Facts>
          <Fact name={t.redirectUrl} wraps>
            {provider.redirectUrl}
          </Fact>
          <Fact name={t.leaveUrl} wraps>
            {provider.leaveUrl}
          </Fact>
          <Fact name={t.logoutUrl} wraps>
            {provider.logoutUrl}
          </Fact>
        </Facts>
      </Section>
    </>
  );
}

interface BindingProps {
  provider: ProviderData;
  /** Undefined for operators who may not. */
  onRelease: ((binding: IdentityBinding) => void) | undefined;
}

function BindingSection({ provider: { providerNo, bindingCount }, onRelease }: BindingProps) {
  const t = useTexts(identityTexts);
  const [typed, type] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data } = useCall(queryIdentityBindings, { providerNo, keyword });
  const columns = useMemo(() => bindingColumns(t), [t]);
  const button = (binding: IdentityBinding) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${t.release} ${binding.staffName}`}
      onClick={() => onRelease?.(binding)}
    >
      {t.release}
    </Button>
  );
  return (
    <Section title={t.bindings}>
      <p>{t.bindingsHint(bindingCount)}</p>
      <div className="ag-filter">
        <Field label={t.bindingSearch}>
          <TextInput value={typed} onChange={type} maxLength={60} />
        </Field>
      </div>
      <DataTable
        label={t.bindings}
        columns={columns}
        rows={data?.bindingList ?? []}
        rowKey={({ bindingNo }) => bindingNo}
        rowActions={onRelease && button}
        framed={false}
        empty={<EmptyState title={t.noBindings} />}
      />
    </Section>
  );
}

interface DetailDialogProps {
  asked: DialogState | undefined;
  ask(asked: DialogState | undefined): void;
  onRemoved(): void;
}

/** The open dialog of a provider. */
function DetailDialog({ asked, ask, onRemoved }: DetailDialogProps) {
  const t = useTexts(identityTexts);
  const host = useHost();
  if (asked === undefined) return null;
  const { provider } = asked;
  const { providerNo, revision } = provider;
  const end = () => ask(undefined);
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    end();
  };
  switch (asked.kind) {
    case 'alter':
      return <ProviderDialog provider={provider} onDone={end} onClose={end} />;
    case 'secret':
      return <SecretDialog provider={provider} onDone={done} onClose={end} />;
    case 'on':
      return <OnDialog provider={provider} onDone={done} onClose={end} />;
    case 'off':
      return (
        <ReasonDialog
          call={switchIdentityProvider}
          body={(reason) => ({ providerNo, revision, isOn: false, reason })}
          title={t.turnOff}
          label={t.reason}
          submitText={t.turnOff}
          onClose={end}
          onDone={() => done(t.turnedOff)}
        >
          {t.turnOffAsk}
        </ReasonDialog>
      );
    case 'release':
      return <ReleaseDialog provider={provider} binding={asked.binding} onDone={done} onClose={end} />;
    case 'remove':
      return (
        <ConfirmBox
          call={removeIdentityProvider}
          body={{ providerNo, revision }}
          title={t.remove}
          confirmText={t.remove}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => {
            done(t.removed);
            onRemoved();
          }}
        >
          {t.removeAsk(provider.entName)}
        </ConfirmBox>
      );
  }
}
