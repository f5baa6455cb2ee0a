import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { createForm } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';
import { useRowErrors } from '../../../src/ui/form/use-row-errors';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { setValue } from '../../support/components/act';
import { until } from '../../support/components/fake-runtime';
import { mount, one, withText } from '../../support/components/mount';

const MealBody = v.object({
  name: v.pipe(v.string(), v.nonEmpty('请输入名称')),
  guests: v.array(v.pipe(v.string(), v.nonEmpty('请选择客人'))),
});
type Meal = v.InferInput<typeof MealBody>;

const mealForm = (values: Meal) => createForm({ values, schema: MealBody, body: (meal: Meal): Meal => meal });

function MealView({ form }: { form: ReturnType<typeof mealForm> }) {
  const errorAt = useRowErrors(form, 'guests');
  return (
    <>
      <FormField form={form} name="name" label="名称" required helper="最多四个字">
        {(control) => <TextInput {...control} />}
      </FormField>
      <output>{[0, 1].map((at) => errorAt(at) ?? '好').join('、')}</output>
    </>
  );
}

describe('the fields of a form', () => {
  it('have label, hint and value, and show an error until it is changed', async () => {
    const form = mealForm({ name: '', guests: ['7', ''] });
    const { root } = mount(<MealView form={form} />);
    const input = one<HTMLInputElement>(root, 'input');
    expect(input.labels?.[0]?.textContent).to.equal('名称');
    withText(root, '.tp-field-message', '最多四个字');
    await form.submit(() => Promise.reject(new Error('nothing is to be sent')));
    await until(() => input.getAttribute('aria-invalid') === 'true');
    withText(root, '.tp-field-message', '请输入名称');
    withText(root, 'output', '好、请选择客人');
    setValue(input, '米饭');
    await until(() => input.getAttribute('aria-invalid') !== 'true');
    expect(form.values().name).to.equal('米饭');
    withText(root, 'output', '好、请选择客人');
  });

  it('show errors of the gateway and values set from elsewhere', async () => {
    const form = mealForm({ name: '', guests: [] });
    const { root } = mount(<MealView form={form} />);
    form.edit({ name: '面' });
    await until(() => one<HTMLInputElement>(root, 'input').value === '面');
    form.show({ name: '已有同名' });
    await until(() => root.textContent?.includes('已有同名'));
  });
});
