import { sendKeys } from '@web/test-runner-commands';
import type { Exercises } from '../../support/components/exercise';
import { next, until } from '../../support/components/fake-runtime';
import { choose, inputOf, typeInto } from './picking';

export const exercises: Exercises = {
  'city-picker': {
    async run(element, look) {
      element.setAttribute('label', '出差城市');
      await until(() => inputOf(element));
      await look();
      const picked = next(element, 'tp-picked');
      await typeInto(element, 'shanghai');
      await look();
      await choose(element, '上海');
      await picked;
      await sendKeys({ press: 'Tab' });
      await look();
    },
  },

  'cost-center-picker': {
    async run(element, look) {
      element.setAttribute('label', '成本中心');
      await until(() => inputOf(element));
      await look();
      const picked = next(element, 'tp-picked');
      await typeInto(element, '销售');
      await look();
      await choose(element, '销售');
      await picked;
      await look();
    },
  },

  'staff-picker': {
    async run(element, look) {
      element.setAttribute('label', '出差人');
      element.setAttribute('multiple', '');
      await until(() => inputOf(element));
      await look();
      const picked = next(element, 'tp-picked');
      await typeInto(element, '王');
      await look();
      await choose(element, '王建华');
      await picked;
      await until(() => element.shadowRoot?.querySelector('.picker-chosen'), 'who is chosen');
      await look();
    },
  },
};
