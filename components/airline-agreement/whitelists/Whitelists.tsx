import { AGREEMENT_AIRLINES, agreementWhitelists } from '../../../src/contract/airline-agreement/whitelists';
import { choice, flag, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { departments, period } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { whitelistTexts, type WhitelistTexts as T } from './texts';

export default resourcePage(agreementWhitelists, whitelistTexts, {
  path: '/airManage/protocolWhitelistManage',
  title: 'agreementName',
  fields: {
    agreementName: text({ max: 40, required: true, width: 200 }),
    airline: choice(AGREEMENT_AIRLINES, (t: T) => t.airlineName),
    validPeriod: period({ required: true }),
    departments: departments(),
    staffCount: integer(),
    isEnable: flag((t: T) => t.isEnableName, { first: true, isSwitch: true }),
    remark: text({ max: 100, long: true, width: 160 }),
    modifyTime: instant(),
  },
  columns: ['agreementName', 'airline', 'validPeriod', 'departments', 'staffCount', 'isEnable', 'modifyTime'],
  filters: ['airline', 'departments', 'isEnable'],
  form: ['agreementName', 'airline', 'validPeriod', 'departments', 'isEnable', 'remark'],
});
