import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next } from '../../support/components/fake-runtime';
import { comeBack } from './authorization';

export const exercises: Exercises = {
  authorize: {
    async run(element, look) {
      const act = within(element);
      await act.sees('缺少登录方式');
      await look();
      const signedIn = next(element, 'tp-signed-in');
      comeBack();
      element.setAttribute('type', 'demo-idp');
      await signedIn;
      await act.sees('林静，您已登录');
      await look();
    },
  },
};
