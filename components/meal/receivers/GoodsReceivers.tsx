import { deliveryAddresses } from '../../../src/contract/meal/delivery-addresses';
import { goodsReceivers } from '../../../src/contract/meal/goods-receivers';
import { instant, text } from '../../../src/element/resource/fields/field-types';
import { reference, staff } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { exportOf, withFiles } from '../meal-page';
import { goodsReceiverTexts } from './texts';

export default withFiles(
  resourcePage(goodsReceivers, goodsReceiverTexts, {
    path: '/standard/receiveStuffSet',
    title: 'staff',
    fields: {
      staff: staff({ required: true }),
      address: reference(deliveryAddresses, { required: true, width: 180 }),
      phone: text({ max: 20, required: true, width: 120 }),
      timeFrom: text({ max: 5, required: true, width: 100 }),
      timeTo: text({ max: 5, required: true, width: 100 }),
      modifyTime: instant(),
    },
    columns: ['staff', 'address', 'phone', 'timeFrom', 'timeTo', 'modifyTime'],
    filters: ['address', 'staff'],
    form: ['address', 'staff', 'phone', 'timeFrom', 'timeTo'],
    tools: exportOf('receivers'),
  }),
);
