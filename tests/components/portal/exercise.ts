import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  portal: {
    async run(element, look) {
      const act = within(element);
      await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'), 'the login');
      await look();
      const login = within(act.root.querySelector('tp-login') as HTMLElement);
      await login.type('账号', 'staff');
      await login.type('密码', 'Demo@2026');
      const routed = next(element, 'tp-route');
      await login.press('登录');
      await routed;
      await act.sees('机票预订');
      await look();
    },
  },
};
