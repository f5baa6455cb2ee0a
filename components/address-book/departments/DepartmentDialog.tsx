import { useMemo, useState } from 'react';
import {
  addDepartment,
  alterDepartment,
  type Department,
} from '../../../src/contract/address-book/departments';
import type { Named } from '../../../src/contract/resource/values';
import type { Placed } from '../../../src/domain/address-book/department-rows';
import { useHost } from '../../../src/element/host/host-context';
import type { Host } from '../../../src/element/host/host';
import { StaffChoice } from '../../../src/element/resource/fields/StaffChoice';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { createSaving } from '../../../src/element/sending/saving';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { TreeSelect } from '../../../src/ui/tree/TreeSelect';
import { departmentTexts } from './texts';

export type PlacedDepartment = Placed<Department>;

/** A new department below another, or one that there is. */
export interface Asked {
  kind: 'form';
  parentNO: string;
  department?: PlacedDepartment;
}

interface Draft {
  deptName: string;
  parentNO: string;
  head: Named | null;
}

interface Props {
  asked: Asked;
  departments: readonly PlacedDepartment[];
  onClose(): void;
}

function createEditing(host: Host, { department, parentNO }: Asked, onClose: () => void) {
  const values: Draft = { deptName: department?.deptName ?? '', parentNO, head: department?.head ?? null };
  const check = () => ({});
  const onDone = () => {
    host.notify({ as: 'toast', text: host.texts(departmentTexts).saved, delayMs: 0 });
    onClose();
  };
  if (department === undefined)
    return createSaving(host, { call: addDepartment, values, body: (draft) => draft, check, onDone });
  const { deptNO, version } = department;
  return createSaving(host, {
    call: alterDepartment,
    values,
    body: (draft) => ({ ...draft, deptNO, version }),
    check,
    onDone,
  });
}

export function DepartmentDialog({ asked, departments, onClose }: Props) {
  const host = useHost();
  const t = useTexts(departmentTexts);
  const [editing] = useState(() => createEditing(host, asked, onClose));
  const nodes = useMemo(
    () =>
      departments
        .filter(({ deptNO }) => deptNO !== asked.department?.deptNO)
        .map(({ deptNO, deptName, parentNO }) => ({ no: deptNO, name: deptName, parentNo: parentNO })),
    [departments, asked],
  );
  return (
    <FormDialog
      title={asked.department ? t.editTitle : t.add}
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
