import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { queryApprovalFlowVersions } from '../../../../src/contract/approval/flow-settings';
import type { ResultOf } from '../../../../src/contract/call';
import { instantText } from '../../../../src/domain/shanghai-time';
import { approvalModeTexts } from '../../../../src/element/approval-mode/texts';
import { useCalls } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { describeChanges } from './describe-changes';
import { useNames, useFlowLabels } from '../flow-context';
import type { FlowProps } from '../FlowEditor';
import type { Names } from '../names';
import { flowTexts } from '../texts';

type Answer = ResultOf<typeof queryApprovalFlowVersions>;
type Version = Answer['versions'][number];

/** History of a flow with authors and changes, and the button to restore a former version. */
export function Versions({ settings, current, isDirty }: FlowProps) {
  const t = useTexts(flowTexts);
  const errors = useTexts(errorTexts);
  const { busy } = useStore(settings.store);
  const { applyType, version } = current;
  const [befores, setBefores] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<Version>();
  const pages = useCalls(queryApprovalFlowVersions, [
    { applyType },
    ...befores.map((before) => ({ applyType, before })),
  ]);
  const answers = pages.flatMap(({ data }) => data ?? []);
  const names = useNamesOf(answers);
  const versions = answers.flatMap((answer) => answer.versions);
  const oldest = versions.at(-1)?.version;
  const failed = pages.find(({ error }) => error);
  const isLoading = pages.some(({ isPending }) => isPending);

  async function restore({ version: former, flow }: Version): Promise<void> {
    if (await settings.restore(current, former, flow)) setBefores([]);
    setAsked(undefined);
  }

  return (
    <>
      <ol className="af-versions" aria-label={t.tab('versions')}>
        {versions.map((one) => (
          <VersionCard
            key={one.version}
            version={one}
            names={names}
            isCurrent={one.version === version}
            onRestore={() => setAsked(one)}
          />
        ))}
      </ol>
      {isLoading && <SkeletonRows rows={3} height={88} />}
      {failed?.error && (
        <ErrorState message={errors.of(failed.error)} onRetry={() => void failed.refetch()} />
      )}
      {!isLoading && answers.at(-1)?.hasMore === true && oldest !== undefined && (
        <Button onClick={() => setBefores([...befores, oldest])}>{t.more}</Button>
      )}
      {asked && (
        <MessageBox
          title={t.restoreTitle(asked.version)}
          confirmText={t.restoreYes}
          cancelText={t.cancel}
          loading={busy === 'restore'}
          onConfirm={() => void restore(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {t.restoreHint(isDirty)}
        </MessageBox>
      )}
    </>
  );
}

/** Names that include the people of former versions. */
function useNamesOf(answers: readonly Answer[]): Names {
  const names = useNames();
  const people = answers.flatMap((answer) => answer.people);
  const known = people.map(({ staffNO, staffName }) => `${staffNO} ${staffName}`).join();
  return useMemo(
    () => ({
      ...names,
      staff: new Map([
        ...names.staff,
        ...people.map(({ staffNO, staffName }) => [staffNO, staffName] as const),
      ]),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same people of another answer are no other names
    [names, known],
  );
}

interface CardProps {
  version: Version;
  names: Names;
  isCurrent: boolean;
  onRestore(): void;
}

function VersionCard({ version: one, names, isCurrent, onRestore }: CardProps) {
  const words = useFlowLabels();
  const { t } = words;
  const modes = useTexts(approvalModeTexts);
  const { version, changedBy, changeTime, restoredFrom, flow, former } = one;
  const changes = former === null ? [] : describeChanges(former, flow, names, { ...words, modes });
  return (
    <li className="af-version">
      <div className="af-version-head">
        <h3>{t.version(version)}</h3>
        {isCurrent && <Tag tone="within">{t.current}</Tag>}
        {restoredFrom !== null && <Tag>{t.restoredFrom(restoredFrom)}</Tag>}
        {one.isOwn === true && <Tag>{t.ownChange}</Tag>}
        {one.askedBy !== undefined && <Tag>{t.askedBy(one.askedBy)}</Tag>}
        {version > 0 && <span className="af-hint">{t.changedBy(changedBy, instantText(changeTime))}</span>}
        {!isCurrent && (
          <Button size="small" onClick={onRestore}>
            {t.restore}
          </Button>
        )}
      </div>
      {former === null ? (
        <p className="af-hint">{t.firstVersion}</p>
      ) : changes.length === 0 ? (
        <p className="af-hint">{t.unchanged}</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
