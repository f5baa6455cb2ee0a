import { useMemo, useState } from 'react';
import {
  addDepartment,
  alterDepartment,
  type Department,
} from '../../../src/contract/address-book/departments';
import type { Named } from '../../../src/contract/resource/values';
import { useHost } from '../../../src/element/host/host-context';
import type { Host } from '../../../src/element/host/host';
import { StaffChoice } from '../../../src/element/resource/fields/StaffChoice';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import type { TreeForm } from '../../../src/element/tree/tree-page';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { TreeSelect } from '../../../src/ui/tree/TreeSelect';
import { departmentTexts } from './texts';

interface Draft {
  deptName: string;
  parentNO: string;
  head: Named | null;
}

interface Props {
  asked: TreeForm<Department>;
  rows: readonly Department[];
  onClose(): void;
}

function createDepartmentForm(
  host: Host,
  { row: department, parentNo }: TreeForm<Department>,
  onClose: () => void,
) {
  const values: Draft = {
    deptName: department?.deptName ?? '',
    parentNO: parentNo,
    head: department?.head ?? null,
  };
  const check = () => ({});
  const onDone = () => {
    host.notify({ as: 'toast', text: host.texts(departmentTexts).saved, delayMs: 0 });
    onClose();
  };
  if (department === undefined)
    return createCallForm(host, { call: addDepartment, values, body: (draft) => draft, check, onDone });
  const { deptNO, version } = department;
  return createCallForm(host, {
    call: alterDepartment,
    values,
    body: (draft) => ({ ...draft, deptNO, version }),
    check,
    onDone,
  });
}

export function DepartmentDialog({ asked, rows, onClose }: Props) {
  const host = useHost();
  const t = useTexts(departmentTexts);
  const [editing] = useState(() => createDepartmentForm(host, asked, onClose));
  const nodes = useMemo(
    () =>
      rows
        .filter(({ deptNO }) => deptNO !== asked.row?.deptNO)
        .map(({ deptNO, deptName, parentNO }) => ({ no: deptNO, name: deptName, parentNo: parentNO })),
    [rows, asked],
  );
  return (
    <FormDialog
      title={asked.row ? t.editTitle : t.add}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <FormField form={editing.form} name="deptName" label={t.deptName} required>
        {(control) => <TextInput {...control} maxLength={50} data-autofocus />}
      </FormField>
      <FormField form={editing.form} name="parentNO" label={t.parent} helper={t.parentHint}>
        {({ value, onChange }) => (
          <TreeSelect
            label={t.parent}
            nodes={nodes}
            single
            placeholder={t.top}
            value={value === '' ? [] : [value]}
            onChange={([one]) => onChange(one ?? '')}
          />
        )}
      </FormField>
      <FormField form={editing.form} name="head" label={t.head} helper={t.headHint}>
        {(control) => <StaffChoice {...control} />}
      </FormField>
    </FormDialog>
  );
}
