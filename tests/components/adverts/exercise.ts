import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  adverts: {
    async run(element, look) {
      element.setAttribute('space', 'YHWZ-SY');
      const act = within(element);
      await act.sees('冬春航季');
      await look();
      act.root.addEventListener('click', (event) => event.preventDefault()); // Stays on this page.
      const pressed = next(element, 'tp-track');
      await act.press('冬春航季');
      await pressed;
      await act.press('下一条广告');
      await act.sees('行程有变');
      await look();
    },
  },
};
