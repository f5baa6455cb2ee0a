import { useState } from 'react';
import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import { agreeJoinApplications, refuseJoinApplications } from '../../../src/contract/invite/manage';
import type { Named } from '../../../src/contract/resource/values';
import { useHost } from '../../../src/element/host/host-context';
import { ReferenceChoice } from '../../../src/element/resource/fields/ReferenceChoice';
import { TreeChoice } from '../../../src/element/resource/fields/TreeChoice';
import { DEPARTMENT_TREE } from '../../../src/element/resource/fields/tree-sources';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invitationTexts } from './texts';

interface Props {
  /** Numbers of the applications. */
  nos: readonly string[];
  onClose(): void;
  onDone(): void;
}

interface Place {
  department: Named | null;
  position: Named | null;
  grade: Named | null;
}
const NOWHERE: Place = { department: null, position: null, grade: null };

/** Accepts applications, with the department, position and grade chosen here or with those of the invitation. */
export function AcceptJoinDialog({ nos, onClose, onDone }: Props) {
  const host = useHost();
  const t = useTexts(invitationTexts);
  const [agreeing] = useState(() =>
    createCallForm(host, {
      call: agreeJoinApplications,
      values: NOWHERE,
      body: (place: Place) => ({ applicationNOList: [...nos], ...place }),
      check: () => ({}),
      fieldOf: (path) => path.split('.')[0] ?? path,
      onDone() {
        host.notify({ as: 'toast', text: host.texts(invitationTexts).decided, delayMs: 0 });
        onDone();
      },
    }),
  );
  const { form } = agreeing;
  return (
    <FormDialog
      title={t.agreeTitle(nos.length)}
      submitText={t.agree}
      sending={agreeing}
      isChanged={agreeing.isChanged}
      onClose={onClose}
    >
      <p>{t.agreeHint}</p>
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
    </FormDialog>
  );
}

interface Refusal {
  reason: string;
}
const NO_REASON: Refusal = { reason: '' };

/** Refuses applications with a reason that the applicants receive. */
export function RefuseDialog({ nos, onClose, onDone }: Props) {
  const host = useHost();
  const t = useTexts(invitationTexts);
  const [refusing] = useState(() =>
    createCallForm(host, {
      call: refuseJoinApplications,
      values: NO_REASON,
      body: (refusal: Refusal) => ({ applicationNOList: [...nos], ...refusal }),
      check: () => ({}),
      onDone() {
        host.notify({ as: 'toast', text: host.texts(invitationTexts).decided, delayMs: 0 });
        onDone();
      },
    }),
  );
  return (
    <FormDialog
      title={t.refuseTitle(nos.length)}
      submitText={t.refuse}
      sending={refusing}
      isChanged={refusing.isChanged}
      onClose={onClose}
    >
      <FormField form={refusing.form} name="reason" label={t.reason} required>
        {(control) => <TextArea {...control} maxLength={100} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
