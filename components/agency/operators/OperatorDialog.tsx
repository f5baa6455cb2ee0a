import { useState } from 'react';
import {
  addOperator,
  alterOperator,
  type AgencyOperator,
  type OperatorLink,
} from '../../../src/contract/agency/operators';
import { AGENCY_ROLES, type AgencyRole } from '../../../src/contract/agency/rights';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { withCode, type CodeDraft } from '../code-before';
import { CodeInput } from '../CodeInput';
import { agencyTexts } from '../texts';

interface Props {
  /** Row as shown when the dialog opened; undefined for a new operator. */
  operator: AgencyOperator | undefined;
  onMade(link: OperatorLink): void;
  onSaved(): void;
  onClose(): void;
}

interface Draft extends CodeDraft {
  loginName: string;
  operatorName: string;
  phone: string;
  email: string;
  roles: readonly AgencyRole[];
}

const EMPTY: Draft = { code: '', loginName: '', operatorName: '', phone: '', email: '', roles: [] };

const createAdd = (host: Host, onMade: Props['onMade']) =>
  createCallForm<Draft, typeof addOperator>(host, {
    call: addOperator,
    values: EMPTY,
    body: ({ loginName, operatorName, phone, email, roles }) => ({
      loginName,
      operatorName,
      phone,
      email,
      roles: [...roles],
    }),
    ...withCode(host),
    onDone: onMade,
  });

const addsRoles = (former: readonly AgencyRole[], roles: readonly AgencyRole[]): boolean =>
  roles.some((role) => !former.includes(role));

function createAlter(
  host: Host,
  { operatorNo, revision, loginName, operatorName, phone, email, roles }: AgencyOperator,
  onSaved: () => void,
) {
  const { check, before } = withCode(host);
  return createCallForm(host, {
    call: alterOperator,
    values: { code: '', loginName, operatorName, phone, email, roles },
    body: (draft: Draft) => ({
      operatorNo,
      revision,
      operatorName: draft.operatorName,
      phone: draft.phone,
      email: draft.email,
      roles: [...draft.roles],
    }),
    check: (draft) => (addsRoles(roles, draft.roles) ? check(draft) : {}),
    before: async (draft) => (addsRoles(roles, draft.roles) ? before(draft) : 'go'),
    onDone: onSaved,
  });
}

/** Form of a new or an existing operator. */
export function OperatorDialog({ operator, onMade, onSaved, onClose }: Props) {
  const t = useTexts(agencyTexts);
  const host = useHost();
  const [editing] = useState(() =>
    operator === undefined ? createAdd(host, onMade) : createAlter(host, operator, onSaved),
  );
  const { form } = editing;
  const { value: roles } = useFormField(form, 'roles');
  const needsCode = operator === undefined || addsRoles(operator.roles, roles);
  return (
    <FormDialog
      title={operator === undefined ? t.add : `${t.alter}${t.operator}`}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      {operator === undefined && (
        <FormField form={form} name="loginName" label={t.loginName} helper={t.loginNameHint} required>
          {(control) => <TextInput {...control} autoCapitalize="none" maxLength={50} data-autofocus />}
        </FormField>
      )}
      {!operator?.isCaller && (
        <FormField form={form} name="operatorName" label={t.operatorName} required>
          {(control) => <TextInput {...control} maxLength={30} />}
        </FormField>
      )}
      <FormField form={form} name="phone" label={t.phone}>
        {(control) => <TextInput {...control} inputMode="tel" maxLength={20} />}
      </FormField>
      <FormField form={form} name="email" label={t.email}>
        {(control) => <TextInput {...control} inputMode="email" maxLength={100} />}
      </FormField>
      {operator?.isCaller ? (
        <p>{t.ownNameAndRoles}</p>
      ) : (
        <FormField form={form} name="roles" label={t.roles} required>
          {(control) => (
            <CheckboxGroup
              {...control}
              options={AGENCY_ROLES.map((value) => ({ value, label: t.roleName(value) }))}
            />
          )}
        </FormField>
      )}
      {needsCode && (
        <FormField form={form} name="code" label={t.code} helper={t.freshCodeHint} required>
          {(control) => <CodeInput {...control} />}
        </FormField>
      )}
    </FormDialog>
  );
}
