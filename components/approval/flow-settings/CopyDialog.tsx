import { useRef, useState } from 'react';
import { ApproverRule } from '../../../src/contract/approval/flow';
import { Button } from '../../../src/ui/button/Button';
import { focusFirstError } from '../../../src/ui/field/focus-first-error';
import { createForm } from '../../../src/ui/form/create-form';
import { useFormField } from '../../../src/ui/form/FormField';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
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
  const root = useRef<HTMLFormElement>(null);
  const [form] = useState(() =>
    createForm({
      values: { rule: draftOfRule(undefined, names) },
      schema: ApproverRule,
      body: ({ rule }: { rule: RuleDraft }) => ruleOf(rule),
      fieldOf: () => 'rule',
    }),
  );
  const { value, error, onChange } = useFormField(form, 'rule');
  async function confirm(): Promise<void> {
    const isGood = await form.submit((rule) => {
      settings.learn(value.people);
      onDone(rule);
      return Promise.resolve();
    });
    if (!isGood) focusFirstError(root.current);
  }
  return (
    <Dialog
      title={t.addCopy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" onClick={() => void confirm()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form
        ref={root}
        className="af-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <RuleFields
          labels={{ kind: t.copyKind, people: t.copyTo }}
          value={value}
          error={error}
          onChange={onChange}
        />
      </form>
    </Dialog>
  );
}
