import { useState } from 'react';
import {
  addOrUpdateStaffExtInfo,
  checkStaffExtInfo,
  type StaffExtInfo,
} from '../../../src/contract/address-book/staff-fields';
import { extValueProblem } from '../../../src/domain/address-book/ext-value';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { withSession } from '../../../src/element/host/sign-in';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormField } from '../../../src/ui/form/FormField';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ExtControl } from './ExtControl';
import { extTexts } from './texts';

type Draft = { [fieldNO: string]: string };

interface Props {
  staffNO: string;
  /** Fields as loaded when the dialog opened. */
  fields: readonly StaffExtInfo[];
  onClose(): void;
}

function createExtForm(host: Host, { staffNO, fields, onClose }: Props) {
  const say = (message: string) => host.texts(errorTexts).say(message);
  const bodyOf = (draft: Draft) => ({
    staffNO,
    extInfoList: fields.map(({ fieldNO }) => ({ fieldNO, value: draft[fieldNO] ?? '' })),
  });
  const saving = createCallForm(host, {
    call: addOrUpdateStaffExtInfo,
    values: Object.fromEntries(fields.map(({ fieldNO, value }): [string, string] => [fieldNO, value])),
    body: bodyOf,
    check: (draft) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const problem = extValueProblem(field, (draft[field.fieldNO] ?? '').trim());
          return problem === undefined ? [] : [[field.fieldNO, say(problem)] as const];
        }),
      ),
    fieldOf: (path) => fields[Number(/^extInfoList\.(\d+)/.exec(path)?.[1])]?.fieldNO ?? path,
    onDone() {
      host.notify({ as: 'toast', text: host.texts(extTexts).saved, delayMs: 0 });
      onClose();
    },
  });
  const { form, isChanged, store } = saving;
  /** The enterprise may have changed a field since the dialog opened, so the definitions are fetched before sending. */
  async function submit(): Promise<void> {
    if (store.getState().busy) return;
    const body = bodyOf(form.values());
    const checked = await withSession(host, () => host.runtime.send(checkStaffExtInfo, body)).catch(
      () => undefined,
    );
    const problems = checked?.problemList ?? [];
    if (problems.length === 0) return saving.submit();
    form.show(Object.fromEntries(problems.map(({ fieldNO, message }) => [fieldNO, say(message)])));
    store.setState(({ refusals }) => ({ refusals: refusals + 1 }));
  }
  return { form, isChanged, store, submit };
}

export function ExtDialog(props: Props) {
  const host = useHost();
  const t = useTexts(extTexts);
  const [editing] = useState(() => createExtForm(host, props));
  return (
    <FormDialog
      title={t.edit}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={props.onClose}
    >
      <FormGrid>
        {props.fields.map(({ fieldNO, fieldName, isRequired, ...field }) => (
          <FormField key={fieldNO} form={editing.form} name={fieldNO} label={fieldName} required={isRequired}>
            {(control) => <ExtControl field={field} {...control} />}
          </FormField>
        ))}
      </FormGrid>
    </FormDialog>
  );
}
