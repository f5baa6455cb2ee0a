import { useState } from 'react';
import { grades } from '../../../../src/contract/address-book/grades';
import { positions } from '../../../../src/contract/address-book/positions';
import { changeStaffBatch, type BatchOutcome } from '../../../../src/contract/address-book/staff-batch';
import type { Named } from '../../../../src/contract/resource/values';
import { useHost } from '../../../../src/element/host/host-context';
import { ReferenceChoice } from '../../../../src/element/resource/fields/ReferenceChoice';
import { StaffChoice } from '../../../../src/element/resource/fields/StaffChoice';
import { TreeChoice } from '../../../../src/element/resource/fields/TreeChoice';
import { DEPARTMENT_TREE } from '../../../../src/element/resource/fields/tree-sources';
import { Checkbox } from '../../../../src/ui/field/choice/Checkbox';
import { FormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { createSliceForm } from './slice-form';
import { SliceDialog } from './SliceDialog';
import { staffBatchTexts } from './texts';

export interface BatchDialogProps {
  /** Numbers of the chosen staff. */
  nos: readonly string[];
  onClose(): void;
  onDone(outcomes: readonly BatchOutcome[]): void;
}

interface Place {
  department: Named | null;
  position: Named | null;
  grade: Named | null;
  supervisor: Named | null;
  hasNoSupervisor: boolean;
}
const UNCHANGED: Place = {
  department: null,
  position: null,
  grade: null,
  supervisor: null,
  hasNoSupervisor: false,
};
const SLICE = 100;

/** Gives the chosen staff the same department, position, grade or supervisor. */
export function ChangeDialog({ nos, onClose, onDone }: BatchDialogProps) {
  const host = useHost();
  const t = useTexts(staffBatchTexts);
  const [changing] = useState(() =>
    createSliceForm(host, {
      call: changeStaffBatch,
      values: UNCHANGED,
      nos,
      size: SLICE,
      body: (place: Place, slice) => ({ staffNOList: [...slice], ...place }),
      outcomesOf: ({ outcomeList }) => outcomeList,
      fieldOf: (path) => path.split('.')[0] ?? path,
      onDone,
    }),
  );
  const { form } = changing;
  return (
    <SliceDialog
      title={t.changeTitle(nos.length)}
      submitText={t.save}
      sending={changing}
      total={nos.length}
      onClose={onClose}
    >
      <p>{t.changeHint}</p>
      <FormField form={form} name="department" label={t.department}>
        {({ value, onChange }) => (
          <TreeChoice
            source={DEPARTMENT_TREE}
            label={t.department}
            value={value ? [value] : []}
            single
            onChange={([one]) => onChange(one ?? null)}
          />
        )}
      </FormField>
      <FormField form={form} name="position" label={t.position}>
        {(control) => <ReferenceChoice {...control} resource={positions} />}
      </FormField>
      <FormField form={form} name="grade" label={t.grade}>
        {(control) => <ReferenceChoice {...control} resource={grades} />}
      </FormField>
      <FormField form={form} name="supervisor" label={t.supervisor}>
        {(control) => <StaffChoice {...control} />}
      </FormField>
      <FormField form={form} name="hasNoSupervisor" label="">
        {({ value, onChange }) => (
          <Checkbox checked={value} onChange={onChange}>
            {t.hasNoSupervisor}
          </Checkbox>
        )}
      </FormField>
    </SliceDialog>
  );
}
