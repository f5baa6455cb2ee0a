import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { Radio } from '../../../src/ui/field/choice/Radio';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Switch } from '../../../src/ui/field/choice/Switch';
import { Field } from '../../../src/ui/field/Field';
import { ignore, Kept, LONG_NAME } from './example';

const KINDS = [
  { value: 'business', label: '因公' },
  { value: 'private', label: '因私' },
];
const CLOSED_KINDS = KINDS.map((kind) => ({ ...kind, disabled: kind.value === 'private' }));
const COUNTED_KINDS = KINDS.map((kind, at) => ({ ...kind, count: at + 3 }));

const groupOf = (props: Partial<ComponentProps<typeof CheckboxGroup<string>>> = {}): ReactNode => (
  <Kept value={['business']}>
    {(value, onChange) => (
      <CheckboxGroup label="行程类型" options={KINDS} value={value} onChange={onChange} {...props} />
    )}
  </Kept>
);
const radiosOf = (props: Partial<ComponentProps<typeof RadioGroup<string>>> = {}): ReactNode => (
  <Kept value="business">
    {(value, onChange) => (
      <RadioGroup label="行程类型" options={KINDS} value={value} onChange={onChange} {...props} />
    )}
  </Kept>
);
const boxOf = (props: Partial<ComponentProps<typeof Checkbox>> = {}): ReactNode => (
  <Kept value={true}>
    {(checked, onChange) => (
      <Checkbox checked={checked} onChange={onChange} {...props}>
        {props.children ?? '记住我'}
      </Checkbox>
    )}
  </Kept>
);
const switchOf = (isOn: boolean): ReactNode => (
  <Kept value={isOn}>
    {(checked, onChange) => (
      <Field label="允许代订">
        <Switch checked={checked} onChange={onChange}>
          {checked ? '允许' : '不允许'}
        </Switch>
      </Field>
    )}
  </Kept>
);

export const choiceParts = {
  Checkbox: {
    普通: boxOf(),
    部分选中: boxOf({ indeterminate: true }),
    有数量: boxOf({ count: 12 }),
    禁用: boxOf({ disabled: true }),
    长文字: boxOf({ children: LONG_NAME }),
  },
  CheckboxGroup: {
    普通: groupOf(),
    竖排: groupOf({ layout: 'column' }),
    有数量: groupOf({ options: COUNTED_KINDS }),
    部分禁用: groupOf({ options: CLOSED_KINDS }),
    有错误: (
      <Field label="行程类型" error="请至少选择一项">
        <CheckboxGroup options={KINDS} value={[]} onChange={ignore} />
      </Field>
    ),
  },
  Radio: {
    普通: (
      <label htmlFor="parts-radio">
        <Radio id="parts-radio" defaultChecked /> 本人支付
      </label>
    ),
    禁用: (
      <label htmlFor="parts-radio-closed">
        <Radio id="parts-radio-closed" disabled /> 企业支付
      </label>
    ),
  },
  RadioGroup: {
    普通: radiosOf(),
    竖排: radiosOf({ layout: 'column' }),
    部分禁用: radiosOf({ options: CLOSED_KINDS }),
    未选: radiosOf({ value: null }),
    有错误: (
      <Field label="行程类型" error="请选择行程类型">
        <RadioGroup options={KINDS} value={null} onChange={ignore} />
      </Field>
    ),
  },
  Segmented: {
    普通: (
      <Kept value="business">
        {(value, onChange) => (
          <Segmented label="行程类型" options={KINDS} value={value} onChange={onChange} />
        )}
      </Kept>
    ),
    部分禁用: <Segmented label="行程类型" options={CLOSED_KINDS} value="business" onChange={ignore} />,
  },
  Switch: { 开: switchOf(true), 关: switchOf(false) },
};
