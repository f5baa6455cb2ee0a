import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import {
  PRODUCT_FIELDS,
  PRODUCT_USERS_LIMIT,
  querySettleProducts,
  type ProductFormConfig,
  type SettleProduct,
} from '../../../src/contract/settlement/products';
import { useCall } from '../../../src/element/data/use-call';
import { DepartmentsField } from '../../../src/element/people/DepartmentsField';
import { StaffField } from '../../../src/element/people/StaffField';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../src/ui/field/Field';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { FormDialog } from '../../../src/element/sending/FormDialog';
import type { Settling } from '../settling';
import { createEditing, type ProductForm } from './editing';
import { SavingProblem } from './SavingProblem';
import { productsTexts } from './texts';

interface Props {
  settling: Settling;
  /** Product as loaded when the dialog opened. */
  product: SettleProduct;
  formConfig: ProductFormConfig;
}

/** Dialog that changes the users of a product. */
export function ProductDialog({ settling, product, formConfig }: Props) {
  const t = useTexts(productsTexts);
  const [editing] = useState(() => createEditing(settling, product, formConfig));
  const { form } = editing;
  const { product: from, isTakenOver } = useStore(editing.from);
  const isAllStaff = useFormField(form, 'isAllStaff');
  const asksForSome = PRODUCT_FIELDS.some((field) => formConfig[field] !== 'hidden');
  return (
    <FormDialog
      title={t.title(product.productName)}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      problem={<SavingProblem editing={editing} />}
      onClose={settling.endDialog}
    >
      <p role="status" className="st-taken-over">
        {isTakenOver && t.takenOver}
      </p>
      <Field label={t.who} error={isAllStaff.error}>
        <RadioGroup
          value={isAllStaff.value ? 'all' : 'named'}
          options={[
            { value: 'all' as const, label: t.all },
            ...(asksForSome ? [{ value: 'named' as const, label: t.named }] : []),
          ]}
          onChange={(value) => isAllStaff.onChange(value === 'all')}
        />
      </Field>
      {!isAllStaff.value && <Named form={form} product={from} formConfig={formConfig} />}
    </FormDialog>
  );
}

interface NamedProps {
  form: ProductForm;
  /** Base of the form. */
  product: SettleProduct;
  formConfig: ProductFormConfig;
}

function Named({ form, product, formConfig }: NamedProps) {
  const departments = useFormField(form, 'departments');
  const named = useMemo(
    () => new Map(product.deptArray.map(({ orgnaizeID, orgnaizeName }) => [orgnaizeID, orgnaizeName])),
    [product],
  );
  return (
    <>
      {formConfig.personArray !== 'hidden' && <Persons form={form} />}
      {formConfig.deptArray !== 'hidden' && (
        <DepartmentsField
          value={departments.value}
          known={named}
          most={PRODUCT_USERS_LIMIT}
          error={departments.error}
          onChange={(value) => {
            departments.onChange(value);
            forgetNobody(form, value);
          }}
        />
      )}
      {formConfig.positionArray !== 'hidden' && <Positions form={form} />}
    </>
  );
}

/** Clears the error of an empty choice, which stands at the persons but concerns all three fields. */
function forgetNobody(form: ProductForm, value: readonly unknown[]): void {
  if (value.length > 0) form.edit({ persons: form.values().persons });
}

function Persons({ form }: { form: ProductForm }) {
  const t = useTexts(productsTexts);
  const { value, error, onChange } = useFormField(form, 'persons');
  return (
    <StaffField
      label={t.persons}
      people={value}
      most={PRODUCT_USERS_LIMIT}
      error={error}
      onChange={onChange}
    />
  );
}

function Positions({ form }: { form: ProductForm }) {
  const t = useTexts(productsTexts);
  const { value, error, onChange } = useFormField(form, 'positions');
  const { data } = useCall(querySettleProducts, {});
  const positions = data?.positionList ?? [];
  return (
    <Field
      label={t.positions}
      error={error}
      helper={data && positions.length === 0 ? t.noPositions : undefined}
    >
      <CheckboxGroup
        value={value}
        options={positions.map(({ positionNO, positionName }) => ({
          value: positionNO,
          label: positionName,
        }))}
        onChange={(chosen) => {
          onChange(chosen);
          forgetNobody(form, chosen);
        }}
      />
    </Field>
  );
}
