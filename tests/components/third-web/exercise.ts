import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Exercises } from '../../support/components/exercise';
import { until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { entSettings } from '../flight-booking/support/setting-samples';

const ADDRESS = `${location.origin}/tests/components/frame/framed/page.html`;

export const exercises: Exercises = {
  'third-web': {
    answers: { ...goodAnswers(), ...entSettings({ [ENT_SETTING.thirdWebUrl]: ADDRESS }) },
    async run(element, look) {
      // The tag name depends on the prefix.
      const frame = () => element.shadowRoot?.querySelector('[exportparts]');
      await until(() => frame()?.shadowRoot?.querySelector('iframe:not([data-hidden])'), 'the page');
      await look();
    },
  },
};
