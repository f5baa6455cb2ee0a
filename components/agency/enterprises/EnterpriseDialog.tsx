import { useState } from 'react';
import type { addEnterprise } from '../../../src/contract/agency/enterprise-setup';
import type { ResultOf } from '../../../src/contract/call';
import { useHost } from '../../../src/element/host/host-context';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { Switch } from '../../../src/ui/field/choice/Switch';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { FieldSet, FormGrid } from '../../../src/ui/layout/FormGrid';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { createEnterpriseForm } from './enterprise-form';
import { TermsFields } from './TermsFields';
import { agencyEnterprisesTexts } from './texts';

interface Props {
  /** The operator may agree on monthly terms. */
  mayManageContracts: boolean;
  onMade(made: ResultOf<typeof addEnterprise>): void;
  onClose(): void;
}

/** Form of a new enterprise with its first rows and its main administrator. */
export function EnterpriseDialog({ mayManageContracts, onMade, onClose }: Props) {
  const t = useTexts(agencyEnterprisesTexts);
  const host = useHost();
  const [adding] = useState(() => createEnterpriseForm(host, onMade));
  const { form } = adding;
  const text = (
    name: 'entName' | 'entShortName' | 'taxNo' | 'phone' | 'accountingEntityName' | (typeof FIRST)[number],
    maxLength: number,
    helper?: string,
  ) => (
    <FormField form={form} name={name} label={t[name]} helper={helper} required={helper === undefined}>
      {(control) => (
        <TextInput value={control.value ?? ''} onChange={control.onChange} maxLength={maxLength} />
      )}
    </FormField>
  );
  return (
    <FormDialog
      title={t.add}
      size="large"
      submitText={t.save}
      sending={adding}
      isChanged={adding.isChanged}
      onClose={onClose}
    >
      <FormGrid>
        <FieldSet legend={t.ofEnterprise}>
          {text('entName', 100)}
          {text('entShortName', 30)}
          {text('taxNo', 18)}
          {text('phone', 20)}
          {text('accountingEntityName', 100, t.accountingEntityHint)}
          <FormField form={form} name="isSandbox" label={t.enterpriseKind} helper={t.sandboxHint}>
            {({ value = false, onChange }) => (
              <Checkbox checked={value} onChange={onChange}>
                {t.isSandbox}
              </Checkbox>
            )}
          </FormField>
        </FieldSet>
        <FieldSet legend={t.ofAdministrator}>
          <FormField form={form} name="adminName" label={t.adminName} required>
            {(control) => <TextInput {...control} maxLength={60} />}
          </FormField>
          <FormField form={form} name="adminPhone" label={t.adminPhone} helper={t.adminPhoneHint} required>
            {(control) => <TextInput {...control} inputMode="tel" maxLength={20} />}
          </FormField>
          <FormField
            form={form}
            name="adminLoginName"
            label={t.adminLoginName}
            helper={t.adminLoginHint}
            required
          >
            {(control) => <TextInput {...control} autoCapitalize="none" maxLength={32} />}
          </FormField>
          <FormField form={form} name="adminEmail" label={t.adminEmail}>
            {({ value = '', onChange }) => (
              <TextInput value={value} onChange={onChange} inputMode="email" maxLength={254} />
            )}
          </FormField>
        </FieldSet>
        <FieldSet legend={t.ofFirstRows}>{FIRST.map((name) => text(name, 50))}</FieldSet>
        <FieldSet legend={t.ofSettlement}>
          {mayManageContracts ? <Settlement form={form} /> : <p>{t.prepaidOnly}</p>}
        </FieldSet>
      </FormGrid>
    </FormDialog>
  );
}

const FIRST = ['deptName', 'positionName', 'gradeName', 'costCenterName'] as const;

function Settlement({ form }: Pick<ReturnType<typeof createEnterpriseForm>, 'form'>) {
  const t = useTexts(agencyEnterprisesTexts);
  const { value: isMonthly } = useFormField(form, 'isMonthly');
  return (
    <>
      <FormField form={form} name="isMonthly" label={t.isMonthly}>
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange}>
            {value ? t.monthlyHint : t.prepaidHint}
          </Switch>
        )}
      </FormField>
      {isMonthly && <TermsFields form={form} />}
    </>
  );
}
