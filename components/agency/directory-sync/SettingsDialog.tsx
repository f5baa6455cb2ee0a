import { useState } from 'react';
import {
  NUMBER_SOURCES,
  saveDirectorySync,
  type NumberSource,
  type queryDirectorySync,
} from '../../../src/contract/agency/connections/directory-sync';
import type { ResultOf } from '../../../src/contract/call';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Switch } from '../../../src/ui/field/choice/Switch';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { directoryTexts } from './texts';

export type DirectoryData = ResultOf<typeof queryDirectorySync>;

interface Draft {
  numberFrom: NumberSource;
  makesDepartments: boolean;
  deptNo: string;
  positionNo: string;
  gradeNo: string;
  costCenterNo: string;
  accountingEntityNo: string;
  roleNo: string;
}

const createSave = (host: Host, directory: DirectoryData, onDone: () => void) => {
  const { enterpriseNum, revision, numberFrom, makesDepartments, deptNo, positionNo, gradeNo } = directory;
  const { costCenterNo, accountingEntityNo, roleNo } = directory;
  const places = { deptNo, positionNo, gradeNo, costCenterNo, accountingEntityNo };
  return createCallForm<Draft, typeof saveDirectorySync>(host, {
    call: saveDirectorySync,
    values: { numberFrom, makesDepartments, ...places, roleNo },
    body: (draft) => ({ enterpriseNum, revision, ...draft }),
    onDone,
  });
};

interface Props {
  directory: DirectoryData;
  onClose(): void;
}

/** Form of the settings of a directory. */
export function SettingsDialog({ directory, onClose }: Props) {
  const t = useTexts(directoryTexts);
  const host = useHost();
  const [saving] = useState(() =>
    createSave(host, directory, () => {
      host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
      onClose();
    }),
  );
  const { form } = saving;
  const place = (
    name: 'deptNo' | 'positionNo' | 'gradeNo' | 'costCenterNo' | 'accountingEntityNo',
    label: string,
    list: readonly { no: string; name: string }[],
  ) => (
    <FormField form={form} name={name} label={label} required>
      {({ value, onChange }) => (
        <Select
          value={value === '' ? null : value}
          onChange={onChange}
          placeholder={t.choose}
          options={list.map((one) => ({ value: one.no, label: one.name }))}
        />
      )}
    </FormField>
  );
  return (
    <FormDialog
      title={directory.revision === 0 ? t.setUp : t.alter}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={onClose}
    >
      <FormField form={form} name="numberFrom" label={t.numberFrom} helper={t.numberFromHint} required>
        {(control) => (
          <Select
            {...control}
            options={NUMBER_SOURCES.map((value) => ({ value, label: t.numberSource(value) }))}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="makesDepartments"
        label={t.makesDepartments}
        helper={t.makesDepartmentsHint}
      >
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange}>
            {value ? t.yes : t.no}
          </Switch>
        )}
      </FormField>
      <p>{t.usualHint}</p>
      {place('deptNo', t.dept, directory.departmentList)}
      {place('positionNo', t.position, directory.positionList)}
      {place('gradeNo', t.grade, directory.gradeList)}
      {place('costCenterNo', t.costCenter, directory.costCenterList)}
      {place('accountingEntityNo', t.accountingEntity, directory.accountingEntityList)}
      <FormField form={form} name="roleNo" label={t.role}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: t.noRole },
              ...directory.roleList.map((one) => ({ value: one.no, label: one.name })),
            ]}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
