import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { Popover } from '../../../src/ui/overlay/Popover';
import { all, mount, one, placedPopover, press, withText } from '../../support/components/mount';
import { waitUntil } from '../../support/components/wait-until';

interface OpenerProps {
  name?: string;
  clearOf?: string;
  matchWidth?: boolean;
  children?: ReactNode;
}

function Opener({ name = '筛选', clearOf, matchWidth = false, children }: OpenerProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(!open)}>
        {name}
      </button>
      {open && (
        <Popover
          anchor={anchor}
          clearOf={clearOf}
          matchWidth={matchWidth}
          role="dialog"
          aria-label={`${name}面板`}
          onClose={() => setOpen(false)}
        >
          {children ?? <button type="button">应用</button>}
        </Popover>
      )}
    </>
  );
}

const panels = (root: ShadowRoot) => all(root, '.tp-popover').map((panel) => panel.ariaLabel);

describe('Popover', () => {
  it('opens in the top layer beside its anchor, inside the viewport', async () => {
    const { host, root } = mount(
      <Opener>
        <div style={{ width: 300, height: 200 }} />
      </Opener>,
    );
    for (const place of ['top: 0; left: 0', 'bottom: 0; right: 0']) {
      host.parentElement?.setAttribute('style', `position: fixed; ${place}`);
      const anchor = one(root, 'button');
      host.style.width = '80px';
      await press(anchor);
      const panel = await placedPopover(root);
      expect(panel.matches(':popover-open')).to.equal(true);
      const box = panel.getBoundingClientRect();
      const beside = anchor.getBoundingClientRect();
      expect(Math.min(Math.abs(box.top - beside.bottom), Math.abs(beside.top - box.bottom))).to.be.below(5);
      expect(box.left).to.be.at.least(0);
      expect(box.right).to.be.at.most(innerWidth);
      expect(box.bottom).to.be.at.most(innerHeight);
      await press(anchor);
    }
  });

  it('opens above or below the whole area that it must keep clear', async () => {
    const { host, root } = mount(
      <div className="row" style={{ padding: '60px 20px' }}>
        <Opener clearOf=".row">
          <div style={{ width: 300, height: 200 }} />
        </Opener>
      </div>,
    );
    for (const place of ['top: 0; left: 0', 'bottom: 0; left: 0']) {
      host.parentElement?.setAttribute('style', `position: fixed; ${place}`);
      await press(one(root, 'button'));
      const box = (await placedPopover(root)).getBoundingClientRect();
      const row = one(root, '.row').getBoundingClientRect();
      expect(box.top >= row.bottom || box.bottom <= row.top, place).to.equal(true);
      expect(box.left).to.equal(one(root, 'button').getBoundingClientRect().left);
      await press(one(root, 'button'));
    }
  });

  it('stays inside the viewport where it is nearly as wide', async () => {
    const { host, root } = mount(
      <Opener>
        <div style={{ width: innerWidth - 40, height: 50 }} />
      </Opener>,
    );
    host.parentElement?.setAttribute('style', `position: fixed; top: 0; left: ${innerWidth / 2}px`);
    await press(one(root, 'button'));
    const box = (await placedPopover(root)).getBoundingClientRect();
    expect(box.left).to.be.at.least(0);
    expect(box.right).to.be.at.most(innerWidth);
    expect(box.width).to.equal(innerWidth - 40);
  });

  it('is placed anew when it or its anchor grows, and the page hears of no error', async () => {
    const { host, root } = mount(
      <Opener matchWidth>
        <div className="content" style={{ width: 60, height: 80 }} />
      </Opener>,
    );
    host.parentElement?.setAttribute('style', `position: fixed; top: ${innerHeight - 160}px; left: 20px`);
    const errors: string[] = [];
    const hear = (event: ErrorEvent) => {
      errors.push(event.message);
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    window.addEventListener('error', hear, { capture: true });
    const anchor = one(root, 'button');
    await press(anchor);
    const panel = await placedPopover(root);
    const isBeside = () => {
      const [box, beside] = [panel.getBoundingClientRect(), anchor.getBoundingClientRect()];
      const gap = Math.min(Math.abs(box.top - beside.bottom), Math.abs(beside.top - box.bottom));
      return gap < 5 && Math.abs(box.left - beside.left) < 2 && box.width >= beside.width - 2;
    };
    for (const [width, height] of [
      [60, 400],
      [300, 40],
      [60, innerHeight],
      [500, 90],
    ]) {
      anchor.style.width = `${width}px`;
      one(root, '.content').style.height = `${height}px`;
      // oxlint-disable-next-line no-await-in-loop -- each size is measured in sequence
      await waitUntil(isBeside, `at ${width} by ${height}`);
      // oxlint-disable-next-line no-await-in-loop -- an error arrives with the frame that reports the sizes
      await nextFrame();
    }
    await nextFrame();
    window.removeEventListener('error', hear, { capture: true });
    expect(errors).to.deep.equal([]);
  });

  it('closes on Escape, which the page does not hear, and gives back the focus it held', async () => {
    const { root } = mount(<Opener />);
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => heard.push(event.key);
    document.addEventListener('keydown', listen);
    try {
      const opener = one(root, 'button');
      await press(opener);
      await sendKeys({ press: 'Tab' });
      expect(root.activeElement?.textContent).to.equal('应用');
      await sendKeys({ press: 'Escape' });
      expect(panels(root)).to.deep.equal([]);
      expect(root.activeElement).to.equal(opener);
      expect(heard).not.to.include('Escape');
      await sendKeys({ press: 'Escape' });
      expect(heard).to.include('Escape');
    } finally {
      document.removeEventListener('keydown', listen);
    }
  });

  it('leaves an Escape pressed elsewhere on the page alone', async () => {
    const { root, host } = mount(<Opener />);
    await press(one(root, 'button'));
    const key = new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    document.body.dispatchEvent(key);
    expect(key.defaultPrevented).to.equal(false);
    expect(panels(host.root)).to.deep.equal(['筛选面板']);
  });

  it('closes on a press outside, in the view, on the page or in another element, not on one inside', async () => {
    const { root, host } = mount(
      <>
        <Opener />
        <p>旁边的文字</p>
      </>,
    );
    const outside = document.createElement('p');
    outside.textContent = '页面';
    host.after(outside);
    const { root: other } = mount(<p>另一个元素</p>);
    const opener = withText(root, 'button', '筛选');
    for (const element of [one(root, 'p'), outside, one(other, 'p')]) {
      await press(opener);
      await placedPopover(root);
      await press(withText(root, 'button', '应用'));
      expect(panels(root)).to.deep.equal(['筛选面板']);
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      await waitUntil(() => panels(root).length === 0);
    }
  });

  it('closes when Tab leads out of it', async () => {
    const { root } = mount(
      <>
        <Opener />
        <button type="button">下一个</button>
      </>,
    );
    await press(withText(root, 'button', '筛选'));
    await sendKeys({ press: 'Tab' });
    expect(panels(root).length).to.equal(1);
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement?.textContent).to.equal('下一个');
    expect(panels(root).length).to.equal(0);
  });

  it('closes the inner one of two first, and none above a dialog with it', async () => {
    const { root } = mount(
      <Dialog title="对话框" onClose={() => {}}>
        <Opener name="外">
          <Opener name="内" />
        </Opener>
      </Dialog>,
    );
    await press(withText(root, 'button', '外'));
    await placedPopover(root);
    await press(withText(root, 'button', '内'));
    expect(panels(root)).to.deep.equal(['外面板', '内面板']);
    await sendKeys({ press: 'Escape' });
    expect(panels(root)).to.deep.equal(['外面板']);
    await sendKeys({ press: 'Escape' });
    expect(panels(root)).to.deep.equal([]);
    expect(one<HTMLDialogElement>(root, 'dialog').open).to.equal(true);
  });

  it('looks the same wherever it is opened', async () => {
    const { root } = mount(
      <div style={{ fontSize: 30, color: 'red', whiteSpace: 'nowrap', textAlign: 'right', fontWeight: 700 }}>
        <Opener />
      </div>,
    );
    await press(withText(root, 'button', '筛选'));
    const { fontSize, fontWeight, whiteSpace, textAlign } = getComputedStyle(one(root, '.tp-popover'));
    expect([fontSize, fontWeight, whiteSpace, textAlign]).to.deep.equal(['14px', '400', 'normal', 'start']);
  });
});
