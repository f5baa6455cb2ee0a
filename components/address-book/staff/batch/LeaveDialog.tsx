import { useState } from 'react';
import { leaveStaffBatch } from '../../../../src/contract/address-book/staff-batch';
import type { Named } from '../../../../src/contract/resource/values';
import { useHost } from '../../../../src/element/host/host-context';
import { StaffChoice } from '../../../../src/element/resource/fields/StaffChoice';
import { FormField } from '../../../../src/ui/form/FormField';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { BatchDialogProps } from './ChangeDialog';
import { createSliceForm } from './slice-form';
import { SliceDialog } from './SliceDialog';
import { staffBatchTexts } from './texts';

interface Leaving {
  successor: Named | null;
}
const NO_SUCCESSOR: Leaving = { successor: null };
/** Few, because the dependents of each person are handed over. */
const SLICE = 20;

/** Stops the chosen staff, or records their departures, with one successor for all. */
export function LeaveDialog({
  nos,
  going,
  onClose,
  onDone,
}: BatchDialogProps & { going: 'stopped' | 'departed' }) {
  const host = useHost();
  const t = useTexts(staffBatchTexts);
  const [leaving] = useState(() =>
    createSliceForm(host, {
      call: leaveStaffBatch,
      values: NO_SUCCESSOR,
      nos,
      size: SLICE,
      body: ({ successor }: Leaving, slice) => ({
        staffNOList: [...slice],
        otherNOList: [...nos],
        staffState: going,
        successor,
      }),
      outcomesOf: ({ outcomeList }) => outcomeList,
      fieldOf: (path) => path.split('.')[0] ?? path,
      onDone,
    }),
  );
  const isDeparture = going === 'departed';
  return (
    <SliceDialog
      title={isDeparture ? t.departTitle(nos.length) : t.stopTitle(nos.length)}
      submitText={isDeparture ? t.depart : t.stop}
      sending={leaving}
      total={nos.length}
      onClose={onClose}
    >
      <p>{isDeparture ? t.departHint : t.stopHint}</p>
      <FormField form={leaving.form} name="successor" label={t.successor} helper={t.successorHint}>
        {(control) => <StaffChoice {...control} />}
      </FormField>
    </SliceDialog>
  );
}
