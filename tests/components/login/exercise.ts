import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  login: {
    async run(element, look) {
      const act = within(element);
      await act.press('登录');
      await act.sees('请输入账号');
      await look();
      await act.type('账号', 'staff');
      await act.type('密码', 'Demo@2026');
      const signedIn = next(element, 'tp-signed-in');
      await act.press('登录');
      await signedIn;
    },
  },
};
