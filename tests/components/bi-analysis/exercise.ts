import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { biAnswers, BI_PAGE } from './bi-samples';

export const exercises: Exercises = {
  'bi-analysis': {
    // The exercise sets the site later, because a frame shown at once could be ready before the test listens.
    answers: { ...goodAnswers(), ...biAnswers('') },
    async run(element, look) {
      const ready = next(element, 'tp-frame-ready');
      element.setAttribute('src', location.origin + BI_PAGE);
      await ready;
      await look();
      const given = next(element, 'tp-track');
      // The tag name depends on the prefix.
      const frame = element.shadowRoot?.querySelector('[exportparts]');
      await frame?.shadowRoot?.querySelector('iframe')?.contentWindow?.portal.requestCode();
      await given;
    },
  },
};
