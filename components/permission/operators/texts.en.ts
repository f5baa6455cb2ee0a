import type { OperatedProduct, Weekday } from '../../../src/contract/permission/operators';
import type { OperatorTexts } from './texts';

const PRODUCTS: Readonly<Record<OperatedProduct, string>> = {
  flight: 'Domestic flights',
  hotel: 'Hotels',
  train: 'Trains',
  car: 'Cars',
};
const DAYS: Readonly<Record<Weekday, string>> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
};

export default {
  noun: 'operator',
  nothing: 'No operators yet',
  hint: 'Name, department or remark',
  staff: 'Operator',
  staffHint: 'Books for staff of the chosen departments during operating hours',
  departments: 'Departments served',
  departmentsHint: 'With all departments below',
  products: 'Products to book',
  weekdays: 'Days',
  hours: 'Operating hours',
  isEnabled: 'Status',
  remark: 'Remark',
  validTo: 'Valid until',
  lasting: 'No end',
  over: 'Expired',
  modifyTime: 'Changed',
  productName: (product) => PRODUCTS[product],
  dayName: (day) => DAYS[day],
  list: (words) => words.join(', '),
  isEnabledName: (isEnabled) => (isEnabled ? 'Enabled' : 'Disabled'),
  from: 'From',
  to: 'To',
} satisfies OperatorTexts;
