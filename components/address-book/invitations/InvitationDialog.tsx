import { useState } from 'react';
import { positions } from '../../../src/contract/address-book/positions';
import { addInvitation } from '../../../src/contract/invite/manage';
import type { Named } from '../../../src/contract/resource/values';
import { useHost } from '../../../src/element/host/host-context';
import { ReferenceChoice } from '../../../src/element/resource/fields/ReferenceChoice';
import { TreeChoice } from '../../../src/element/resource/fields/TreeChoice';
import { DEPARTMENT_TREE } from '../../../src/element/resource/fields/tree-sources';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { INTEGER, NumberInput } from '../../../src/ui/field/text/NumberInput';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invitationTexts } from './texts';

interface Draft {
  department: Named | null;
  position: Named | null;
  maxUses: number | null;
  days: number | null;
  needsConsent: boolean;
}
const EMPTY: Draft = { department: null, position: null, maxUses: 10, days: 7, needsConsent: true };

interface Props {
  onClose(): void;
  onMade(link: string): void;
}

/** Creates an invitation with its target, number of uses and lifetime. */
export function InvitationDialog({ onClose, onMade }: Props) {
  const host = useHost();
  const t = useTexts(invitationTexts);
  const [making] = useState(() =>
    createCallForm(host, {
      call: addInvitation,
      values: EMPTY,
      // the schema reports missing values at their fields
      body: (draft: Draft) => draft as never,
      check: () => ({}),
      fieldOf: (path) => path.split('.')[0] ?? path,
      onDone: ({ link }) => onMade(link),
    }),
  );
  const { form } = making;
  return (
    <FormDialog
      title={t.addTitle}
      submitText={t.create}
      sending={making}
      isChanged={making.isChanged}
      onClose={onClose}
    >
      <FormField form={form} name="department" label={t.department} required>
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
      <FormField form={form} name="position" label={t.position} required>
        {(control) => <ReferenceChoice {...control} resource={positions} />}
      </FormField>
      <FormField form={form} name="maxUses" label={t.maxUses} required>
        {(control) => <NumberInput {...control} format={INTEGER} />}
      </FormField>
      <FormField form={form} name="days" label={t.days} required>
        {(control) => <NumberInput {...control} format={INTEGER} />}
      </FormField>
      <FormField form={form} name="needsConsent" label={t.needsConsent}>
        {({ value, onChange }) => (
          <Segmented
            value={String(value)}
            options={[
              { value: 'true', label: t.withConsent },
              { value: 'false', label: t.withoutConsent },
            ]}
            onChange={(chosen) => onChange(chosen === 'true')}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
