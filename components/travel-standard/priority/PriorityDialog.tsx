import { useState } from 'react';
import { useStore } from 'zustand';
import { RESOURCE_FAULTS } from '../../../src/contract/resource/faults';
import {
  DEPARTMENT_RULES,
  saveStandardPriority,
  type StandardPriority,
} from '../../../src/contract/standards/priority';
import { STANDARD_SCOPES } from '../../../src/contract/standards/shapes';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { isGatewayError } from '../../../src/element/host/host';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { createSaving } from '../../../src/element/sending/saving';
import { SendingProblem } from '../../../src/element/sending/SendingProblem';
import { Button } from '../../../src/ui/button/Button';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { ReorderList } from '../../../src/ui/reorder-list/ReorderList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { priorityTexts } from './texts';

interface Props {
  host: PageProps['host'];
  /** Priority as loaded. */
  from: StandardPriority;
  /** Reloads the priority. */
  onReload(): Promise<StandardPriority | undefined>;
  onClose(): void;
}

/** Sets the priority of travel standards, unless another user has saved it meanwhile. */
export function PriorityDialog({ host, from, onReload, onClose }: Props) {
  const t = useTexts(priorityTexts);
  const [saving] = useState(() => createPriority(host, from, onClose));
  const { problem } = useStore(saving.store);
  const scopes = useFormField(saving.form, 'scopes');
  async function reload(): Promise<void> {
    const latest = await onReload();
    if (latest) saving.goOnFrom(latest);
  }
  const error = problem?.error;
  const isOverRuled = isGatewayError(error) && error.code === RESOURCE_FAULTS.rowsRearranged.code;
  return (
    <FormDialog
      title={t.edit}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      problem={
        <>
          <SendingProblem problem={problem} />
          {isOverRuled && (
            <Toolbar>
              <Button onClick={() => void reload()}>{t.reload}</Button>
            </Toolbar>
          )}
        </>
      }
      onClose={onClose}
    >
      <p>{t.orderHint}</p>
      <ReorderList
        label={t.order}
        items={scopes.value.map((scope) => ({ id: scope, name: t.scopeName(scope) }))}
        onChange={(ids) =>
          scopes.onChange(ids.flatMap((id) => STANDARD_SCOPES.filter((scope) => scope === id)))
        }
      />
      <FormField form={saving.form} name="departments" label={t.departments} required>
        {({ value, onChange }) => (
          <>
            <Segmented
              value={value}
              options={DEPARTMENT_RULES.map((rule) => ({ value: rule, label: t.ruleName(rule) }))}
              onChange={onChange}
            />
            <p>{t.ruleHint(value)}</p>
          </>
        )}
      </FormField>
    </FormDialog>
  );
}

function createPriority(host: PageProps['host'], first: StandardPriority, onClose: () => void) {
  let from = first;
  const saving = createSaving(host, {
    call: saveStandardPriority,
    values: first,
    body: (to: StandardPriority) => ({ from, to }),
    check: () => ({}),
    fieldOf: (path) => path.replace(/^to\./, ''),
    onDone() {
      host.notify({ as: 'toast', text: host.texts(priorityTexts).saved, delayMs: 0 });
      host.track('row-saved', { resource: 'standardPriority' });
      onClose();
    },
  });
  return {
    ...saving,
    isChanged: () => JSON.stringify(saving.form.values()) !== JSON.stringify(from),
    /** Takes the priority that another user has saved as the new base. */
    goOnFrom(latest: StandardPriority): void {
      from = latest;
      saving.form.reset(latest);
    },
  };
}
