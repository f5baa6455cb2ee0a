import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Ellipsis } from '../../../src/ui/layout/disclosure/Ellipsis';
import { Tooltip } from '../../../src/ui/overlay/Tooltip';
import { all, hover, mount, one } from '../../support/components/mount';
import { waitUntil } from '../../support/components/wait-until';

describe('Tooltip', () => {
  it('describes its child on keyboard focus and hover, and can be pointed at', async () => {
    const { root } = mount(
      <Tooltip text="含机建与燃油">
        <button type="button">总价</button>
      </Tooltip>,
    );
    const button = one(root, 'button');
    const described = () => root.getElementById(button.getAttribute('aria-describedby') ?? '-')?.textContent;
    await sendKeys({ press: 'Tab' });
    expect(described()).to.equal('含机建与燃油');
    button.blur();
    await waitUntil(() => described() === undefined);
    await hover(button);
    await waitUntil(() => described() === '含机建与燃油');
    const tooltip = one(root, '[role=tooltip]');
    await waitUntil(() => tooltip.dataset['placed'] === 'anchor');
    await hover(tooltip);
    expect(described()).to.equal('含机建与燃油');
    await hover(one(root, '.tp-root'));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => described() === undefined);
  });
});

describe('Ellipsis', () => {
  it('can be focused and shows the whole text only where it is cut', async () => {
    const text = '阿卜杜拉·买买提江、欧阳娜娜、李四、王五';
    const view = (width: number) => (
      <div style={{ width }}>
        <Ellipsis>{text}</Ellipsis>
      </div>
    );
    const { root, render } = mount(view(1000));
    const line = one(root, '.tp-ellipsis');
    expect(line.tabIndex).to.equal(-1);
    render(view(80));
    await waitUntil(() => line.tabIndex === 0);
    await sendKeys({ press: 'Tab' });
    expect(one(root, '[role=tooltip]').textContent).to.equal(text);
    render(view(1000));
    await waitUntil(() => line.tabIndex === -1);
    expect(all(root, '[role=tooltip]')).to.deep.equal([]);
  });
});
