import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { accessible } from '../../../support/components/accessible';
import { mount, press } from '../../../support/components/mount';
import {
  active,
  button,
  changes,
  Departments,
  manyDepartments,
  opened,
  rowOf,
  rowsOf,
  treeOf,
} from './company';
import { waitUntil } from '../../../support/components/wait-until';

describe('TreeSelect of one', () => {
  beforeEach(() => changes.splice(0));
  const closed = (root: ShadowRoot) =>
    waitUntil(() => root.querySelector('.tp-tree-panel') === null, 'the panel is closed');

  it('takes one alone, without those below it, and closes; another takes its place', async () => {
    const { root } = mount(<Departments single />);
    await opened(root);
    await press(rowOf(root, '研发部'));
    await closed(root);
    expect(button(root).textContent).to.equal('研发部');
    await opened(root);
    expect(rowOf(root, '研发部').ariaSelected).to.equal('true');
    expect(rowOf(root, '研发部').ariaChecked).to.equal(null);
    await accessible(root.host);
    await press(rowOf(root, '财务部'));
    await closed(root);
    expect(changes).to.deep.equal([['D1'], ['D3']]);
  });

  it('goes by keys through 10,000 nodes of which it draws those in view, and takes one by Enter', async () => {
    const { root } = mount(<Departments single nodes={manyDepartments(10_000)} />);
    await opened(root);
    treeOf(root).focus();
    expect(rowsOf(root).length).to.be.below(60);
    await sendKeys({ press: 'End' });
    const last = active(root);
    await sendKeys({ press: 'Home' });
    expect(active(root)).to.not.equal(last);
    await sendKeys({ press: 'ArrowDown' });
    const chosen = active(root);
    await sendKeys({ press: 'Enter' });
    await closed(root);
    expect(button(root).textContent).to.equal(chosen);
    expect(root.activeElement).to.equal(button(root));
  });
});
