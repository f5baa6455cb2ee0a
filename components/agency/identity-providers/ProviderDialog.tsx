import { useState } from 'react';
import { queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import {
  MATCHED_FIELDS,
  queryIdentityChoices,
  UNKNOWN_RULES,
} from '../../../src/contract/agency/connections/identity-providers';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { useKeyword } from '../../../src/element/people/use-keyword';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Switch } from '../../../src/ui/field/choice/Switch';
import { Combobox } from '../../../src/ui/field/combobox/Combobox';
import { OptionRow } from '../../../src/ui/field/combobox/OptionList';
import { Select } from '../../../src/ui/field/combobox/Select';
import { Field } from '../../../src/ui/field/Field';
import { PasswordInput } from '../../../src/ui/field/text/PasswordInput';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CodeInput } from '../CodeInput';
import type { ProviderData } from './columns';
import { createAdd, createAlter } from './provider-form';
import { identityTexts } from './texts';

interface Props {
  /** Undefined for a new provider. */
  provider: ProviderData | undefined;
  onDone(providerNo: string): void;
  onClose(): void;
}

type Form = ReturnType<typeof createAdd>['form'];
type TextName =
  | 'displayName'
  | 'issuer'
  | 'clientId'
  | 'domains'
  | 'scopes'
  | 'matchedClaim'
  | 'acr'
  | 'deptClaim'
  | 'roleClaim';
type FlagName = 'trustsMail' | 'skipsSecondStep' | 'forbidsLocal' | 'sparesMainManager';

/** Form of a new or an existing provider. */
export function ProviderDialog({ provider, onDone, onClose }: Props) {
  const t = useTexts(identityTexts);
  const host = useHost();
  const [editing] = useState(() =>
    provider === undefined
      ? createAdd(host, onDone)
      : createAlter(host, provider, () => {
          host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
          onClose();
        }),
  );
  const { form } = editing;
  const { value: matchedField } = useFormField(form, 'matchedField');
  const { value: unknownRule } = useFormField(form, 'unknownRule');
  const { value: enterprise } = useFormField(form, 'enterprise');
  const { value: forbidsLocal } = useFormField(form, 'forbidsLocal');
  const text = (name: TextName, required = false, helper?: string) => (
    <FormField form={form} name={name} label={t[name]} helper={helper} required={required}>
      {(control) => <TextInput {...control} autoCapitalize="none" spellCheck={false} />}
    </FormField>
  );
  const flag = (name: FlagName) => (
    <FormField form={form} name={name} label={t[name]} helper={t[`${name}Hint`]}>
      {({ value, onChange }) => (
        <Switch checked={value} onChange={onChange}>
          {value ? t.yes : t.no}
        </Switch>
      )}
    </FormField>
  );
  return (
    <FormDialog
      title={provider === undefined ? t.add : t.alter}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      {provider === undefined && <EnterpriseField form={form} />}
      {text('displayName', true, t.displayNameHint)}
      {text('issuer', true, t.issuerHint)}
      {text('clientId', true)}
      {provider === undefined && (
        <FormField form={form} name="clientSecret" label={t.clientSecret} helper={t.clientSecretHint}>
          {(control) => <PasswordInput {...control} autoComplete="off" />}
        </FormField>
      )}
      {text('domains', matchedField === 'email', t.domainsHint)}
      {text('scopes')}
      <FormField form={form} name="matchedField" label={t.matchedField} required>
        {({ value, onChange }) => (
          <Segmented
            value={value}
            onChange={onChange}
            options={MATCHED_FIELDS.map((one) => ({ value: one, label: t.fieldName(one) }))}
          />
        )}
      </FormField>
      {text('matchedClaim', true, t.matchedClaimHint)}
      {matchedField === 'email' && flag('trustsMail')}
      {text('acr', false, t.acrHint)}
      {flag('skipsSecondStep')}
      <FormField form={form} name="unknownRule" label={t.unknownRule} required>
        {({ value, onChange }) => (
          <Segmented
            value={value}
            onChange={onChange}
            options={UNKNOWN_RULES.map((one) => ({ value: one, label: t.ruleName(one) }))}
          />
        )}
      </FormField>
      {unknownRule === 'make' && enterprise !== null && (
        <>
          <PlaceFields form={form} enterpriseNum={enterprise.enterpriseNum} />
          {text('deptClaim', false, t.claimHint)}
          {text('roleClaim', false, t.claimHint)}
        </>
      )}
      {flag('forbidsLocal')}
      {forbidsLocal && flag('sparesMainManager')}
      <FormField form={form} name="code" label={t.code} helper={t.codeHint} required>
        {(control) => <CodeInput {...control} />}
      </FormField>
    </FormDialog>
  );
}

const OFFERED = 20;

function EnterpriseField({ form }: { form: Form }) {
  const t = useTexts(identityTexts);
  const { value, error, onChange } = useFormField(form, 'enterprise');
  const keyword = useKeyword();
  const found = useCall(queryAgencyEnterprises, { keyword: keyword.wanted, pageSize: OFFERED });
  return (
    <Field label={t.enterprise} error={error} required>
      <Combobox<{ enterpriseNum: string; entName: string }>
        value={value}
        groups={[{ options: found.data?.enterpriseList ?? [] }]}
        onQueryChange={keyword.type}
        onChange={(one) => onChange(one && { enterpriseNum: one.enterpriseNum, entName: one.entName })}
        optionKey={({ enterpriseNum }) => enterpriseNum}
        optionText={({ entName }) => entName}
        renderOption={({ enterpriseNum, entName }) => <OptionRow name={entName} code={enterpriseNum} />}
        loading={found.isPending || keyword.typed !== keyword.wanted}
        failure={found.isError ? { text: t.enterpriseFailed, retry: () => void found.refetch() } : undefined}
        emptyText={t.noEnterprises}
        placeholder={t.enterpriseHint}
      />
    </Field>
  );
}

/** Department, position and role of added persons. */
function PlaceFields({ form, enterpriseNum }: { form: Form; enterpriseNum: string }) {
  const t = useTexts(identityTexts);
  const { data } = useCall(queryIdentityChoices, { enterpriseNum });
  const choice = (
    name: 'deptNo' | 'positionNo' | 'roleNo',
    label: string,
    list: readonly { no: string; name: string }[] = [],
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
    <>
      {choice('deptNo', t.department, data?.deptList)}
      {choice('positionNo', t.position, data?.positionList)}
      {choice('roleNo', t.role, data?.roleList)}
    </>
  );
}
