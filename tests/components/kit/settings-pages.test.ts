import type { StandardPriority } from '../../../src/contract/standards/priority';
import { describeSettings } from '../../support/components/describe-settings';
import { pressNamed } from '../../support/components/press-named';
import { choiceAnswers } from '../cost-center/cost-samples';
import { companyAnswers, SETTINGS as COMPANY } from '../enterprise-setting/company-samples';
import { settlementAnswers } from '../settlement/settlement-answers';
import { SETTINGS as WALLET, walletAnswers } from '../wallet/wallet-samples';

const company = companyAnswers().answers;
describeSettings('an enterprise', {
  tag: 'enterprise-setting',
  answers: company,
  read: 'queryCompanySettings',
  save: 'updateEntSettingInfoForCloud',
  conflict: {
    fault: 'rowChanged',
    later: {
      ...(company['queryCompanySettings']?.({} as never) as object),
      settings: { ...COMPANY, phone: '010-66660000' },
    },
  },
  open: '修改企业信息',
  change: (act) => act.type('企业简称', '华睿'),
});

const USUAL: StandardPriority = { scopes: ['person', 'department', 'grade'], departments: 'nearest' };
describeSettings('the priority of standards', {
  tag: 'travel-standard',
  attributes: { page: 'standardPriority' },
  answers: { queryStandardPriority: () => USUAL },
  read: 'queryStandardPriority',
  save: 'saveStandardPriority',
  conflict: { fault: 'rowsRearranged', later: { ...USUAL, departments: 'strictest' } },
  open: '调整优先级',
  change: (act) => pressNamed(act, '下移 个人标准'),
});

describeSettings('the wallet', {
  tag: 'wallet',
  answers: walletAnswers(),
  read: 'queryWalletSettings',
  save: 'saveWalletSettings',
  conflict: {
    fault: 'walletSettingsChanged',
    later: {
      walletSettings: { ...WALLET, warnBelow: 2_000_000, revision: 4 },
      pendingChange: null,
      changeList: [],
    },
  },
  open: '钱包设置',
  change: (act) => act.type('企业每日限额', '3000'),
});

for (const [name, choice] of [
  ['the use of products', '不限制使用人员'],
  ['accounts', '按核算主体分账户结算'],
] as const)
  describeSettings(name, {
    tag: 'settlement',
    attributes: { tab: 'products' },
    answers: { ...settlementAnswers(), ...choiceAnswers() },
    read: 'querySettleProducts',
    save: 'saveSettleProductRules',
    change: (act) => act.check(choice),
  });
