import { useState } from 'react';
import {
  queryPartnerApp,
  removePartnerApp,
  stopPartnerApp,
  type NewPartnerSecret,
} from '../../../src/contract/agency/connections/partners';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { ReasonDialog } from '../ReasonDialog';
import { AppDialog, type AppData } from './AppDialog';
import { secretsTag, stateTag } from './columns';
import { EndDialog, RotateDialog } from './EndDialog';
import { RefusalSection } from './RefusalSection';
import { SecretDialog } from './SecretDialog';
import { SecretSection } from './SecretSection';
import { partnerTexts } from './texts';

/** `app`: as it was shown when the dialog opened, whose revision the change names. */
type DialogState =
  | { kind: 'alter' | 'stop' | 'rotate' | 'remove'; app: AppData }
  | { kind: 'end'; app: AppData; secretNo: number }
  | { kind: 'made'; made: NewPartnerSecret };

interface Props {
  appNo: string;
  mayManage: boolean;
  onBack(): void;
}

/** An application with its secrets, its refused requests and its log. */
export function AppDetail({ appNo, mayManage, onBack }: Props) {
  const t = useTexts(partnerTexts);
  const found = useCall(queryPartnerApp, { appNo });
  const [asked, ask] = useState<DialogState>();
  const { data: app } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={app?.appName ?? appNo}
      row={appNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        app && (
          <>
            {stateTag(app.appState, t)}
            {secretsTag(app.secretsState, t)}
            {mayManage && <Actions app={app} ask={(kind) => ask({ kind, app })} />}
          </>
        )
      }
    >
      {app && (
        <>
          <AppFacts app={app} />
          <SecretSection
            secrets={app.secretList}
            onRotate={mayManage ? () => ask({ kind: 'rotate', app }) : undefined}
            onEnd={mayManage ? (secretNo) => ask({ kind: 'end', app, secretNo }) : undefined}
          />
          <RefusalSection refusals={app.refusalList} />
          <History entries={app.historyList} />
        </>
      )}
      <DetailDialog asked={asked} ask={ask} onRemoved={onBack} />
    </DetailPane>
  );
}

function Actions({ app, ask }: { app: AppData; ask(kind: 'alter' | 'stop' | 'remove'): void }) {
  const t = useTexts(partnerTexts);
  const button = (text: string, kind: 'alter' | 'stop' | 'remove') => (
    <Button aria-haspopup="dialog" onClick={() => ask(kind)}>
      {text}
    </Button>
  );
  return (
    <>
      {button(t.alter, 'alter')}
      {button(app.appState === 'stopped' ? t.restart : t.stop, 'stop')}
      {app.isRemovable && button(t.removeApp, 'remove')}
    </>
  );
}

function AppFacts({ app }: { app: AppData }) {
  const t = useTexts(partnerTexts);
  return (
    <Section title={t.facts}>
      <Facts>
        <Fact name={t.appNo}>{app.appNo}</Fact>
        <Fact name={t.enterprises} wraps>
          {t.enterpriseNames(app.enterpriseList.map(({ entName }) => entName))}
        </Fact>
        <Fact name={t.purpose} wraps>
          {app.purpose || t.never}
        </Fact>
        <Fact name={t.contact} wraps>
          {app.contact || t.never}
        </Fact>
        <Fact name={t.lastUse}>{instantText(app.lastUseTime) || t.never}</Fact>
        <Fact name={t.makeTime}>{instantText(app.makeTime) || t.never}</Fact>
        <Fact name={t.maker}>{app.makerName || t.never}</Fact>
        {app.stopTime !== '' && <Fact name={t.stopTime}>{instantText(app.stopTime)}</Fact>}
      </Facts>
    </Section>
  );
}

interface DetailDialogProps {
  asked: DialogState | undefined;
  ask(asked: DialogState | undefined): void;
  onRemoved(): void;
}

/** The open dialog of an application. */
function DetailDialog({ asked, ask, onRemoved }: DetailDialogProps) {
  const t = useTexts(partnerTexts);
  const host = useHost();
  const end = () => ask(undefined);
  const say = (text: string) => host.notify({ as: 'toast', text, delayMs: 0 });
  switch (asked?.kind) {
    case 'alter':
      return <AppDialog app={asked.app} onClose={end} />;
    case 'stop': {
      const { appNo, revision, appName, appState } = asked.app;
      const isStopped = appState === 'active';
      const title = isStopped ? t.stop : t.restart;
      return (
        <ReasonDialog
          call={stopPartnerApp}
          body={(reason) => ({ appNo, revision, isStopped, reason })}
          title={title}
          label={t.reason}
          submitText={title}
          onClose={end}
          onDone={() => {
            say(isStopped ? t.stopped : t.restarted);
            end();
          }}
        >
          {isStopped ? t.stopAsk(appName) : t.restartAsk(appName)}
        </ReasonDialog>
      );
    }
    case 'rotate':
      return <RotateDialog app={asked.app} onMade={(made) => ask({ kind: 'made', made })} onClose={end} />;
    case 'end':
      return <EndDialog app={asked.app} secretNo={asked.secretNo} onClose={end} />;
    case 'made':
      return (
        <SecretDialog made={asked.made} of={{ name: t.appNo, number: asked.made.appNo }} onClose={end} />
      );
    case 'remove':
      return (
        <ConfirmBox
          call={removePartnerApp}
          body={{ appNo: asked.app.appNo, revision: asked.app.revision }}
          title={t.removeApp}
          confirmText={t.removeApp}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => {
            say(t.removed);
            onRemoved();
          }}
        >
          {t.removeAsk(asked.app.appName)}
        </ConfirmBox>
      );
    case undefined:
      return null;
  }
}
