import { expect, nextFrame } from '@open-wc/testing';
import { useState } from 'react';
import { accessible } from '../../support/components/accessible';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { Toast } from '../../../src/ui/overlay/Toast';
import { all, hover, mount, one, press, withText } from '../../support/components/mount';
import { waitUntil } from '../../support/components/wait-until';

/** Holds back timeouts of one length for the test to run. */
function holdTimeouts(length: number) {
  const original = window.setTimeout;
  const held = new Map<number, () => void>();
  const clear = window.clearTimeout;
  let next = -1;
  window.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) => {
    if (wait !== length) return original(run, wait, ...rest);
    held.set(next, run);
    return next--;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    if (!held.delete(Number(id))) clear(id);
  };
  return {
    pending: () => held.size,
    run: () => {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    restore: () => {
      window.setTimeout = original;
      window.clearTimeout = clear;
    },
  };
}

describe('Toast', () => {
  let clock: ReturnType<typeof holdTimeouts>;
  beforeEach(() => (clock = holdTimeouts(2000)));
  afterEach(() => clock.restore());

  it('says its text politely and goes after two seconds', async () => {
    let closed = 0;
    const { root } = mount(<Toast text="保存成功" onClose={() => closed++} />);
    expect(one(root, '[role=status]').textContent).to.equal('保存成功');
    expect(one(root, '.tp-toast').matches(':popover-open')).to.equal(true);
    await nextFrame();
    expect(closed).to.equal(0);
    clock.run();
    expect(closed).to.equal(1);
  });

  it('leads on by its button, and goes with its press', async () => {
    const done: string[] = [];
    const action = { text: '查看下载', run: () => done.push('shown') };
    const { root } = mount(<Toast text="已开始" action={action} onClose={() => done.push('closed')} />);
    await accessible(root.host);
    await press(withText(root, 'button', '查看下载'));
    expect(done).to.deep.equal(['closed', 'shown']);
  });

  it('gives the next message its own two seconds, even one that says the same', async () => {
    let closed = 0;
    mount(<Toast text="保存失败" onClose={() => closed++} />);
    await waitUntil(() => clock.pending() === 1);
    clock.run();
    await waitUntil(() => clock.pending() === 1);
    clock.run();
    expect(closed).to.equal(2);
  });

  it('stays while a pointer rests on it or the focus is in it', async () => {
    const { root } = mount(<Toast text="登陆过期" onClose={() => {}} />);
    await nextFrame();
    expect(clock.pending()).to.equal(1);
    await hover(one(root, '[role=status]'));
    await nextFrame();
    expect(clock.pending()).to.equal(0);
    await hover(one(root, '.tp-root'));
    await nextFrame();
    expect(clock.pending()).to.equal(1);
    one(root, 'button').focus();
    await nextFrame();
    expect(clock.pending()).to.equal(0);
  });

  it('can be closed at once', async () => {
    let closed = 0;
    const { root } = mount(<Toast text="保存成功" onClose={() => closed++} />);
    await press(withText(root, 'button', '关闭提示'));
    expect(closed).to.equal(1);
  });

  it('is above a modal dialog opened before or after it, where it can be used', async () => {
    function Page({ dialog }: { dialog: boolean }) {
      const [shown, setShown] = useState(true);
      return (
        <>
          {shown && <Toast text="保存失败" onClose={() => setShown(false)} />}
          {dialog && (
            <Dialog title="编辑" onClose={() => {}}>
              内容
            </Dialog>
          )}
        </>
      );
    }
    const { root, render } = mount(<Page dialog />);
    const toast = () => one(root, '.tp-toast');
    const atToast = () => {
      const { x, y, width, height } = toast().getBoundingClientRect();
      return toast().contains(root.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(one(root, 'dialog').contains(toast())).to.equal(true);
    expect(atToast()).to.equal(true);
    render(<Page dialog={false} />);
    expect(atToast()).to.equal(true);
    render(<Page dialog />);
    expect(atToast()).to.equal(true);
    await press(withText(root, 'button', '关闭提示'));
    expect(all(root, '.tp-toast')).to.deep.equal([]);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const { host } = mount(<Toast text="保存成功" tone="within" onClose={() => {}} />, theme);
      await accessible(host);
    });
  }
});
