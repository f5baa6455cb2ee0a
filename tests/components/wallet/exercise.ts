import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next, until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { goodAnswers } from '../../support/components/samples';
import { RECHARGE_NO, walletAnswers } from './wallet-samples';

export const exercises: Exercises = {
  wallet: {
    answers: { ...goodAnswers(), ...walletAnswers() },
    async run(element, look) {
      const act = within(element);
      await act.sees('1,234,567.89');
      await act.sees('26112000000001');
      await look();
      await act.press('钱包设置');
      await act.sees('单个订单限额');
      await look();
      const set = next(element, 'tp-wallet-settings-saved');
      await act.type('企业每日限额', '9000');
      await act.press('保存');
      await set;
      await act.press('付款复核');
      await act.sees('26112000000007');
      await look();
      await act.press('拒绝');
      await act.type('拒绝原因', '可坐高铁');
      await look();
      const decided = next(element, 'tp-payment-reviewed');
      await act.press('拒绝', 1);
      await decided;
      await act.press('账户流水');
      await act.sees('26112000000001');
      const files = next(element, 'tp-navigate');
      await act.press('导出 Excel');
      await act.press('查看下载');
      await files;
      await act.press('返回企业钱包');

      element.setAttribute('view', 'recharge');
      await act.sees('提交线下充值');
      const detail = next(element, 'tp-detail');
      await pressNamed(act, RECHARGE_NO);
      await detail;
      await act.sees('回单.png');
      await look();
      await act.press('撤回');
      await act.sees('撤回这笔充值？');
      await look();
      const withdrawn = next(element, 'tp-recharge-withdrawn');
      await act.press('撤回', 2);
      await withdrawn;
      await act.press('返回充值单列表');
      await act.press('在线充值');
      await act.sees('将打开第三方收银台');
      await until(() => !act.root.querySelector('[aria-busy=true]'), 'the list to be read anew');
      await look();
      const begun = next(element, 'tp-recharge-begun');
      await act.type('金额', '100');
      await act.press('去支付');
      await begun;
      await act.sees('本页会自动更新');
    },
  },
};
