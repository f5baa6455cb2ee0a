import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ApprovalFlow, FlowStep } from '../../../../src/contract/approval/flow';
import type { FlowFinding } from '../../../../src/contract/approval/flow-settings';
import { approvalModeTexts } from '../../../../src/element/approval-mode/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useNames, useFlowLabels } from '../flow-context';
import { conditionText, hasSeveralApprovers, ruleText } from '../names';

interface Props {
  flow: ApprovalFlow;
  findings: readonly FlowFinding[];
}

/** Flow chart from application to approval, top to bottom. A line leads around conditional steps. */
export function DrawnPath({ flow: { steps, copyTo }, findings }: Props) {
  const words = useFlowLabels();
  const { t, amounts } = words;
  const names = useNames();
  return (
    <section className="af-drawn" aria-label={t.path} part="path">
      <h3>{t.path}</h3>
      <ol>
        <li className="af-end">
          <span>{t.begin}</span>
        </li>
        {steps.map((step) => (
          <DrawnStep
            key={step.stepNo}
            step={step}
            isFaulty={findings.some(({ stepNo }) => stepNo === step.stepNo)}
          />
        ))}
        <li className="af-end" data-end="">
          <Check aria-hidden="true" />
          <span>{t.end}</span>
        </li>
        {copyTo && copyTo.length > 0 && (
          <li className="af-copied">
            <Send aria-hidden="true" />
            <span>{t.copied(amounts.list(copyTo.map((rule) => ruleText(rule, names, words))))}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

function DrawnStep({ step, isFaulty }: { step: FlowStep; isFaulty: boolean }) {
  const words = useFlowLabels();
  const { t } = words;
  const names = useNames();
  const modes = useTexts(approvalModeTexts);
  const { stepName, approver, mode, conditions, limit } = step;
  return (
    <li className="af-node" data-conditional={conditions.length > 0 ? '' : undefined}>
      {conditions.length > 0 && (
        <ul className="af-node-when" title={t.skipped}>
          {conditions.map((condition) => (
            <li key={condition.kind}>{conditionText(condition, names, words)}</li>
          ))}
        </ul>
      )}
      <div className="af-node-box">
        <strong>
          {isFaulty && <TriangleAlert aria-hidden="true" />}
          {stepName}
        </strong>
        <span>{ruleText(approver, names, words)}</span>
        {hasSeveralApprovers(step) && <span className="af-hint">{modes.mode(mode)}</span>}
        {limit && (
          <span className="af-node-limit">
            <Clock aria-hidden="true" />
            {t.limit(limit)}
          </span>
        )}
      </div>
    </li>
  );
}
