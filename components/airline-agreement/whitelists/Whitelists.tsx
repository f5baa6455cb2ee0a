import {
  AGREEMENT_AIRLINES,
  agreementWhitelists,
  WHITELIST_ENDINGS,
  type WhitelistEnding,
} from '../../../src/contract/airline-agreement/whitelists';
import type { Period } from '../../../src/contract/resource/values';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { choice, flag, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { departments, period } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { whitelistTexts, type WhitelistTexts as T } from './texts';

/** Period of validity. The filter asks for those that end soon. */
const validPeriod = (): FieldType<Period, T, WhitelistEnding> => {
  const ending = choice(WHITELIST_ENDINGS, (t: T) => t.endingName);
  return {
    ...period({ required: true }),
    filter: (bound, t, label) => ending.filter?.(bound, t, label),
    parse: (text) => ending.parse?.(text),
  };
};

export default resourcePage(agreementWhitelists, whitelistTexts, {
  path: '/airManage/protocolWhitelistManage',
  title: 'agreementName',
  fields: {
    agreementName: text({ max: 40, required: true, width: 200 }),
    airline: choice(AGREEMENT_AIRLINES, (t: T) => t.airlineName),
    validPeriod: validPeriod(),
    departments: departments(),
    staffCount: integer(),
    isEnable: flag((t: T) => t.isEnableName, { first: true, isSwitch: true }),
    remark: text({ max: 100, long: true, width: 160 }),
    modifyTime: instant(),
  },
  columns: ['agreementName', 'airline', 'validPeriod', 'departments', 'staffCount', 'isEnable', 'modifyTime'],
  filters: ['airline', 'departments', 'validPeriod', 'isEnable'],
  form: ['agreementName', 'airline', 'validPeriod', 'departments', 'isEnable', 'remark'],
});
