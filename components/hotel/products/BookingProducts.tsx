import { BOOKING_PRODUCTS, bookingProducts } from '../../../src/contract/hotel/booking-products';
import { choice, flag, instant } from '../../../src/element/resource/fields/field-types';
import { departments } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { persons, positions } from './named-types';
import { productTexts, type ProductTexts as T } from './texts';

const isForSome = ({ isAllStaff }: { isAllStaff: boolean }): boolean => !isAllStaff;

const OPENING = ['isAllStaff', 'persons', 'departments', 'positions'] as const;

export default resourcePage(bookingProducts, productTexts, {
  path: '/StandsSetProdukts/produktsList',
  title: 'product',
  fields: {
    product: choice(BOOKING_PRODUCTS, (t: T) => t.productName),
    isEnable: flag((t: T) => t.isEnableName, { first: true, isSwitch: true }),
    isAllStaff: flag((t: T) => t.isAllStaffName, { first: true }),
    persons: persons(),
    departments: departments(),
    positions: positions(),
    modifyTime: instant(),
  },
  columns: ['product', 'isEnable', 'isAllStaff', 'persons', 'departments', 'positions', 'modifyTime'],
  filters: ['isEnable'],
  form: ['isEnable', 'isAllStaff', 'persons', 'departments', 'positions'],
  keeps: ({ isOpeningKept }) => (isOpeningKept === true ? OPENING : []),
  asksFor: { persons: isForSome, departments: isForSome, positions: isForSome },
});
