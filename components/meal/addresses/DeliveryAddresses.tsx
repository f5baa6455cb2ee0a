import { deliveryAddresses } from '../../../src/contract/meal/delivery-addresses';
import { flag, instant, text } from '../../../src/element/resource/fields/field-types';
import { city, departments } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { exportOf, withFiles } from '../meal-page';
import { deliveryAddressTexts, type DeliveryAddressTexts as T } from './texts';

const some = departments();

export default withFiles(
  resourcePage(deliveryAddresses, deliveryAddressTexts, {
    path: '/standard/deliveryAddressManage',
    title: 'addressName',
    fields: {
      addressName: text({ max: 40, required: true, width: 160 }),
      city: city({ required: true }),
      address: text({ max: 200, required: true, long: true, width: 220 }),
      contact: text({ max: 30, required: true, width: 90 }),
      phone: text({ max: 20, required: true, width: 120 }),
      departments: {
        ...some,
        cell: (chosen, t: T) => (chosen.length === 0 ? t.allDepartments : some.words(chosen, t)),
      },
      isDefault: flag((t: T) => t.isDefaultName, { isSwitch: true }),
      isEnable: flag((t: T) => t.isEnableName, { first: true, isSwitch: true }),
      modifyTime: instant(),
    },
    columns: [
      'addressName',
      'city',
      'address',
      'contact',
      'phone',
      'departments',
      'isDefault',
      'isEnable',
      'modifyTime',
    ],
    filters: ['city', 'departments', 'isEnable'],
    form: ['addressName', 'city', 'address', 'contact', 'phone', 'departments', 'isDefault', 'isEnable'],
    tools: exportOf('addresses'),
  }),
);
