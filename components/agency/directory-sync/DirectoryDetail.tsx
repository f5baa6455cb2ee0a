import { useState } from 'react';
import {
  queryDirectorySync,
  switchDirectorySync,
  type NewDirectoryToken,
} from '../../../src/contract/agency/connections/directory-sync';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { ReasonDialog } from '../ReasonDialog';
import { AddTokenDialog } from './AddTokenDialog';
import { stateTag } from './columns';
import { EndTokenDialog } from './EndTokenDialog';
import { RequestSection } from './RequestSection';
import { SettingsDialog, type DirectoryData } from './SettingsDialog';
import { directoryTexts } from './texts';
import { TokenDialog } from './TokenDialog';
import { TokenSection } from './TokenSection';

/** `directory`: as it was shown when the dialog opened, whose revision the change names. */
type DialogState =
  | { kind: 'save' | 'switch' | 'add'; directory: DirectoryData }
  | { kind: 'end'; directory: DirectoryData; tokenNo: number }
  | { kind: 'made'; made: NewDirectoryToken };

interface Props {
  enterpriseNum: string;
  mayManage: boolean;
  onBack(): void;
}

/** The directory of an enterprise with its settings, tokens, requests and log. */
export function DirectoryDetail({ enterpriseNum, mayManage, onBack }: Props) {
  const t = useTexts(directoryTexts);
  const found = useCall(queryDirectorySync, { enterpriseNum });
  const [asked, ask] = useState<DialogState>();
  const { data: directory } = found;
  const isSet = directory !== undefined && directory.directoryState !== 'unset';
  return (
    <DetailPane
      noun={t.noun}
      title={directory?.entName ?? enterpriseNum}
      row={enterpriseNum}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        directory && (
          <>
            {stateTag(directory.directoryState, t)}
            {mayManage && <Actions directory={directory} ask={(kind) => ask({ kind, directory })} />}
          </>
        )
      }
    >
      {directory && (
        <>
          <DirectoryFacts directory={directory} />
          {isSet && (
            <TokenSection
              tokens={directory.tokenList}
              onAdd={mayManage ? () => ask({ kind: 'add', directory }) : undefined}
              onEnd={mayManage ? (tokenNo) => ask({ kind: 'end', directory, tokenNo }) : undefined}
            />
          )}
          {isSet && <RequestSection enterpriseNum={enterpriseNum} />}
          <History entries={directory.historyList} />
        </>
      )}
      <DetailDialog asked={asked} ask={ask} />
    </DetailPane>
  );
}

function Actions({ directory, ask }: { directory: DirectoryData; ask(kind: 'save' | 'switch'): void }) {
  const t = useTexts(directoryTexts);
  const { directoryState } = directory;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => ask('save')}>
        {directoryState === 'unset' ? t.setUp : t.alter}
      </Button>
      {directoryState !== 'unset' && (
        <Button aria-haspopup="dialog" onClick={() => ask('switch')}>
          {directoryState === 'on' ? t.pause : t.resume}
        </Button>
      )}
    </>
  );
}

function DirectoryFacts({ directory }: { directory: DirectoryData }) {
  const t = useTexts(directoryTexts);
  const nameIn = (list: readonly { no: string; name: string }[], no: string) =>
    list.find((one) => one.no === no)?.name ?? t.never;
  const isSet = directory.directoryState !== 'unset';
  return (
    <Section title={t.settings}>
      <Facts>
        <Fact name={t.enterpriseNum}>{directory.enterpriseNum}</Fact>
        <Fact name={t.url} wraps>
          {directory.url}
        </Fact>
        <Fact name={t.persons}>{directory.personCount}</Fact>
        <Fact name={t.lastUse}>{instantText(directory.lastUseTime) || t.never}</Fact>
        {isSet && (
          <>
            <Fact name={t.numberFrom}>{t.numberSource(directory.numberFrom)}</Fact>
            <Fact name={t.makesDepartments}>{directory.makesDepartments ? t.yes : t.no}</Fact>
            <Fact name={t.dept}>{nameIn(directory.departmentList, directory.deptNo)}</Fact>
            <Fact name={t.position}>{nameIn(directory.positionList, directory.positionNo)}</Fact>
            <Fact name={t.grade}>{nameIn(directory.gradeList, directory.gradeNo)}</Fact>
            <Fact name={t.costCenter}>{nameIn(directory.costCenterList, directory.costCenterNo)}</Fact>
            <Fact name={t.accountingEntity}>
              {nameIn(directory.accountingEntityList, directory.accountingEntityNo)}
            </Fact>
            <Fact name={t.role}>
              {directory.roleNo === '' ? t.noRole : nameIn(directory.roleList, directory.roleNo)}
            </Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}

interface DetailDialogProps {
  asked: DialogState | undefined;
  ask(asked: DialogState | undefined): void;
}

/** The open dialog of a directory. */
function DetailDialog({ asked, ask }: DetailDialogProps) {
  const t = useTexts(directoryTexts);
  const host = useHost();
  const end = () => ask(undefined);
  switch (asked?.kind) {
    case 'save':
      return <SettingsDialog directory={asked.directory} onClose={end} />;
    case 'switch': {
      const { enterpriseNum, revision, entName, directoryState } = asked.directory;
      const isOn = directoryState !== 'on';
      const title = isOn ? t.resume : t.pause;
      return (
        <ReasonDialog
          call={switchDirectorySync}
          body={(reason) => ({ enterpriseNum, revision, isOn, reason })}
          title={title}
          label={t.reason}
          submitText={title}
          onClose={end}
          onDone={() => {
            host.notify({ as: 'toast', text: isOn ? t.resumed : t.paused, delayMs: 0 });
            end();
          }}
        >
          {isOn ? t.resumeAsk(entName) : t.pauseAsk(entName)}
        </ReasonDialog>
      );
    }
    case 'add':
      return (
        <AddTokenDialog
          directory={asked.directory}
          onMade={(made) => ask({ kind: 'made', made })}
          onClose={end}
        />
      );
    case 'end':
      return <EndTokenDialog directory={asked.directory} tokenNo={asked.tokenNo} onClose={end} />;
    case 'made':
      return <TokenDialog made={asked.made} onClose={end} />;
    case undefined:
      return null;
  }
}
