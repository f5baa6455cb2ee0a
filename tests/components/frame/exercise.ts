import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  frame: {
    async run(element, look) {
      const ready = next(element, 'tp-frame-ready');
      element.setAttribute('src', `${location.origin}/tests/components/frame/framed/page.html`);
      await ready;
      await look();
      const opened = next(element, 'tp-frame-open');
      element.shadowRoot
        ?.querySelector('iframe')
        ?.contentWindow?.portal.openPage('/orderManage/airOrderList');
      await opened;
    },
  },
};
