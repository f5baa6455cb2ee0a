import { useState } from 'react';
import { ApproverRule } from '../../../src/contract/approval/flow';
import { createForm } from '../../../src/ui/form/create-form';
import { useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { FormDialog } from './FormDialog';
import { useNames } from './flow-context';
import type { FlowSettings } from './flow-settings';
import { draftOfRule, ruleOf, type RuleDraft } from './rule-draft';
import { RuleFields } from './RuleFields';
import { flowTexts } from './texts';

interface Props {
  settings: FlowSettings;
  onDone(rule: ApproverRule): void;
  onClose(): void;
}

/** Who else gets copies. */
export function CopyDialog({ settings, onDone, onClose }: Props) {
  const t = useTexts(flowTexts);
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
    <FormDialog title={t.addCopy} onConfirm={confirm} onClose={onClose}>
      <RuleFields
        labels={{ kind: t.copyKind, people: t.copyTo }}
        value={value}
        error={error}
        onChange={onChange}
      />
    </FormDialog>
  );
}
