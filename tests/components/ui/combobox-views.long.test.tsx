import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { accessible } from '../../support/components/accessible';
import { type OptionView } from '../../../src/ui/field/combobox/Combobox';
import { all, mount, one, placedPopover, press, withText } from '../../support/components/mount';

import { active, chosen, Cities, CITIES, field, options, queries, type City } from './cities';
import { waitUntil } from '../../support/components/wait-until';

describe('Combobox with views', () => {
  const [first, ...others] = CITIES;
  const views: OptionView<City>[] = [
    { name: '热门', groups: [{ heading: '热门城市', columns: 3, options: first ? [first] : [] }] },
    { name: '全部', groups: [{ heading: '甲', columns: 3, options: others }] },
  ];
  const tabs = (root: ShadowRoot) =>
    all(root, '[role=tab]').map((tab) => `${tab.textContent} ${tab.ariaSelected}`);

  beforeEach(() => {
    queries.splice(0);
    chosen.splice(0);
  });

  it('shows one at a time, turned by a press or Page Up and Down, and begins with the first again', async () => {
    const { root } = mount(<Cities views={views} />);
    await press(field(root));
    await placedPopover(root);
    expect(tabs(root)).to.deep.equal(['热门 true', '全部 false']);
    expect(options(root)).to.deep.equal(['北京']);
    expect(one(root, '[role=status]').textContent).to.equal('热门 1 个选项');
    await press(withText(root, '[role=tab]', '全部'));
    expect(root.activeElement).to.equal(field(root));
    expect(options(root)).to.have.length(5);
    expect(active(root)).to.equal(undefined);
    await sendKeys({ press: 'PageDown' });
    expect(tabs(root)).to.deep.equal(['热门 true', '全部 false']);
    await sendKeys({ press: 'PageUp' });
    expect(tabs(root)).to.deep.equal(['热门 false', '全部 true']);
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'ArrowDown' });
    expect(tabs(root)).to.deep.equal(['热门 true', '全部 false']);
  });

  it('goes on with the arrows from the last option of one to the first of the next, and back', async () => {
    const { root } = mount(<Cities views={views} />);
    field(root).focus();
    const path: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End', 'ArrowDown']) {
      await sendKeys({ press: key });
      path.push(active(root));
    }
    expect(path).to.deep.equal(['北京', '上海', '北京', '西安', '上海', '西安', '北京']);
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.deep.equal(['BJS']);
  });

  it('gives way to typed text, where Home and End are the text’s', async () => {
    const { root } = mount(<Cities views={views} />);
    field(root).focus();
    await sendKeys({ type: 's' });
    expect(tabs(root)).to.deep.equal([]);
    expect(options(root)).to.deep.equal(['上海', '深圳']);
    await sendKeys({ press: 'Home' });
    expect([field(root).selectionStart, active(root)]).to.deep.equal([0, '上海']);
  });

  it('shows failures and tries again by its button and by Enter', async () => {
    let tries = 0;
    const failure = { text: '加载失败', retry: () => (tries += 1) };
    const { host, root } = mount(<Cities views={views} failure={failure} />);
    await press(field(root));
    await placedPopover(root);
    expect(options(root)).to.deep.equal([]);
    expect(one(root, '[role=status]').textContent).to.equal('加载失败重试');
    await accessible(host);
    await press(withText(root, 'button', '重试'));
    expect([tries, root.activeElement]).to.deep.equal([1, field(root)]);
    await sendKeys({ press: 'Enter' });
    expect(tries).to.equal(2);
  });

  it('is a sheet from the field to the edge of a narrow window, with the field in sight', async () => {
    await setViewport({ width: 390, height: 800 });
    const { host, root } = mount(<Cities views={views} sheet />);
    await press(field(root));
    await waitUntil(() => one(root, '.tp-popover').dataset['placed'] === 'sheet');
    const sheet = one(root, '.tp-popover').getBoundingClientRect();
    const input = field(root).getBoundingClientRect();
    expect([sheet.left, sheet.right, sheet.bottom]).to.deep.equal([0, 390, 800]);
    expect(sheet.top).to.be.at.least(input.bottom);
    await accessible(host);
    host.style.marginTop = '700px';
    await waitUntil(() => one(root, '.tp-popover').dataset['side'] === 'above');
    expect(one(root, '.tp-popover').getBoundingClientRect().top).to.equal(0);
    expect(one(root, '.tp-popover').getBoundingClientRect().bottom).to.be.at.most(
      field(root).getBoundingClientRect().top,
    );
    await setViewport({ width: 1024, height: 768 });
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      const { host, root } = mount(<Cities views={views} />, theme);
      await press(field(root));
      await placedPopover(root);
      await accessible(host);
    });
  }
});
