import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { afterEach, describe, it } from 'vitest';

afterEach(() => {
  mock.reset();
  mock.timers.reset();
});
import { createNoticeService, DIALOG_DEFAULTS } from '../../../src/element/runtime/notice-service';

function service() {
  mock.timers.enable({ apis: ['setTimeout'] });
  const notices = createNoticeService();
  return {
    notices,
    pass: (ms: number) => mock.timers.tick(ms),
    toast: () => notices.store.getState().toast?.text,
    dialog: () => notices.store.getState().dialog,
  };
}

describe('a toast', () => {
  it('hides itself after 2000 ms by default, or after the given time', () => {
    const { notices, pass, toast } = service();
    notices.toast('已保存');
    pass(1999);
    assert.equal(toast(), '已保存');
    pass(1);
    assert.equal(toast(), undefined);
    notices.toast('短', { duration: 500 });
    pass(500);
    assert.equal(toast(), undefined);
    notices.toast('关掉');
    notices.closeToast();
    assert.equal(toast(), undefined);
  });

  it('waits its turn, and is not said twice while it is about', () => {
    const { notices, pass, toast } = service();
    notices.toast('一');
    notices.toast('二');
    notices.toast('二');
    assert.equal(toast(), '一');
    pass(2000);
    assert.equal(toast(), '二');
    pass(2000);
    assert.equal(toast(), undefined);
    notices.toast('一');
    assert.equal(toast(), '一');
  });

  it('stays while somebody reads it, and then for its whole time', () => {
    const { notices, pass, toast } = service();
    notices.toast('已保存');
    pass(1500);
    notices.hold(true);
    pass(60_000);
    assert.equal(toast(), '已保存');
    notices.hold(false);
    pass(1999);
    assert.equal(toast(), '已保存');
    pass(1);
    assert.equal(toast(), undefined);
  });
});

describe('a toast that leads on', () => {
  it('stays long enough to be pressed', () => {
    const { notices, pass, toast } = service();
    const action = { text: '查看', run: () => undefined };
    notices.show({ as: 'toast', text: '已开始', delayMs: 0, action });
    assert.equal(notices.store.getState().toast?.action, action);
    pass(7999);
    assert.equal(toast(), '已开始');
    pass(1);
    assert.equal(toast(), undefined);
  });
});

describe('a dialog', () => {
  it('on hide is back at its defaults', async () => {
    const { notices, dialog } = service();
    assert.deepEqual(dialog(), { ...DIALOG_DEFAULTS, visible: false });
    const asked = notices.ask({
      title: '删除',
      text: '确定删除吗？',
      confirmText: '删除',
      cancelText: '取消',
      danger: true,
    });
    assert.deepEqual([dialog().visible, dialog().title, dialog().danger], [true, '删除', true]);
    notices.closeDialog(true);
    assert.equal(await asked, true);
    assert.deepEqual(dialog(), {
      visible: false,
      title: '温馨提示',
      text: '',
      confirmText: '确定',
      cancelText: '',
      danger: false,
    });
    const told = notices.ask({ text: '订单已取消' });
    assert.deepEqual(dialog(), { ...DIALOG_DEFAULTS, text: '订单已取消', visible: true });
    notices.closeDialog(false);
    assert.equal(await told, false);
  });

  it('takes nothing of the one before it', () => {
    const { notices, dialog } = service();
    void notices.ask({ text: '一', title: '标题', cancelText: '取消' });
    void notices.ask({ text: '二' });
    assert.equal(dialog().text, '一');
    const seen: boolean[] = [];
    notices.store.subscribe((state) => seen.push(state.dialog.visible));
    notices.closeDialog(true);
    assert.deepEqual(dialog(), { ...DIALOG_DEFAULTS, text: '二', visible: true });
    assert.deepEqual(seen, [false, true]);
  });
});

describe('notices of the error catalogue', () => {
  it('are toasts and boxes, those of several calls that fail alike said once', () => {
    const { notices, toast, dialog } = service();
    notices.show({ as: 'toast', text: '登陆过期', delayMs: 0 });
    assert.equal(toast(), '登陆过期');
    notices.show({ as: 'box', text: '服务繁忙', delayMs: 0 });
    notices.show({ as: 'box', text: '服务繁忙', delayMs: 0 });
    assert.equal(dialog().text, '服务繁忙');
    notices.closeDialog(true);
    assert.equal(dialog().visible, false);
  });

  it('come after their delay, unless all is taken away before', async () => {
    const { notices, pass, dialog } = service();
    notices.show({ as: 'box', text: '接口不存在', delayMs: 1000 });
    pass(999);
    assert.equal(dialog().visible, false);
    pass(1);
    assert.equal(dialog().visible, true);
    const asked = notices.ask({ text: '确定吗？', cancelText: '取消' });
    notices.show({ as: 'box', text: '晚到', delayMs: 1000 });
    notices.toast('已保存');
    notices.clear();
    assert.equal(await asked, false);
    pass(5000);
    assert.deepEqual(notices.store.getState(), {
      toast: undefined,
      dialog: { ...DIALOG_DEFAULTS, visible: false },
    });
  });
});
