import { expect } from '@open-wc/testing';
import { withoutViolations } from '../../support/components/accessible';
import { content, describeElements } from '../../support/components/each-element';

describeElements('stands on a page', ({ drawn, shown }) => {
  it('gets ready, in Chinese and without accessibility violation', async () => {
    const element = await shown();
    if (drawn) expect(content(element)?.closest('[lang]')?.getAttribute('lang')).to.equal('zh-CN');
    await withoutViolations(element);
  });
});
