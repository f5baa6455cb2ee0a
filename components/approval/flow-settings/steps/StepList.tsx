import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FlowStep } from '../../../../src/contract/approval/flow';
import type { FlowFinding } from '../../../../src/contract/approval/flow-settings';
import { LiveRegion } from '../../../../src/ui/feedback/LiveRegion';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { StepCard } from './StepCard';
import { flowTexts } from '../texts';

interface Props {
  steps: readonly FlowStep[];
  findings: readonly FlowFinding[];
  onChange(steps: readonly FlowStep[]): void;
  onEdit(step: FlowStep): void;
}

/** Button that receives the focus after the next render. */
interface Focus {
  stepNo: number;
  act: 'up' | 'down' | 'edit';
}

/** Ordered list of the steps. Alt with an arrow key moves the focused step. */
export function StepList({ steps, findings, onChange, onEdit }: Props) {
  const t = useTexts(flowTexts);
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<Focus>();
  const [said, setSaid] = useState('');
  // a moved step is reinserted and a removed one is gone; either loses the focus
  useEffect(() => {
    if (!focus) return;
    const find = (act: string) =>
      list.current?.querySelector<HTMLElement>(`[data-step="${focus.stepNo}"] [data-act="${act}"]:enabled`);
    (find(focus.act) ?? find('edit'))?.focus();
  }, [focus]);

  function move(step: FlowStep, by: 1 | -1): void {
    const from = steps.indexOf(step);
    const to = from + by;
    if (to < 0 || to >= steps.length) return;
    onChange(steps.toSpliced(from, 1).toSpliced(to, 0, step));
    setFocus({ stepNo: step.stepNo, act: by < 0 ? 'up' : 'down' });
    setSaid(t.movedTo(step.stepName, to + 1));
  }
  function remove(step: FlowStep): void {
    const at = steps.indexOf(step);
    const left = steps.toSpliced(at, 1);
    const next = left[at] ?? left.at(-1);
    onChange(left);
    if (next) setFocus({ stepNo: next.stepNo, act: 'edit' });
    setSaid(t.removed(step.stepName));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>, step: FlowStep): void {
    const { key, altKey } = event;
    if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    event.preventDefault();
    move(step, key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <>
      <ol ref={list} className="af-steps" aria-label={t.steps}>
        {steps.map((step, i) => (
          <StepCard
            key={step.stepNo}
            step={step}
            place={i + 1}
            isLast={i === steps.length - 1}
            findings={findings.filter(({ stepNo }) => stepNo === step.stepNo)}
            onMove={(by) => move(step, by)}
            onRemove={() => remove(step)}
            onEdit={() => onEdit(step)}
            onKeyDown={(event) => onKeyDown(event, step)}
          />
        ))}
      </ol>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
