import {
  OPERATED_PRODUCTS,
  operators,
  SOLD_PRODUCTS,
  WEEKDAYS,
} from '../../../src/contract/permission/operators';
import { flag, instant, text } from '../../../src/element/resource/fields/field-types';
import { departments, staff } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { hours, multiChoice } from './operator-types';
import { operatorTexts, type OperatorTexts as T } from './texts';

export default resourcePage(operators, operatorTexts, {
  path: '/setOperator/setOperator',
  title: 'staff',
  departmentsOf: (row) => row.departments.map(({ no }) => no),
  fields: {
    staff: staff({ required: true }),
    departments: departments({ required: true }),
    products: multiChoice(OPERATED_PRODUCTS, (t: T) => t.productName, {
      first: SOLD_PRODUCTS,
      offered: SOLD_PRODUCTS,
    }),
    weekdays: multiChoice(WEEKDAYS, (t: T) => t.dayName, { first: [1, 2, 3, 4, 5] }),
    hours: hours(),
    isEnabled: flag((t: T) => t.isEnabledName, { first: true, isSwitch: true }),
    remark: text({ max: 100, long: true, width: 160 }),
    validTo: {
      words: (day, t: T) => (day === null ? t.lasting : day === '' ? t.over : day),
      blank: null,
      width: 120,
    },
    modifyTime: instant(),
  },
  columns: [
    'staff',
    'departments',
    'products',
    'weekdays',
    'hours',
    'isEnabled',
    'validTo',
    'remark',
    'modifyTime',
  ],
  filters: ['staff', 'departments', 'products', 'isEnabled'],
  form: ['staff', 'departments', 'products', 'weekdays', 'hours', 'isEnabled', 'remark'],
});
