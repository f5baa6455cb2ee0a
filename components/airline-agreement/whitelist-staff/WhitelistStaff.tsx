import { agreementWhitelists, whitelistStaff } from '../../../src/contract/airline-agreement/whitelists';
import { instant, text } from '../../../src/element/resource/fields/field-types';
import { reference, staff } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { whitelistStaffTexts } from './texts';

export default resourcePage(whitelistStaff, whitelistStaffTexts, {
  path: '/airManage/protocolWhitelistSubmit',
  title: 'staff',
  fields: {
    staff: staff({ required: true }),
    whitelist: reference(agreementWhitelists, { required: true, width: 200 }),
    remark: text({ max: 100, long: true, width: 200 }),
    modifyTime: instant(),
  },
  columns: ['staff', 'whitelist', 'remark', 'modifyTime'],
  filters: ['whitelist', 'staff'],
  form: ['staff', 'whitelist', 'remark'],
});
