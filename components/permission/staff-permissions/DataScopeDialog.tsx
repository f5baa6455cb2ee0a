import { useState } from 'react';
import { REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import {
  MOST_LISTED,
  SCENE_RANGES,
  setDataPermission,
  type SceneRange,
  type SceneScope,
} from '../../../src/contract/data-permission/staff-permissions';
import type { Named } from '../../../src/contract/resource/values';
import { useHost } from '../../../src/element/host/host-context';
import type { Host } from '../../../src/element/host/host';
import type { Person } from '../../../src/element/people/PeopleField';
import { StaffField } from '../../../src/element/people/StaffField';
import { TreeChoice } from '../../../src/element/resource/fields/TreeChoice';
import { DEPARTMENT_TREE } from '../../../src/element/resource/fields/tree-sources';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { detailTexts } from './detail/texts';

interface Props {
  staffNO: string;
  /** Present data scope. */
  from: SceneScope;
  onClose(): void;
}

/** 0: range of the roles. */
type ChosenRange = SceneRange | 0;
interface Values {
  permissionRangeID: ChosenRange;
  /** Staff or departments, depending on the range. */
  memberList: Named[];
}

const personOf = ({ no, name }: Named): Person => ({ staffNO: no, staffName: name, deptName: '' });

function createDataScopeForm(host: Host, { staffNO, from, onClose }: Props) {
  const { isSet, permissionRangeID: range, memberList } = from;
  const values: Values = { permissionRangeID: isSet ? range : 0, memberList: isSet ? memberList : [] };
  return createCallForm(host, {
    call: setDataPermission,
    values,
    body: (chosen) => ({
      key: staffNO,
      ...REPORT_SCOPE,
      permissionRangeID: chosen.permissionRangeID === 0 ? null : chosen.permissionRangeID,
      memberList: chosen.memberList,
    }),
    fieldOf: (path) => (path.startsWith('memberList') ? 'memberList' : path),
    onDone() {
      host.notify({ as: 'toast', text: host.texts(detailTexts).scopeSaved, delayMs: 0 });
      onClose();
    },
  });
}

/** Sets the data scope of a member of staff for reports. */
export function DataScopeDialog(props: Props) {
  const t = useTexts(detailTexts);
  const host = useHost();
  const [saving] = useState(() => createDataScopeForm(host, props));
  const { form } = saving;
  const range = useFormField(form, 'permissionRangeID');
  const members = useFormField(form, 'memberList');
  const options = [0 as const, ...SCENE_RANGES].map((value) => ({
    value,
    label: value === 0 ? t.byRoles : t.rangeName(value),
  }));
  return (
    <FormDialog
      title={t.setScope}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={props.onClose}
    >
      <FormField form={form} name="permissionRangeID" label={t.scope} helper={t.scopeHint} required>
        {({ value }) => (
          <RadioGroup<ChosenRange>
            value={value}
            layout="column"
            options={options}
            // a list of staff cannot serve a range of departments
            onChange={(permissionRangeID) => form.edit({ permissionRangeID, memberList: [] })}
          />
        )}
      </FormField>
      {range.value === 4 && (
        <StaffField
          label={t.staff}
          people={members.value.map(personOf)}
          most={MOST_LISTED}
          error={members.error}
          onChange={(people) =>
            members.onChange(people.map((one) => ({ no: one.staffNO, name: one.staffName })))
          }
        />
      )}
      {range.value === 5 && (
        <FormField form={form} name="memberList" label={t.departments} required>
          {(control) => (
            <TreeChoice {...control} source={DEPARTMENT_TREE} label={t.departments} most={MOST_LISTED} />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
