import { expect, fixtureCleanup, fixtureSync } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, LitElement } from 'lit';
import { ShellNotices } from '../../../src/element/runtime/shell-notices';
import baseCss from '../../../src/ui/tokens/base.css?inline';
import { sheet } from '../../../src/ui/tokens/sheet';
import tokensCss from '../../../src/ui/tokens/tokens.css?inline';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { until } from '../../support/components/fake-runtime';

class NoticesShell extends LitElement {
  readonly notices = new ShellNotices(this);
  protected override createRenderRoot() {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [tokensCss, baseCss].map((css) => sheet(document, css));
    return root;
  }
  protected override render() {
    return html`<div class="tp-root"><button id="before">打开</button>${this.notices.render()}</div>`;
  }
}
customElements.define('notices-shell', NoticesShell);

async function show() {
  const shell = fixtureSync<NoticesShell>(html`<notices-shell></notices-shell>`);
  await shell.updateComplete;
  const root = shell.renderRoot as ShadowRoot;
  return {
    shell,
    root,
    act: within(shell),
    dialog: () => root.querySelector<HTMLDialogElement>('dialog[open]'),
    toast: () => root.querySelector<HTMLElement>('.tp-toast:popover-open'),
  };
}

describe('notices of a shell without React', () => {
  afterEach(() => fixtureCleanup());

  it('shows a toast in the top layer, which goes after 2000 ms', async () => {
    const { shell, toast } = await show();
    const begun = performance.now();
    shell.notices.show({ as: 'toast', text: '登陆过期', delayMs: 0 });
    await until(toast);
    expect(toast()?.querySelector('[role=status]')?.textContent).to.equal('登陆过期');
    await until(() => !toast());
    expect(performance.now() - begun).to.be.within(1990, 4000);
  });

  it('leads on by the button of a toast, which goes with its press', async () => {
    const { shell, act, toast } = await show();
    let isShown = false;
    const action = { text: '查看下载', run: () => (isShown = true) };
    shell.notices.show({ as: 'toast', text: '已开始', delayMs: 0, action });
    await until(toast);
    await accessible(shell);
    await act.press('查看下载');
    await until(() => !toast());
    expect(isShown).to.equal(true);
  });

  it('shows a box until it is confirmed, and gives the focus back', async () => {
    const { shell, root, act, dialog } = await show();
    root.getElementById('before')?.focus();
    shell.notices.show({ as: 'box', text: '服务繁忙', delayMs: 0 });
    await until(dialog);
    expect([dialog()?.role, dialog()?.querySelector('h2')?.textContent]).to.deep.equal([
      'alertdialog',
      '温馨提示',
    ]);
    expect(root.activeElement?.textContent.trim()).to.equal('确定');
    expect(dialog()?.matches(':modal')).to.equal(true);
    await act.press('确定');
    await until(() => !root.querySelector('dialog'));
    expect(root.activeElement?.id).to.equal('before');
  });

  it('asks, and takes Escape, the cross and 取消 for no', async () => {
    const { shell, root, act, dialog } = await show();
    const ask = async () => {
      const asked = shell.notices.ask({ text: '确定退出吗？', cancelText: '取消' });
      await until(dialog);
      return { asked };
    };
    const first = await ask();
    await sendKeys({ press: 'Escape' });
    expect(await first.asked).to.equal(false);
    await until(() => !root.querySelector('dialog'));
    const second = await ask();
    await act.press('关闭');
    expect(await second.asked).to.equal(false);
    await until(() => !root.querySelector('dialog'));
    const third = await ask();
    await act.press('取消');
    expect(await third.asked).to.equal(false);
    await until(() => !root.querySelector('dialog'));
    const fourth = await ask();
    await act.press('确定');
    expect(await fourth.asked).to.equal(true);
  });

  it('shows boxes one after another, and nothing of one in the next', async () => {
    const { shell, act, dialog } = await show();
    void shell.notices.ask({
      title: '删除',
      text: '一',
      confirmText: '删除',
      cancelText: '取消',
      danger: true,
    });
    void shell.notices.ask({ text: '二' });
    await until(() => dialog()?.textContent.includes('一'));
    expect(act.root.activeElement?.textContent.trim()).to.equal('取消');
    await act.press('删除');
    await until(() => dialog()?.querySelector('#tp-notice-text')?.textContent === '二');
    expect(dialog()?.querySelector('h2')?.textContent).to.equal('温馨提示');
    expect(
      [...(dialog()?.querySelectorAll('footer button') ?? [])].map((b) => b.textContent.trim()),
    ).to.deep.equal(['确定']);
  });

  it('says a toast within the box that is open, where it is not inert', async () => {
    const { shell, dialog, toast } = await show();
    void shell.notices.ask({ text: '确定吗？' });
    shell.notices.toast('已保存', { tone: 'within', duration: 60_000 });
    await until(() => toast() && dialog()?.contains(toast()));
  });

  it('says that answers are long in coming for as long as they are', async () => {
    const { shell, toast } = await show();
    shell.notices.tellOfWait(true);
    await until(toast);
    expect(toast()?.querySelector('[role=status]')?.textContent).to.equal('服务器响应较慢，请稍候…');
    shell.notices.toast('已保存', { duration: 60_000 });
    await until(() => toast()?.textContent.includes('已保存'));
    shell.notices.tellOfWait(false);
    expect(toast()?.textContent).to.include('已保存');
    await accessible(shell);
  });

  it('stays over a move in the page, and goes with its element', async () => {
    const { shell, root, dialog } = await show();
    const asked = shell.notices.ask({ text: '确定吗？', cancelText: '取消' });
    await until(dialog);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(shell);
    await until(() => dialog()?.matches(':modal'));
    place.remove();
    expect(await asked).to.equal(false);
    expect(root.querySelector('dialog[open]')).to.equal(null);
  });

  it('is accessible', async () => {
    const { shell, dialog, toast } = await show();
    void shell.notices.ask({ text: '确定吗？', cancelText: '取消' });
    shell.notices.toast('已保存', { duration: 60_000 });
    await until(() => dialog() && toast());
    await accessible(shell);
  });
});
