import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { KeyboardEvent } from 'react';
import type { FlowStep } from '../../../../src/contract/approval/flow';
import type { FlowFinding } from '../../../../src/contract/approval/flow-settings';
import { approvalModeTexts } from '../../../../src/element/approval-mode/texts';
import { IconButton } from '../../../../src/ui/button/IconButton';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { FindingList } from '../path/FindingList';
import { useNames, useFlowLabels } from '../flow-context';
import { conditionsText, hasSeveralApprovers, ruleText } from '../names';

interface Props {
  step: FlowStep;
  place: number;
  isLast: boolean;
  findings: readonly FlowFinding[];
  onMove(by: 1 | -1): void;
  onRemove(): void;
  onEdit(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** One step in sentences: approvers, mode, conditions and time limit. */
export function StepCard({ step, place, isLast, findings, onMove, onRemove, onEdit, onKeyDown }: Props) {
  const words = useFlowLabels();
  const { t } = words;
  const names = useNames();
  const modes = useTexts(approvalModeTexts);
  const { stepNo, stepName, approver, mode, conditions, limit } = step;
  const isOnly = place === 1 && isLast;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <li data-step={stepNo} className="af-step" onKeyDown={onKeyDown}>
      <div className="af-step-text">
        <h4>{t.step(place, stepName)}</h4>
        <p>{t.who(ruleText(approver, names, words), hasSeveralApprovers(step) ? modes.mode(mode) : '')}</p>
        <p className="af-hint">{t.when(conditionsText(conditions, names, words))}</p>
        {limit && <p className="af-hint">{t.limit(limit)}</p>}
      </div>
      <div className="af-step-acts">
        <IconButton data-act="edit" label={t.edit(stepName)} icon={<Pencil />} onClick={onEdit} />
        <IconButton
          data-act="up"
          label={t.moveUp(stepName)}
          icon={<ArrowUp />}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          data-act="down"
          label={t.moveDown(stepName)}
          icon={<ArrowDown />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={isOnly ? t.lastStep : t.remove(stepName)}
          icon={<Trash />}
          disabled={isOnly}
          onClick={onRemove}
        />
      </div>
      <FindingList findings={findings} />
    </li>
  );
}
