import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { accessible } from '../../support/components/accessible';
import { Menu, type MenuItem } from '../../../src/ui/overlay/Menu';
import { all, mount, one, placedPopover, press, withText } from '../../support/components/mount';

describe('Menu', () => {
  const chosen: string[] = [];
  const items: MenuItem[] = [
    { key: 'copy', label: 'Copy 复制', onSelect: () => chosen.push('copy') },
    { key: 'change', label: '改签', disabledReason: '出票后可改签', onSelect: () => chosen.push('change') },
    { key: 'cancel', label: 'Cancel 取消', danger: true, onSelect: () => chosen.push('cancel') },
  ];
  beforeEach(() => chosen.splice(0));
  const active = (root: ShadowRoot) => root.activeElement?.textContent;

  it('opens by keyboard on its first or last item and moves by arrows, Home, End and letters', async () => {
    const { root } = mount(<Menu label="更多操作" items={items} />);
    const trigger = one(root, 'button');
    expect(trigger.ariaHasPopup).to.equal('menu');
    trigger.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(active(root)).to.equal('Cancel 取消');
    await sendKeys({ press: 'ArrowDown' });
    expect(active(root)).to.equal('Copy 复制');
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'ArrowUp' });
    expect(active(root)).to.equal('改签出票后可改签');
    await sendKeys({ press: 'c' });
    expect(active(root)).to.equal('Cancel 取消');
    await sendKeys({ press: 'c' });
    expect(active(root)).to.equal('Copy 复制');
    await sendKeys({ press: 'Escape' });
    expect(root.activeElement).to.equal(trigger);
    expect(trigger.ariaExpanded).to.equal('false');
  });

  it('does what is chosen once, closes, and gives the focus back', async () => {
    const { root } = mount(<Menu label="更多操作" items={items} />);
    const trigger = one(root, 'button');
    await press(trigger);
    expect(active(root)).to.equal('Copy 复制');
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['copy']);
    expect(all(root, '[role=menu]')).to.deep.equal([]);
    expect(root.activeElement).to.equal(trigger);
  });

  it('says why an item cannot be chosen, and does not choose it', async () => {
    const { root } = mount(<Menu label="更多操作" items={items} />);
    await press(one(root, 'button'));
    await placedPopover(root);
    const item = withText(root, '[role=menuitem]', '改签出票后可改签');
    expect(item.ariaDisabled).to.equal('true');
    await press(item);
    expect(chosen).to.deep.equal([]);
    expect(all(root, '[role=menu]').length).to.equal(1);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const { host, root } = mount(<Menu label="更多操作" items={items} />, theme);
      await press(one(root, 'button'));
      await placedPopover(root);
      await accessible(host);
    });
  }
});
