import type { EntSettingInfo } from '../../../../src/contract/enterprise-setting/enterprise-setting';
import type { Answers } from '../../../support/components/fake-runtime';

/** Response of the gateway for an enterprise with these settings, by their number. */
export const entSettings = (settings: Readonly<Record<string, string>> = {}): Answers => ({
  queryEntSettingInfoForCloud: (): EntSettingInfo => ({
    enterpriseNum: 'E001',
    entName: '远航科技（上海）有限公司',
    entShortName: '远航科技',
    tMCNumber: 'T001',
    tMCName: '云程商旅',
    logoFileAddress: '',
    phone: '',
    settingList: Object.entries(settings).map(([settingNo, settingValue]) => ({
      settingNo,
      settingName: settingNo,
      settingValue,
    })),
  }),
});
