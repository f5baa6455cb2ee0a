import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { personalAnswers } from './personal-samples';

export const exercises: Exercises = {
  'personal-info': {
    answers: personalAnswers({ outdatedOrders: [{ orderNo: '26112000000001', orderStatus: '待支付' }] }),
    async run(element, look) {
      const act = within(element);
      await act.sees('CHEN/SIYUAN');
      await act.sees('26112000000001');
      await look();

      await pressNamed(act, '查看身份证的完整号码');
      await act.sees('每次查看都会记入');
      await look();
      await act.check('短信验证码');
      await act.press('获取验证码');
      await act.sees('验证码已发送');
      await act.type('验证码（138****0001）', '123456');
      await act.press('下一步');
      await act.sees('110105199003070011');
      await look();

      await act.press('导出我的数据');
      await act.sees('查看下载');

      await act.press('添加证件');
      await act.sees('证件上的姓名');
      await look();
      await act.press('取消');
      await act.press('添加常旅客卡');
      await look();
      await act.press('取消');

      await pressNamed(act, '修改座位与餐食');
      await look();
      const saved = next(element, 'tp-personal-info-saved');
      await act.press('保存');
      await saved;
      await act.sees('素食餐');

      await act.press('授权同事');
      await act.sees('双方都会收到邮件通知');
      await look();
      await act.press('取消');
      await pressNamed(act, '修改通知方式');
      await act.sees('未选择任何方式的不再通知');
      await look();
      await act.press('取消');
      await pressNamed(act, '修改紧急联系人');
      await look();
      await act.press('取消');
      await pressNamed(act, '删除护照');
      await look();
      const removed = next(element, 'tp-personal-info-saved');
      await act.press('确认删除');
      await removed;
      const gone = next(element, 'tp-navigate');
      await pressNamed(act, '去账户安全修改手机');
      await gone;
    },
  },
};
