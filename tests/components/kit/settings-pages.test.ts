import type { StandardPriority } from '../../../src/contract/travel-standard/priority';
import { describeSettings } from '../../support/components/describe-settings';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { commentAnswers } from '../comment/comment-samples';
import { choiceAnswers, costAnswers } from '../cost-center/cost-samples';
import { companyAnswers, SETTINGS as COMPANY } from '../enterprise-setting/company-samples';
import { settlementAnswers } from '../settlement/settlement-answers';
import { pageSettingAnswers } from '../hotel/page-setting-samples';
import { personalAnswers } from '../personal-info/personal-samples';
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

describeSettings('the control of budgets', {
  tag: 'cost-center',
  answers: costAnswers(),
  read: 'queryBudgetControl',
  save: 'saveBudgetControl',
  open: '预算控制',
  change: (act) => act.check('禁止'),
});

describeSettings('the fields of a hotel page', {
  tag: 'hotel',
  attributes: { page: 'hotelPageManage' },
  answers: pageSettingAnswers(),
  read: 'queryCustomObjectTree',
  save: 'batchUpdateCustomObject',
  async change(act) {
    const box = () => act.root.querySelector<HTMLInputElement>('input[aria-label="展示 员工编号"]');
    await act.sees('员工编号');
    await act.press('修改查询');
    await until(() => box()?.disabled === false, 'the section to be open');
    box()?.click();
    await until(() => box()?.checked, 'the field to be shown');
  },
});

describeSettings('notices', {
  tag: 'personal-info',
  answers: personalAnswers(),
  read: 'queryNoticeChoices',
  save: 'saveNoticeChoices',
  async change(act) {
    await pressNamed(act, '修改通知方式');
    await act.check('English');
  },
});

describeSettings('comments', {
  tag: 'comment',
  attributes: { page: 'commentConfig' },
  answers: commentAnswers(),
  read: 'queryCommentConfigList',
  save: 'alterCommentConfig',
  async change(act) {
    await pressNamed(act, '编辑 点评设置');
    await act.type('点评期限', '9');
  },
});
