import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  provider: {
    async run(element) {
      const started = next(element, 'tp-track');
      element.setAttribute('auth-sign', 'token-1');
      element.append(document.createElement('tp-enterprise-chooser'));
      await started;
    },
  },
};
