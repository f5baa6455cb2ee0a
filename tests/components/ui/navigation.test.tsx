import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { accessible } from '../../support/components/accessible';
import { Disclosure } from '../../../src/ui/layout/disclosure/Disclosure';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { Steps } from '../../../src/ui/layout/tabs/Steps';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import type { Language } from '../../../src/domain/texts/texts';
import { LanguageContext } from '../../../src/ui/texts/use-texts';
import { all, mount, one, press, withText } from '../../support/components/mount';

describe('Tabs', () => {
  function Orders() {
    const [value, setValue] = useState<'all' | 'unpaid' | 'issued'>('all');
    return (
      <Tabs
        label="订单状态"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'all', label: '全部', count: 128 },
          { value: 'unpaid', label: '待支付' },
          { value: 'issued', label: '已出票' },
        ]}
      >
        {value}
      </Tabs>
    );
  }

  it('change to the neighbour by arrow keys, around at the ends, and name the panel', async () => {
    const { root } = mount(<Orders />);
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement?.textContent).to.equal('全部128');
    await sendKeys({ press: 'ArrowLeft' });
    expect(root.activeElement?.textContent).to.equal('已出票');
    const panel = one(root, '[role=tabpanel]');
    expect(panel.textContent).to.equal('issued');
    expect(panel.getAttribute('aria-labelledby')).to.equal(root.activeElement?.id);
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowRight' });
    expect(panel.textContent).to.equal('unpaid');
    expect(all(root, '[role=tab]').map((tab) => tab.tabIndex)).to.deep.equal([-1, 0, -1]);
  });

  it('follow the direction of the text', async () => {
    const { host, root } = mount(<Orders />);
    host.dir = 'rtl';
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowLeft' });
    expect(one(root, '[role=tabpanel]').textContent).to.equal('unpaid');
  });

  it('are accessible', async () => {
    await accessible(mount(<Orders />).host);
  });
});

describe('Steps', () => {
  it('mark done and current steps, and lead back to done ones only', async () => {
    const chosen: number[] = [];
    const { host, root } = mount(
      <Steps
        label="预订流程"
        steps={['航班', '乘机人', '确认', '支付']}
        current={2}
        onSelect={(index) => chosen.push(index)}
      />,
    );
    expect(one(root, '[aria-current=step]').textContent).to.contain('确认');
    expect(all(root, 'button').map((button) => button.textContent)).to.deep.equal([
      '航班已完成',
      '乘机人已完成',
    ]);
    await press(withText(root, 'button', '乘机人已完成'));
    expect(chosen).to.deep.equal([1]);
    await accessible(host);
  });
});

describe('Pagination', () => {
  function Pages({ total, start = 1 }: { total: number; start?: number }) {
    const [page, setPage] = useState(start);
    const [size, setSize] = useState(20);
    return (
      <Pagination
        page={page}
        pageSize={size}
        total={total}
        onChange={setPage}
        onPageSizeChange={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
    );
  }
  const current = (root: ShadowRoot) => one(root, '[aria-current=page]').textContent;

  it('goes to a page, to its neighbours, and by a jump to any, within the existing pages', async () => {
    const { host, root } = mount(<Pages total={1284} />);
    host.style.width = '900px';
    expect(one(root, '.tp-pagination-total').textContent).to.equal('共 1284 条');
    await press(one(root, '[aria-label="第 3 页"]'));
    expect(current(root)).to.equal('3');
    await press(withText(root, 'button', '下一页'));
    expect(current(root)).to.equal('4');
    await press(one(root, '[aria-label=跳至页码]'));
    await sendKeys({ type: '6x6' });
    await sendKeys({ press: 'Enter' });
    expect(current(root)).to.equal('65');
    expect(withText(root, 'button', '下一页').ariaDisabled).to.equal('true');
  });

  it('points by the direction of its element rather than of the page around it', () => {
    const { host, root } = mount(<Pages total={100} />);
    document.documentElement.dir = 'rtl';
    try {
      const [arrow] = all(root, '.tp-pages .lucide');
      if (!arrow) throw new Error('no arrow');
      expect(getComputedStyle(arrow).scale).to.equal('none');
      host.dir = 'rtl';
      expect(getComputedStyle(arrow).scale).to.equal('-1 1');
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  it('has one page where there is nothing, without a jump', () => {
    const { root } = mount(<Pages total={0} />);
    expect(current(root)).to.equal('1');
    expect(all(root, '[aria-label=跳至页码]')).to.deep.equal([]);
    expect(all(root, 'button[aria-disabled=true]').length).to.equal(2);
  });

  it('shows the size of a page whole in any language', () => {
    const perPage = (count: number) => `${count} Einträge pro Seite`;
    const language: Language = {
      locale: 'en',
      textsOf: (catalogue) => ({ ...catalogue.chinese, perPage }),
    };
    const { root } = mount(
      <LanguageContext value={language}>
        <Pages total={100} />
      </LanguageContext>,
    );
    const select = one<HTMLSelectElement>(root, 'select');
    const text = document.createElement('span');
    text.textContent = perPage(20);
    text.style.position = 'absolute';
    select.after(text);
    text.style.font = getComputedStyle(select).font;
    expect(select.clientWidth).to.be.above(text.offsetWidth);
    const line = (of: string) => one(root, of).getBoundingClientRect();
    expect(line('.tp-page-size').top).to.be.below(line('.tp-pages').bottom);
  });

  it('changes the size of a page', () => {
    const { root } = mount(<Pages total={100} start={5} />);
    const select = one<HTMLSelectElement>(root, 'select');
    expect(select.selectedOptions[0]?.textContent).to.equal('20 条/页');
    select.value = '2';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(all(root, '.tp-page').length).to.equal(2);
  });

  it('keeps to two buttons and a place where it is narrow', () => {
    const { host, root } = mount(<Pages total={1284} />);
    host.style.width = '390px';
    expect(one(root, '.tp-page-place').offsetWidth).to.be.above(0);
    expect(one(root, '[aria-label="第 3 页"]').offsetWidth).to.equal(0);
    expect(one(root, '.tp-root').scrollWidth).to.equal(390);
  });

  it('is accessible', async () => {
    await accessible(mount(<Pages total={1284} />).host);
  });
});

describe('Disclosure', () => {
  it('opens and closes its content in place', async () => {
    const { host, root } = mount(<Disclosure summary="退改规则">退票费 5%</Disclosure>);
    const button = one(root, 'button');
    expect([button.ariaExpanded, root.textContent.includes('退票费')]).to.deep.equal(['false', false]);
    await press(button);
    expect(button.ariaExpanded).to.equal('true');
    expect(root.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).to.equal(
      '退票费 5%',
    );
    await accessible(host);
    await press(button);
    expect(root.textContent).not.to.contain('退票费');
  });
});
