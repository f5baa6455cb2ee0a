import { useState } from 'react';
import { useStore } from 'zustand';
import type { RefundPolicy } from '../../../src/contract/approval/after-sale';
import type { CompanySettings } from '../../../src/contract/enterprise-setting/company';
import { RESOURCE_FAULTS } from '../../../src/contract/resource/faults';
import type { CompanyProps } from '../declaration';
import { isGatewayError } from '../../../src/element/host/host';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import { SendingProblem } from '../../../src/element/sending/SendingProblem';
import { Button } from '../../../src/ui/button/Button';
import { NumberInput } from '../../../src/ui/field/text/NumberInput';
import { Select } from '../../../src/ui/field/combobox/Select';
import { Switch } from '../../../src/ui/field/choice/Switch';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { FlightFilterFields } from './FlightFilterFields';
import { createCompanySaving } from './company-saving';
import { companyTexts } from './texts';

interface Props {
  host: CompanyProps['host'];
  /** As it is. */
  from: CompanySettings;
  /** Loads it anew. */
  onReload(): Promise<CompanySettings | undefined>;
  onClose(): void;
}

const POLICIES: readonly RefundPolicy[] = [0, 1, 3];

/** Sets what an enterprise sets itself, where nobody else has meanwhile. */
export function CompanyDialog({ host, from, onReload, onClose }: Props) {
  const t = useTexts(companyTexts);
  const [saving] = useState(() => createCompanySaving(host, from, onClose));
  const { form } = saving;
  const { problem } = useStore(saving.store);
  const { value: hasRefundRule } = useFormField(form, 'hasRefundRule');
  async function reload(): Promise<void> {
    const latest = await onReload();
    if (latest) saving.goOnFrom(latest);
  }
  const error = problem?.error;
  const isOverRuled = isGatewayError(error) && error.code === RESOURCE_FAULTS.rowChanged.code;
  const policies = POLICIES.map((policy) => ({ value: policy, label: t.policy(policy) }));
  const onOff = (
    name: 'approvalRequired' | 'changeApprovalRequired' | 'lowestPriceFirst',
    helper: string,
  ) => (
    <FormField form={form} name={name} label={t.label(name)} helper={helper}>
      {({ value, onChange }) => (
        <Switch checked={value} onChange={onChange}>
          {value ? t.on : t.off}
        </Switch>
      )}
    </FormField>
  );
  return (
    <FormDialog
      title={t.edit}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      problem={
        <>
          <SendingProblem problem={problem} />
          {isOverRuled && (
            <Toolbar>
              <Button onClick={() => void reload()}>{t.reload}</Button>
            </Toolbar>
          )}
        </>
      }
      onClose={onClose}
    >
      <FormGrid>
        <FormField form={form} name="entShortName" label={t.label('entShortName')} required>
          {({ value, onChange }) => <TextInput value={value} onChange={onChange} maxLength={30} />}
        </FormField>
        <FormField form={form} name="phone" label={t.label('phone')} helper={t.phoneHint}>
          {({ value, onChange }) => <TextInput value={value} onChange={onChange} maxLength={20} />}
        </FormField>
      </FormGrid>
      <FormField form={form} name="workTime" label={t.label('workTime')} helper={t.workTimeHint}>
        {({ value, onChange }) => <TextInput value={value} onChange={onChange} maxLength={80} />}
      </FormField>
      {onOff('approvalRequired', t.approvalHint)}
      {onOff('changeApprovalRequired', t.changeApprovalHint)}
      {onOff('lowestPriceFirst', t.lowestHint)}
      <FlightFilterFields form={form} />
      <FormField form={form} name="hasRefundRule" label={t.hasRefundRule}>
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange}>
            {value ? t.on : t.off}
          </Switch>
        )}
      </FormField>
      {hasRefundRule && (
        <FormGrid>
          <FormField form={form} name="feePercent" label={t.feePercent} helper={t.feePercentHint}>
            {({ value, onChange }) => <NumberInput value={value} onChange={onChange} suffix="%" />}
          </FormField>
          <FormField form={form} name="feePolicy" label={t.feePolicy} required>
            {({ value, onChange }) => <Select value={value} onChange={onChange} options={policies} />}
          </FormField>
          <FormField form={form} name="approvedTripPolicy" label={t.tripPolicy} required>
            {({ value, onChange }) => (
              <Select
                value={value ?? AS_OTHERS}
                onChange={(next) => onChange(next === AS_OTHERS ? null : next)}
                options={[{ value: AS_OTHERS, label: t.asOthers }, ...policies]}
              />
            )}
          </FormField>
        </FormGrid>
      )}
    </FormDialog>
  );
}

const AS_OTHERS = -1;
