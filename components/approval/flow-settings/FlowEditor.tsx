import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import type { ApprovalFlow, FlowStep } from '../../../src/contract/approval/flow';
import { MOST_COPIES, MOST_STEPS } from '../../../src/contract/approval/flow';
import { checkApprovalFlow } from '../../../src/contract/approval/flow-settings';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { RuleList } from './rules/RuleList';
import { DrawnPath } from './path/DrawnPath';
import { FindingList } from './path/FindingList';
import type { CurrentFlow, FlowSettings } from './flow-settings';
import { StepDialog } from './steps/StepDialog';
import { StepList } from './steps/StepList';
import { flowTexts } from './texts';

export interface FlowProps {
  settings: FlowSettings;
  current: CurrentFlow;
  /** Displayed flow: the draft, or the flow in force. */
  flow: ApprovalFlow;
  isDirty: boolean;
}

/** Editor of a flow's steps as sentences, with the flow chart beside them. */
export function FlowEditor({ settings, current, flow, isDirty }: FlowProps) {
  const t = useTexts(flowTexts);
  /** Step that is being edited; `new` while one is added. */
  const [edited, setEdited] = useState<FlowStep | 'new'>();
  const { applyType } = current;
  const checked = useCall(checkApprovalFlow, isDirty ? { applyType, flow } : undefined, {
    keepPrevious: true,
    quiet: true,
  });
  const findings = isDirty ? (checked.data?.findings ?? []) : current.findings;
  // the findings refer to people by staff number
  useEffect(() => {
    if (checked.data) settings.learn(checked.data.people);
  }, [settings, checked.data]);
  const put = (steps: readonly FlowStep[]) => settings.edit(current, { ...flow, steps: [...steps] });
  const isFull = flow.steps.length >= MOST_STEPS;

  function take(step: FlowStep): void {
    const isNew = edited === 'new';
    put(isNew ? [...flow.steps, step] : flow.steps.map((one) => (one.stepNo === step.stepNo ? step : one)));
    setEdited(undefined);
  }

  return (
    <div className="af-editor">
      <div className="af-flow" part="flow">
        <FindingList findings={findings.filter(({ stepNo }) => stepNo === null)} />
        <h3>{t.steps}</h3>
        <StepList steps={flow.steps} findings={findings} onChange={put} onEdit={setEdited} />
        <div className="af-add">
          <Button icon={<Plus />} disabled={isFull} onClick={() => setEdited('new')}>
            {t.addStep}
          </Button>
          {isFull && <span className="af-hint">{t.mostSteps(MOST_STEPS)}</span>}
        </div>
        <RuleList
          settings={settings}
          labels={{
            title: t.copyTitle,
            none: t.noCopies,
            hint: t.copyHint,
            add: t.copyAdd,
            remove: t.copyRemove,
            kind: t.copyKind,
            people: t.copyPeople,
          }}
          most={MOST_COPIES}
          rules={flow.copyTo ?? []}
          onChange={(rules) => {
            const { copyTo: _, ...rest } = flow;
            settings.edit(current, rules.length === 0 ? rest : { ...rest, copyTo: [...rules] });
          }}
        />
        <RuleList
          settings={settings}
          labels={{
            title: t.replacementTitle,
            none: t.replacementNone,
            hint: t.replacementHint,
            add: t.replacementAdd,
            remove: t.replacementRemove,
            kind: t.replacementKind,
            people: t.replacementPeople,
          }}
          most={1}
          rules={flow.replacement ? [flow.replacement] : []}
          onChange={([rule]) => {
            const { replacement: _, ...rest } = flow;
            settings.edit(current, rule === undefined ? rest : { ...rest, replacement: rule });
          }}
        />
      </div>
      <DrawnPath flow={flow} findings={findings} />
      {edited !== undefined && (
        <StepDialog
          settings={settings}
          applyType={applyType}
          step={edited === 'new' ? undefined : edited}
          stepNo={edited === 'new' ? nextNo(flow.steps, current.flow.steps) : edited.stepNo}
          onDone={take}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

/** Next unused step number. A number in use identifies an existing step. */
const nextNo = (...lists: readonly (readonly FlowStep[])[]): number =>
  Math.max(0, ...lists.flat().map(({ stepNo }) => stepNo)) + 1;
