import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryApprovalFlows } from '../../../src/contract/approval/flow-settings';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { useCall } from '../../../src/element/data/use-call';
import type { ViewProps } from '../../../src/element/host/view-props';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { approvalFlow } from './declaration';
import { NamesContext } from './flow-context';
import {
  createFlowSettings,
  compareDraft,
  type FlowSettings,
  type FlowSettingsAnswer,
} from './flow-settings';
import { FlowEditor } from './FlowEditor';
import { FlowHead } from './FlowHead';
import { KindList } from './KindList';
import type { Names } from './names';
import { SaveBar } from './SaveBar';
import { flowTexts } from './texts';
import { TryOut } from './path/TryOut';
import { Versions } from './path/Versions';
import type { FlowTab } from './tabs';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';

const TABS: readonly FlowTab[] = ['flow', 'versions', 'try'];

export default function ApprovalFlow({ host, applyType }: ViewProps<typeof approvalFlow>) {
  const t = useTexts(flowTexts);
  const errors = useTexts(errorTexts);
  const settings = host.store(createFlowSettings);
  useOnValuesChange(() => settings.showFirst(applyType), [settings, applyType]);
  const { data, error, isFetching, refetch } = useCall(queryApprovalFlows, {}, { live: true });
  if (data) return <Settings settings={settings} answer={data} />;
  if (!error) return <SkeletonRows rows={6} height={64} label={t.loading} />;
  return <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />;
}

function Settings({ settings, answer }: { settings: FlowSettings; answer: FlowSettingsAnswer }) {
  const t = useTexts(flowTexts);
  const standards = useTexts(standardTexts);
  const { applyType, tab, drafts, names: learned } = useStore(settings.store);
  const titleId = useId();
  const names = useMemo<Names>(
    () => ({
      staff: new Map([
        ...Object.entries(learned),
        ...answer.people.map(({ staffNO, staffName }) => [staffNO, staffName] as const),
      ]),
      roles: answer.roles,
      grades: answer.grades,
    }),
    [answer, learned],
  );
  const current = answer.flows.find((one) => one.applyType === applyType) ?? answer.flows[0];
  if (!current) return null;
  const draft = drafts[current.applyType];
  const standing = compareDraft(current, draft);
  const flow = standing.isDirty || standing.isSaved ? (draft?.flow ?? current.flow) : current.flow;
  const shown = { settings, current, flow, isDirty: standing.isDirty };
  return (
    <NamesContext value={names}>
      <div className="af-page">
        <KindList settings={settings} flows={answer.flows} />
        <section className="af-main" aria-labelledby={titleId}>
          <FlowHead id={titleId} title={standards.applyType(current.applyType)} current={current} />
          <div>
            <Tabs
              label={t.tabs}
              tabs={TABS.map((value) => ({ value, label: t.tab(value) }))}
              value={tab}
              onChange={settings.show}
            >
              {/* keyed by type, so that input and open dialogs do not carry over to another type */}
              {tab === 'flow' && <FlowEditor key={current.applyType} {...shown} />}
              {tab === 'versions' && <Versions key={current.applyType} {...shown} />}
              {tab === 'try' && <TryOut key={current.applyType} {...shown} />}
            </Tabs>
          </div>
          {standing.isDirty && draft && (
            <SaveBar settings={settings} current={current} isOutdated={standing.isOutdated} />
          )}
        </section>
      </div>
    </NamesContext>
  );
}
