import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';

/** Simulates an invitation link that is followed while the page is open. */
export const followLink = (inviteSign: string): void => {
  location.hash = `#/linkInvite/linkInvite?inviteSign=${inviteSign}`;
};

export const exercises: Exercises = {
  invite: {
    async run(element, look) {
      const act = within(element);
      await act.sees('邀请链接无效');
      await look();
      followLink('in_exercise');
      await act.sees('林静邀请您加入远航科技');
      await look();
      await act.press('下一步');
      await act.sees('请输入11位手机号码');
      await act.type('手机号', '13900000001');
      await act.press('获取验证码');
      await act.sees('验证码已发送');
      await act.type('验证码', '123456');
      await act.press('下一步');
      await act.sees('手机号已验证');
      await look();
      await act.type('姓名', '欧阳晓');
      await act.press('加入远航科技');
      await act.sees('您已加入远航科技');
      await look();
      history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
    },
  },
};
