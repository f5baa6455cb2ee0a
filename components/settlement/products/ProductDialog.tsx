import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { SETTLE_PRODUCT_FAULTS } from '../../../src/contract/settlement/product-faults';
import {
  PRODUCT_FIELDS,
  PRODUCT_USERS_LIMIT,
  querySettleProducts,
  saveSettleProduct,
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
import type { SettingsEditing } from '../../../src/element/settings-page/settings-options';
import { settingsDialog } from '../../../src/element/settings-page/settings-page';
import type { SettlementStore } from '../settlement-store';
import { bodyOf, draftOf, draftProblems, fieldOf, rebaseDraft, type ProductDraft } from './product-draft';
import { productsTexts } from './texts';

type Answer = ResultOf<typeof querySettleProducts>;

/** Product as read when the dialog opened. */
interface Shown {
  settling: SettlementStore;
  product: SettleProduct;
  formConfig: ProductFormConfig;
}

const latestOf = ({ products }: Answer, { product }: Shown): SettleProduct =>
  products.find(({ productNo }) => productNo === product.productNo) ?? product;

const Settings = settingsDialog({
  name: 'settleProduct',
  read: querySettleProducts,
  save: saveSettleProduct,
  texts: productsTexts,
  values: (answer: Answer, of: Shown) => draftOf(latestOf(answer, of)),
  body: (draft, answer, of) => bodyOf(draft, latestOf(answer, of)),
  check: (draft, t, answer, of) =>
    draftProblems(draft, { formConfig: of.formConfig, before: draftOf(latestOf(answer, of)) }, t),
  fieldOf,
  fields: {
    isAllStaff: { words: String, blank: true },
    persons: { words: String, blank: [] },
    departments: { words: String, blank: [] },
    positions: { words: String, blank: [] },
  },
  Form: ProductForm,
  conflict: SETTLE_PRODUCT_FAULTS.settleProductChanged,
  merge: rebaseDraft,
  title: (t, { product }) => t.title(product.productName),
  saved: (t, _, { product }) => t.saved(product.productName),
  onSaved(_, { settling: { host }, product: { productNo } }) {
    host.track('settle-product-saved');
    host.emit('tp-settle-product-saved', { productNo });
  },
});

/** Sets the users of a product. */
export const ProductDialog = (of: Shown) => <Settings of={of} onClose={of.settling.endDialog} />;

interface FormProps {
  editing: SettingsEditing<ProductDraft, Answer>;
  of: Shown;
}

function ProductForm({ editing: { form, from }, of }: FormProps) {
  const t = useTexts(productsTexts);
  const { formConfig } = of;
  const isAllStaff = useFormField(form, 'isAllStaff');
  const asksForSome = PRODUCT_FIELDS.some((field) => formConfig[field] !== 'hidden');
  return (
    <>
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
      {!isAllStaff.value && <Named form={form} product={latestOf(from(), of)} formConfig={formConfig} />}
    </>
  );
}

type ProductForm = FormProps['editing']['form'];

interface NamedProps {
  form: ProductForm;
  /** Product that the draft is based on. */
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
            clearEmptyChoiceError(form, value);
          }}
        />
      )}
      {formConfig.positionArray !== 'hidden' && <Positions form={form} />}
    </>
  );
}

/** Clears the error of an empty choice, which is shown at the persons but concerns all three fields. */
function clearEmptyChoiceError(form: ProductForm, value: readonly unknown[]): void {
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
          clearEmptyChoiceError(form, chosen);
        }}
      />
    </Field>
  );
}
