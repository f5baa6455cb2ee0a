import type { ComponentProps, ReactNode } from 'react';
import { DateField } from '../../../src/ui/date/DateField';
import { DateRangeField } from '../../../src/ui/date/DateRangeField';
import { Field } from '../../../src/ui/field/Field';
import { Kept, type PartGroup } from './example';

const dateOf = (
  value: string,
  props: Partial<ComponentProps<typeof DateField>> = {},
  error?: string,
): ReactNode => (
  <Kept value={value}>
    {(date, onChange) => (
      <Field label="出发日期" error={error}>
        <DateField value={date} onChange={onChange} {...props} />
      </Field>
    )}
  </Kept>
);
const rangeOf = (error?: string): ReactNode => (
  <Kept value={{ from: '2026-09-28', to: '2026-10-08' }}>
    {({ from, to }, onChange) => (
      <DateRangeField
        from={{ label: '去程日期', shortName: '去程', value: from }}
        to={{ label: '返程日期', shortName: '返程', value: to, error }}
        onChange={onChange}
      />
    )}
  </Kept>
);

export const dateParts: PartGroup = {
  title: '日期',
  parts: {
    DateField: {
      普通: dateOf('2026-09-28'),
      空: dateOf(''),
      有范围: dateOf('2026-09-28', { min: '2026-09-20', max: '2026-10-10' }),
      有错误: dateOf('2026-13-40', {}, '没有这一天'),
      禁用: dateOf('2026-09-28', { disabled: true }),
    },
    DateRangeField: { 普通: rangeOf(), 有错误: rangeOf('返程不能早于去程') },
  },
};
