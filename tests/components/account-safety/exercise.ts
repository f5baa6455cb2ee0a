import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { goodAnswers } from '../../support/components/samples';
import { chooseFile } from '../cost-center/import-samples';
import { safetyAnswers } from './safety-samples';

export const exercises: Exercises = {
  'account-safety': {
    answers: { ...goodAnswers(), ...safetyAnswers() },
    async run(element, look) {
      const act = within(element);
      await act.sees('138****0001');
      await act.sees('Safari 18 · iOS 18.1');
      await look();
      const ended = next(element, 'tp-sessions-ended');
      await act.press('退出其他设备');
      await act.sees('其他1台设备将退出登录');
      await look();
      await act.press('确认退出');
      await ended;

      const gone = next(element, 'tp-navigate');
      await pressNamed(act, '设置安全密码');
      await gone;
      await act.sees('已通过一种验证');
      await look();
      await act.press('获取验证码');
      await act.sees('验证码已发送');
      await act.type('验证码（138****0001）', '123456');
      await act.press('下一步');
      await act.type('新安全密码', '135792');
      await act.type('再次输入安全密码', '135792');
      await look();
      const changed = next(element, 'tp-account-changed');
      await act.press('确定');
      await changed;
      await act.sees('138****0001');

      element.setAttribute('page', 'setTotp');
      await act.sees('JBSW Y3DP');
      await look();
      await act.type('应用显示的6位验证码', '123456');
      await act.press('启用');
      await act.sees('请保存您的恢复码');
      await look();
      await act.press('我已保存');
      await act.sees('剩余10个');
      element.setAttribute('page', 'removeTotp');
      await act.sees('恢复码同时失效');
      await look();

      element.setAttribute('page', 'changePassword');
      await act.type('新密码', 'walnut-river-42');
      await act.sees('密码强度：强');
      await look();
      element.setAttribute('page', 'setNewPhone');
      await act.sees('当前手机：138****0001');
      await look();
      element.setAttribute('page', 'setNewEmail');
      await act.sees('当前邮箱：s****@demo.example');
      await look();
      element.setAttribute('page', 'changePhoneSuccess');
      await act.sees('已绑定手机138****0001');
      await look();
      element.setAttribute('page', 'serviceCenter');
      await act.sees('凭身份证明申请更换手机');
      await look();
      await act.type('新手机号', '13912345678');
      await act.type('验证码', '123456');
      await act.type('申诉原因', '手机丢失');
      chooseFile(act.root, new File(['png'], '身份证.png', { type: 'image/png' }));
      const claimed = next(element, 'tp-account-claimed');
      await act.sees('身份证.png 已上传');
      await act.press('提交申诉');
      await claimed;
      await act.sees('客服正在核对身份证明');
      await look();
      await act.press('撤回申诉');
      await act.sees('撤回身份申诉？');
      await look();
      const withdrawn = next(element, 'tp-claim-withdrawn');
      await act.press('撤回申诉', 1);
      await withdrawn;
      await act.sees('上次申诉');
    },
  },
};
