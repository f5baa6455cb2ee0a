import { aTimeout, expect, fixtureSync, html, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { useState, type ReactNode } from 'react';
import { accessible } from '../../support/components/accessible';
import { Button } from '../../../src/ui/button/Button';
import { Dialog, type DialogProps } from '../../../src/ui/overlay/Dialog';
import { Field } from '../../../src/ui/field/Field';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { all, mount, one, press, withText } from '../../support/components/mount';
import { waitUntil } from '../../support/components/wait-until';

function Opener({ children, ...props }: Partial<DialogProps> & { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      {open && (
        <Dialog title="添加乘机人" {...props} onClose={() => setOpen(false)}>
          {children ?? (
            <Field label="姓名">
              <TextInput value="" onChange={() => {}} />
            </Field>
          )}
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  it('is modal in the top layer, named by its title, with the focus in its first field', async () => {
    const { root } = mount(<Opener />);
    await press(one(root, 'button'));
    const dialog = one<HTMLDialogElement>(root, 'dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    expect(root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal(
      '添加乘机人',
    );
    expect(root.activeElement).to.equal(one(root, 'input'));
  });

  it('focuses its text where there is no field, and a control with autofocus before all', () => {
    const { root, render } = mount(
      <Dialog title="退改规则" onClose={() => {}}>
        退票费 5%
      </Dialog>,
    );
    expect(root.activeElement?.textContent).to.equal('退票费 5%');
    expect(all(root, '[role=tooltip]')).to.deep.equal([]);
    render(
      <Dialog key="other" title="退改规则" onClose={() => {}} footer={<Button data-autofocus>知道了</Button>}>
        <input aria-label="备注" />
      </Dialog>,
    );
    expect(root.activeElement?.textContent).to.equal('知道了');
  });

  for (const way of ['Escape', '关闭']) {
    it(`closes by ${way} and gives the focus back`, async () => {
      const { root } = mount(<Opener />);
      const opener = one(root, 'button');
      await press(opener);
      if (way === 'Escape') await sendKeys({ press: 'Escape' });
      else await press(withText(root, 'button', '关闭'));
      expect(all(root, 'dialog')).to.deep.equal([]);
      expect(root.activeElement).to.equal(opener);
    });
  }

  it('closes by a press beside it only where nothing is lost, and never by a press on it', async () => {
    const { root, render } = mount(<Opener />);
    const beside = () => sendMouse({ type: 'click', position: [3, 3] });
    await press(one(root, 'button'));
    await beside();
    expect(all(root, 'dialog').length).to.equal(1);
    render(<Opener dismissible />);
    await press(one(root, 'h2'));
    expect(all(root, 'dialog').length).to.equal(1);
    await beside();
    expect(all(root, 'dialog').length).to.equal(0);
  });

  it('stays open when its owner does not take it away', async () => {
    let asked = 0;
    const { root } = mount(
      <Dialog title="正在支付" onClose={() => asked++}>
        请稍候
      </Dialog>,
    );
    const dialog = one<HTMLDialogElement>(root, 'dialog');
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    dialog.requestClose();
    expect(asked).to.equal(3);
    expect(dialog.matches(':modal')).to.equal(true);
  });

  it('keeps the focus inside', async () => {
    const { root } = mount(<Opener footer={<Button>保存</Button>} />);
    await press(one(root, 'button'));
    const dialog = one(root, 'dialog');
    for (let tab = 0; tab < 6; tab++) {
      await sendKeys({ press: 'Tab' });
      const focused = root.activeElement;
      if (focused) expect(dialog.contains(focused)).to.equal(true); // The focus may also be in the browser's own controls.
    }
  });

  it('closes one of two at a time, each giving the focus back to its own opener', async () => {
    const { root } = mount(
      <Opener>
        <Opener title="第二个">第二个对话框</Opener>
      </Opener>,
    );
    await press(withText(root, 'button', '打开'));
    const inner = one(root, 'dialog').querySelector<HTMLElement>('.tp-dialog-body button');
    if (!inner) throw new Error('the first dialog has a button');
    await press(inner);
    expect(all(root, 'dialog').length).to.equal(2);
    await sendKeys({ press: 'Escape' });
    expect(all(root, 'dialog').length).to.equal(1);
    expect(root.activeElement).to.equal(inner);
    await sendKeys({ press: 'Escape' });
    expect(all(root, 'dialog').length).to.equal(0);
  });

  for (const [size, zoom] of [
    ['small', 1.5],
    ['medium', 1.5],
    ['large', 2],
  ] as const) {
    it(`stays inside the window on a page zoomed by ${zoom}: ${size}`, () => {
      document.body.style.zoom = String(zoom);
      try {
        const { root } = mount(
          <Dialog title="退改规则" size={size} onClose={() => {}} footer={<Button>知道了</Button>}>
            <div style={{ height: 5000 }}>很长</div>
          </Dialog>,
        );
        const { top, bottom, left, right } = one(root, 'dialog').getBoundingClientRect();
        expect(top, 'top').to.be.at.least(-1);
        expect(left, 'left').to.be.at.least(-1);
        expect(bottom, 'bottom').to.be.at.most(innerHeight + 1);
        expect(right, 'right').to.be.at.most(innerWidth + 1);
      } finally {
        document.body.style.zoom = '';
      }
    });
  }

  it('scrolls its body, not itself, when the text is long', async () => {
    const { host, root } = mount(
      <Dialog title="退改规则" onClose={() => {}} footer={<Button>知道了</Button>}>
        <div style={{ height: 5000 }}>很长</div>
      </Dialog>,
    );
    const dialog = one(root, 'dialog');
    const body = one(root, '.tp-dialog-body');
    expect(dialog.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    expect(body.scrollHeight).to.be.above(body.clientHeight);
    expect(one(root, 'footer').getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    await waitUntil(() => body.tabIndex === 0, 'the body can be scrolled by keyboard');
    await accessible(host);
  });

  it('asks its owner to go when the browser closed it', async () => {
    let asked = 0;
    const { root } = mount(
      <Dialog title="提示" onClose={() => asked++}>
        内容
      </Dialog>,
    );
    const dialog = one<HTMLDialogElement>(root, 'dialog');
    const closed = oneEvent(dialog, 'close');
    dialog.close();
    await closed;
    expect(asked).to.equal(1);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const { host, root } = mount(<Opener footer={<Button variant="primary">保存</Button>} />, theme);
      await press(one(root, 'button'));
      await accessible(host);
    });
  }
});

/** Scrolls a page higher than the window to somewhere in its middle. */
function highPage(): { before: { at: number; width: number }; now(): { at: number; width: number } } {
  const content = fixtureSync<HTMLElement>(html`<div style="height: 4000px"></div>`);
  scrollTo({ top: 500, behavior: 'instant' });
  const now = () => ({ at: scrollY, width: content.getBoundingClientRect().width });
  return { before: now(), now };
}

/** True when the dialog keeps the page from scrolling. */
function holds(target: Element, deltaY: number, at: [number, number]): boolean {
  const [clientX, clientY] = at;
  const options = { bubbles: true, composed: true, cancelable: true, clientX, clientY };
  return !target.dispatchEvent(new WheelEvent('wheel', { ...options, deltaY }));
}

describe('The page behind a dialog', () => {
  it('stays where it is, for every key and every place of the focus', async () => {
    const page = highPage();
    const { root } = mount(
      <Dialog title="退改规则" onClose={() => {}}>
        <input aria-label="备注" type="checkbox" />
      </Dialog>,
    );
    const { activeElement: first } = root;
    withText(root, 'button', '关闭').focus();
    for (const key of ['End', 'PageDown', 'Home', 'ArrowDown']) await sendKeys({ press: key });
    (first as HTMLElement).focus();
    await sendKeys({ press: 'End' });
    await press(one(root, 'h2'));
    for (const key of ['End', 'Space', 'Home']) await sendKeys({ press: key });
    // A smooth scroll would have begun by then.
    await aTimeout(100);
    expect(page.now()).to.deep.equal(page.before);
  });

  it('is not scrolled by a wheel on the backdrop or at the end of a scrolled part of the dialog', async () => {
    const page = highPage();
    const { root } = mount(
      <Dialog title="退改规则" onClose={() => {}}>
        <div style={{ height: 5000 }}>很长</div>
      </Dialog>,
    );
    const dialog = one(root, 'dialog');
    const body = one(root, '.tp-dialog-body');
    const { left, top } = body.getBoundingClientRect();
    const inside: [number, number] = [left + 20, top + 20];
    expect(holds(dialog, 100, [3, 3]), 'the backdrop').to.equal(true);
    expect(holds(one(root, 'h2'), 100, inside), 'the title').to.equal(true);
    expect(holds(body, 100, inside), 'the text').to.equal(false);
    expect(holds(body, -100, inside), 'the text, upwards').to.equal(true);
    body.focus();
    await sendKeys({ press: 'End' });
    await waitUntil(() => body.scrollTop > 4000, 'keys scroll the text');
    expect(page.now()).to.deep.equal(page.before);
  });

  it('moves again once the last of two is closed, in any order, or the element is taken out', async () => {
    const page = highPage();
    const first = mount(
      <Dialog title="第一个" onClose={() => {}}>
        甲
      </Dialog>,
    );
    const second = mount(
      <Dialog title="第二个" onClose={() => {}}>
        乙
      </Dialog>,
    );
    await press(one(second.root, 'h2'));
    first.render(null);
    await sendKeys({ press: 'End' });
    await aTimeout(100);
    expect(page.now()).to.deep.equal(page.before);
    second.unmount();
    await sendKeys({ press: 'End' });
    await waitUntil(() => scrollY > 1000, 'the page scrolls again');
  });
});

describe('MessageBox', () => {
  it('tells: the only button has the focus, Escape equals pressing it', async () => {
    let confirmed = 0;
    const { root } = mount(<MessageBox onConfirm={() => confirmed++}>认证已过期</MessageBox>);
    const box = one(root, '[role=alertdialog]');
    expect(root.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal('温馨提示');
    expect(root.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      '认证已过期',
    );
    expect(root.activeElement?.textContent).to.equal('确定');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Escape' });
    expect(confirmed).to.equal(2);
  });

  it('asks: Escape cancels; before a destructive action the cancel button has the focus', async () => {
    const heard: string[] = [];
    const { root } = mount(
      <MessageBox
        danger
        confirmText="取消订单"
        cancelText="再想想"
        onConfirm={() => heard.push('confirm')}
        onCancel={() => heard.push('cancel')}
      >
        确定取消订单吗？
      </MessageBox>,
    );
    expect(root.activeElement?.textContent).to.equal('再想想');
    await sendKeys({ press: 'Escape' });
    await press(withText(root, 'button', '取消订单'));
    expect(heard).to.deep.equal(['cancel', 'confirm']);
  });
});
