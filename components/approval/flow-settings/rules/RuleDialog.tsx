import { useState } from 'react';
import { ApproverRule } from '../../../../src/contract/approval/flow';
import { createForm } from '../../../../src/ui/form/create-form';
import { useFormField } from '../../../../src/ui/form/FormField';
import { FormDialog } from '../FormDialog';
import { useNames } from '../flow-context';
import type { FlowSettings } from '../flow-settings';
import { draftOfRule, ruleOf, type RuleDraft } from './rule-draft';
import { RuleFields } from './RuleFields';
import type { RuleListLabels } from './rule-list-labels';

interface Props {
  settings: FlowSettings;
  labels: RuleListLabels;
  onDone(rule: ApproverRule): void;
  onClose(): void;
}

/** Dialog that adds a rule outside the steps: a recipient of copies, or the replacement approver. */
export function RuleDialog({ settings, labels, onDone, onClose }: Props) {
  const names = useNames();
  const [form] = useState(() =>
    createForm({
      values: { rule: draftOfRule(undefined, names) },
      schema: ApproverRule,
      body: ({ rule }: { rule: RuleDraft }) => ruleOf(rule),
      fieldOf: () => 'rule',
    }),
  );
  const { value, error, onChange } = useFormField(form, 'rule');
  const confirm = () =>
    form.submit((rule) => {
      settings.learn(value.people);
      onDone(rule);
      return Promise.resolve();
    });
  return (
    <FormDialog title={labels.add} onConfirm={confirm} onClose={onClose}>
      <RuleFields labels={labels} value={value} error={error} onChange={onChange} />
    </FormDialog>
  );
}
