import { withoutViolations } from '../../support/components/accessible';
import { describeElements } from '../../support/components/each-element';
import { next } from '../../support/components/fake-runtime';

describeElements('can be used by everybody', ({ make, provider }) => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility violation in the ${theme} theme`, async () => {
      const element = make();
      element['theme'] = theme; // Set first: axe cannot measure fading colours.
      const ready = next(element, 'tp-ready');
      provider().append(element);
      await ready;
      await withoutViolations(element);
    });
  }
});
