import { accessible } from './accessible';
import { describeElements } from './each-element';
import { next } from './fake-runtime';

/** Every element of the suite in one theme. A file a theme: together they take longer than one file may. */
export function describeAccessible(theme: 'light' | 'dark'): void {
  describeElements('can be used by everybody', ({ make, provider }) => {
    it(`has no accessibility violation in the ${theme} theme`, async () => {
      const element = make();
      element['theme'] = theme; // before it shows: colours that fade over have no contrast yet
      const ready = next(element, 'tp-ready');
      provider().append(element);
      await ready;
      await accessible(element);
    });
  });
}
