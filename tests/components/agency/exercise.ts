import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';

export const exercises: Exercises = {
  agency: {
    async run(element, look) {
      const act = within(element);
      await act.sees('操作员登录');
      await look();
      await act.type('登录名', 'operations');
      await act.type('密码', 'Demo@2026');
      await act.press('下一步');
      await act.sees('两步验证');
      await look();
      await act.type('验证码', '123456');
      const signedIn = next(element, 'tp-agency-signed-in');
      await act.press('登录');
      await signedIn;
      await act.sees('华睿信息');
      await look();
      await pressNamed(act, '华睿信息技术股份有限公司');
      await act.sees('91110105MA00000012');
      await look();
      await act.press('充值确认');
      await act.sees('¥120,000.00');
      await look();
      await act.press('银行流水');
      await act.sees('相符的账单或到账不止一笔');
      await look();
      await act.press('争议处理');
      await act.sees('ZD20261117-100001');
      await look();
      await act.press('待退款');
      await act.sees('该支付单已由另一笔流水支付');
      await look();
      await act.press('发票开具');
      await act.sees('抬头有误');
      await look();
      await act.press('网站与品牌');
      await act.sees('travel.example');
      await look();
      await act.press('广告');
      await act.sees('冬春航季已开放预订');
      await look();
      await act.press('字典与参数');
      await act.sees('价格保证时间');
      await look();
      const opened = next(element, 'tp-agency-page');
      await act.press('操作员');
      await opened;
      await act.sees('陆明哲');
      await look();
      await act.press('操作日志');
      await act.sees('新增操作员陆明哲');
      await look();
      const left = next(element, 'tp-agency-signed-out');
      await act.press('退出登录');
      await left;
      await act.sees('操作员登录');
    },
  },
};
