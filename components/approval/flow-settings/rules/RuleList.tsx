import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { ApproverRule } from '../../../../src/contract/approval/flow';
import { Button } from '../../../../src/ui/button/Button';
import { IconButton } from '../../../../src/ui/button/IconButton';
import { RuleDialog } from './RuleDialog';
import { useNames, useFlowLabels } from '../flow-context';
import type { FlowSettings } from '../flow-settings';
import { ruleText } from '../names';
import type { RuleListLabels } from './rule-list-labels';

interface Props {
  settings: FlowSettings;
  labels: RuleListLabels;
  rules: readonly ApproverRule[];
  /** Maximum number of rules. */
  most: number;
  onChange(rules: readonly ApproverRule[]): void;
}

/** List of the rules of a flow outside its steps. */
export function RuleList({ settings, labels, rules, most, onChange }: Props) {
  const words = useFlowLabels();
  const names = useNames();
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section className="af-copies" aria-label={labels.title}>
      <h3>{labels.title}</h3>
      <p className="af-hint">{rules.length === 0 ? labels.none : labels.hint}</p>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule, i) => {
            const whom = ruleText(rule, names, words);
            return (
              <li key={JSON.stringify(rule)}>
                <span>{whom}</span>
                <IconButton
                  label={labels.remove(whom)}
                  size="small"
                  icon={<X />}
                  onClick={() => {
                    // the pressed button disappears
                    add.current?.focus();
                    onChange(rules.toSpliced(i, 1));
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Button
        ref={add}
        size="small"
        icon={<Plus />}
        disabled={rules.length >= most}
        onClick={() => setAdding(true)}
      >
        {labels.add}
      </Button>
      {isAdding && (
        <RuleDialog
          labels={labels}
          settings={settings}
          onDone={(rule) => {
            setAdding(false);
            const isThere = rules.some((one) => JSON.stringify(one) === JSON.stringify(rule));
            if (!isThere) onChange([...rules, rule]);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
