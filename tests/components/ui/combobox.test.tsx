import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { accessible } from '../../support/components/accessible';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { all, mount, one, placedPopover, press, withText } from '../../support/components/mount';

import { beijing, active, chosen, Cities, CITIES, field, options, queries } from './cities';
import { waitUntil } from '../../support/components/wait-until';

/** Types as an input method does: the text changes during the composition, and its keys are marked. */
function compose(input: HTMLInputElement, steps: string[]): void {
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of steps) {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
  }
}
const endComposition = (input: HTMLInputElement) =>
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: input.value }));

describe('Combobox', () => {
  beforeEach(() => {
    queries.splice(0);
    chosen.splice(0);
  });

  it('opens on focus with its groups, the text selected to be replaced, nothing active', async () => {
    const { root } = mount(<Cities start={beijing} />);
    const input = field(root);
    expect([input.value, input.ariaExpanded]).to.deep.equal(['北京', 'false']);
    input.focus();
    await placedPopover(root);
    expect(input.ariaExpanded).to.equal('true');
    expect(options(root)).to.deep.equal(CITIES.map(({ name }) => name));
    expect(one(root, '[role=group]').ariaLabel).to.equal('热门城市');
    expect(one(root, '[aria-selected=true]').textContent).to.equal('北京');
    expect(active(root)).to.equal(undefined);
    expect([input.selectionStart, input.selectionEnd]).to.deep.equal([0, 2]);
    expect(input.getAttribute('aria-controls')).to.equal(one(root, '[role=listbox]').id);
  });

  it('leaves a long list by Tab for the next field, because the list scrolls without a stop of its own', async () => {
    const { root } = mount(
      <>
        <Cities />
        <button type="button">下一个</button>
      </>,
    );
    field(root).focus();
    await placedPopover(root);
    const list = one(root, '[role=listbox]');
    list.style.maxHeight = '40px';
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight);
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement?.textContent).to.equal('下一个');
  });

  it('filters as one types and takes the first by Enter', async () => {
    const { root } = mount(<Cities start={beijing} />);
    await press(field(root));
    await sendKeys({ type: 'sh' });
    expect(options(root)).to.deep.equal(['上海', '深圳']);
    expect(active(root)).to.equal('上海');
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['SHA']);
    expect(field(root).value).to.equal('上海');
    expect(all(root, '[role=listbox]')).to.deep.equal([]);
    expect(root.activeElement).to.equal(field(root));
    expect(queries).to.deep.equal(['s', 'sh', '']);
  });

  it('moves by arrows, by columns where there are some, and around at the ends', async () => {
    const { root } = mount(<Cities />);
    field(root).focus();
    const path: (string | null | undefined)[] = [];
    for (const key of [
      'ArrowDown',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowUp',
    ]) {
      await sendKeys({ press: key });
      path.push(active(root));
    }
    expect(path).to.deep.equal(['北京', '上海', '西安', '北京', '西安', '成都', '北京']);
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['SHA']);
  });

  it('moves on from a group with columns to one without, to the ends by Home and End', async () => {
    const answer = [
      { heading: '热门城市', columns: 3, options: CITIES.slice(0, 4) },
      { heading: '其他城市', options: CITIES.slice(4) },
    ];
    const { root } = mount(<Cities answer={answer} />);
    field(root).focus();
    await placedPopover(root);
    const path: (string | null | undefined)[] = [];
    for (const key of [
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
      'Home',
      'ArrowUp',
      'ArrowDown',
      'End',
      'ArrowRight',
    ]) {
      await sendKeys({ press: key });
      path.push(active(root));
    }
    expect(path).to.deep.equal(['西安', '成都', '广州', '北京', '西安', '北京', '西安', '西安']);
  });

  it('moves by arrows and takes Home and End among the options, while the text is empty', async () => {
    const { root } = mount(<Cities answer={[{ options: CITIES }]} />);
    field(root).focus();
    await placedPopover(root);
    const path: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home']) {
      await sendKeys({ press: key });
      path.push(active(root));
    }
    expect(path).to.deep.equal(['北京', '上海', '北京', '西安', '北京', '西安', '北京']);
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['BJS']);
  });

  it('continues by arrows from the first option found', async () => {
    const { root } = mount(<Cities />);
    field(root).focus();
    await sendKeys({ type: 'sh' });
    await sendKeys({ press: 'ArrowDown' });
    expect(active(root)).to.equal('深圳');
    await sendKeys({ press: 'ArrowDown' });
    expect(active(root)).to.equal('上海');
    await sendKeys({ type: 'e' });
    expect([active(root), options(root)]).to.deep.equal(['深圳', ['深圳']]);
  });

  it('leaves left and right to the text once there is one', async () => {
    const { root } = mount(<Cities />);
    field(root).focus();
    await sendKeys({ type: 'sh' });
    await sendKeys({ press: 'ArrowLeft' });
    expect(field(root).selectionStart).to.equal(1);
  });

  it('restores the choice on Escape and closes', async () => {
    const { root } = mount(<Cities start={beijing} />);
    await press(field(root));
    await sendKeys({ type: 'sh' });
    await sendKeys({ press: 'Escape' });
    expect(field(root).value).to.equal('北京');
    expect(all(root, '[role=listbox]')).to.deep.equal([]);
    expect(chosen).to.deep.equal([]);
    await sendKeys({ press: 'ArrowDown' });
    expect(options(root).length).to.equal(6);
  });

  it('takes the active option by Tab and goes on to the next field', async () => {
    const { root } = mount(
      <>
        <Cities />
        <button type="button">下一个</button>
      </>,
    );
    field(root).focus();
    await sendKeys({ type: 'guang' });
    await sendKeys({ press: 'Tab' });
    expect(chosen).to.deep.equal(['CAN']);
    expect(root.activeElement?.textContent).to.equal('下一个');
  });

  it('restores the choice when one goes away with a text that names nothing, and empties it with an empty one', async () => {
    const { root } = mount(<Cities start={beijing} />);
    await press(field(root));
    await sendKeys({ type: 'zzz' });
    expect(one(root, '.tp-combobox-status').textContent).to.equal('没有匹配的结果');
    field(root).blur();
    await waitUntil(() => field(root).value === '北京');
    expect(chosen).to.deep.equal([]);
    await press(field(root));
    await sendKeys({ press: 'Backspace' });
    field(root).blur();
    await waitUntil(() => chosen.length > 0);
    expect(new Set(chosen)).to.deep.equal(new Set([null]));
    expect(field(root).value).to.equal('');
  });

  it('chooses by a press without losing the focus', async () => {
    const { root } = mount(<Cities />);
    await press(field(root));
    await placedPopover(root);
    await press(withText(root, '[role=option]', '成都'));
    expect(chosen).to.deep.equal(['CTU']);
    expect(root.activeElement).to.equal(field(root));
    expect(all(root, '[role=listbox]')).to.deep.equal([]);
    await press(field(root));
    expect(options(root).length).to.equal(6);
  });

  it('never acts while an input method composes', async () => {
    const { root } = mount(<Cities />);
    const input = field(root);
    input.focus();
    compose(input, ['b', 'bei', "bei'jing"]);
    expect(queries).to.deep.equal([]);
    expect(input.value).to.equal("bei'jing");
    for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) {
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, isComposing: true }),
      );
      await nextFrame();
      expect(active(root), key).to.equal(undefined);
    }
    expect([chosen, input.ariaExpanded]).to.deep.equal([[], 'true']);

    compose(input, ['北京']);
    endComposition(input);
    await waitUntil(() => active(root) === '北京');
    expect(queries).to.deep.equal(['北京']);
    // In Safari, the key that ends a composition arrives after its end.
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    await nextFrame();
    expect(chosen).to.deep.equal([]);
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['BJS']);
  });

  it('offers nothing while the answer is on its way, so that no stale option is taken', async () => {
    let submitted = 0;
    const { root, render } = mount(
      <form onSubmit={() => submitted++}>
        <Cities loading />
      </form>,
    );
    field(root).focus();
    await sendKeys({ type: 's' });
    expect(options(root)).to.deep.equal([]);
    expect(one(root, '.tp-combobox-status').textContent).to.equal('正在查询');
    await sendKeys({ press: 'Enter' });
    expect([chosen, submitted]).to.deep.equal([[], 0]);
    render(
      <form>
        <Cities />
      </form>,
    );
    expect(active(root)).to.equal('上海');
    expect(one(root, '[role=status]').textContent).to.equal('2 个选项');
  });

  it('does not open again because the window came back', async () => {
    const { root } = mount(<Cities start={beijing} />);
    const input = field(root);
    input.focus();
    await placedPopover(root);
    await sendKeys({ press: 'Escape' });
    // When a browser window loses and regains the focus, the element stays active.
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
    input.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    await nextFrame();
    expect(input.ariaExpanded).to.equal('false');
  });

  it('scrolls to the option that the keys lead to', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      code: `C${index}`,
      name: `城市${index}`,
      pinyin: '',
    }));
    const { root } = mount(<Cities answer={[{ options: many }]} />);
    field(root).focus();
    const panel = await placedPopover(root);
    await sendKeys({ press: 'ArrowUp' });
    expect(active(root)).to.equal('城市59');
    expect(panel.getBoundingClientRect().height, 'not as high as the window').to.be.at.most(400);
    const option = withText(root, '[role=option]', '城市59').getBoundingClientRect();
    expect(option.bottom).to.be.at.most(panel.getBoundingClientRect().bottom);
  });

  it('closes its list by Escape before the dialog around it', async () => {
    const { root } = mount(
      <Dialog title="查询" onClose={() => chosen.push('closed')}>
        <Cities />
      </Dialog>,
    );
    expect(field(root).ariaExpanded).to.equal('true');
    await sendKeys({ press: 'Escape' });
    expect([field(root).ariaExpanded, chosen]).to.deep.equal(['false', []]);
    await sendKeys({ press: 'Escape' });
    expect(chosen).to.deep.equal(['closed']);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible closed, open, empty and loading, ${theme}`, async () => {
      const { host, root, render } = mount(<Cities start={beijing} />, theme);
      await accessible(host);
      field(root).focus();
      await placedPopover(root);
      await accessible(host);
      await sendKeys({ press: 'ArrowDown' });
      await accessible(host);
      render(<Cities answer={[]} />);
      await accessible(host);
      render(<Cities loading />);
      await accessible(host);
    });
  }
});
