import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { accessible } from '../../support/components/accessible';
import { useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { Menu, type MenuItem, type MenuProps } from '../../../src/ui/overlay/Menu';
import { all, hover, mount, one, placedPopover, press, withText } from '../../support/components/mount';

/** A button with a menu. */
function Opener({ items }: Pick<MenuProps, 'items'>) {
  const [open, setOpen] = useState<Pick<MenuProps, 'anchor' | 'start'>>();
  return (
    <>
      <Button
        aria-expanded={open !== undefined}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setOpen(open ? undefined : { anchor: currentTarget, start: 'first' })}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'ArrowUp') setOpen({ anchor: currentTarget, start: 'last' });
        }}
      >
        更多操作
      </Button>
      {open && <Menu {...open} id="menu" label="更多操作" items={items} onClose={() => setOpen(undefined)} />}
    </>
  );
}

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
    const { root } = mount(<Opener items={items} />);
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

  it('runs the chosen action once, closes, and gives the focus back', async () => {
    const { root } = mount(<Opener items={items} />);
    const trigger = one(root, 'button');
    await press(trigger);
    expect(active(root)).to.equal('Copy 复制');
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['copy']);
    expect(all(root, '[role=menu]')).to.deep.equal([]);
    expect(root.activeElement).to.equal(trigger);
  });

  it('says why an item cannot be chosen, and does not choose it', async () => {
    const { root } = mount(<Opener items={items} />);
    await press(one(root, 'button'));
    await placedPopover(root);
    const item = withText(root, '[role=menuitem]', '改签出票后可改签');
    expect(item.ariaDisabled).to.equal('true');
    await press(item);
    expect(chosen).to.deep.equal([]);
    expect(all(root, '[role=menu]').length).to.equal(1);
  });

  it('begins with the one that holds now, and says which it is', async () => {
    const kept = items.map((item) => ({ ...item, current: item.key === 'change', separated: true }));
    const { root } = mount(<Opener items={kept} />);
    await press(one(root, 'button'));
    expect(active(root)).to.equal('改签出票后可改签');
    expect(one(root, '[aria-current=true]')).to.equal(root.activeElement);
    expect(all(root, 'hr')).to.have.length(2);
  });

  it('finds an item by its first characters, typed on one after the other', async () => {
    const { root } = mount(<Opener items={items} />);
    await press(one(root, 'button'));
    await sendKeys({ press: 'c' });
    await sendKeys({ press: 'o' });
    expect(active(root)).to.equal('Copy 复制');
  });

  it('follows the pointer, and goes on by keyboard from there', async () => {
    const { root } = mount(<Opener items={items} />);
    await press(one(root, 'button'));
    const panel = await placedPopover(root);
    await hover(withText(root, '[role=menuitem]', 'Cancel 取消'));
    expect(active(root)).to.equal('Cancel 取消');
    const { right, bottom } = panel.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(right) + 50, Math.round(bottom) + 50] });
    await sendKeys({ press: 'ArrowUp' });
    expect(active(root)).to.equal('改签出票后可改签');
  });

  it('closes by Tab, which goes on from the button', async () => {
    const { root } = mount(
      <>
        <Opener items={items} />
        <button type="button">下一个</button>
      </>,
    );
    await press(withText(root, 'button', '更多操作'));
    await sendKeys({ press: 'Tab' });
    expect(all(root, '[role=menu]')).to.deep.equal([]);
    expect(active(root)).to.equal('下一个');
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const { host, root } = mount(<Opener items={items} />, theme);
      await press(one(root, 'button'));
      await placedPopover(root);
      await accessible(host);
    });
  }
});
