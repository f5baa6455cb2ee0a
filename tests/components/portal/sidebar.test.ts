import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { readRecentPages, withRecentPage } from '../../../components/portal/own-pages/recent-pages';
import type { Menus } from '../../../components/portal/menus/menus';
import { Sidebar } from '../../../components/portal/menus/sidebar';
import { portalTexts } from '../../../components/portal/texts';
import { buildMenuTree } from '../../../src/domain/portal/menu';

const item = (ModuleID: string, ParentID: string, ModuleName: string, ModuleURL = '') => ({
  keyID: ModuleID,
  ModuleID,
  ModuleName,
  ParentID,
  ModuleURL,
  IconURL: '',
});
const pages = (group: string, names: readonly string[]) =>
  names.map((name, i) => item(`${group}0${i + 1}`, group, name, `/${group}/${i}`));
const TREE = buildMenuTree([
  item('05', '0', '企业管理'),
  item('0501', '05', '管理中心', '/managementCenter/index'),
  item('0502', '05', '通讯录'),
  ...pages('0502', ['员工列表', '部门列表', '职位列表', '职级维护', '自定义模板', '企业邀请']),
  item('0503', '05', '差旅标准'),
  ...pages('0503', ['标准列表', '标准优先级', '城市设置', '酒店标准', '超标原因', '审批流程']),
  item('06', '0', '差旅预订'),
  item('0601', '06', '订单管理'),
  ...pages('0601', ['机票订单', '订单查询']),
]);

describe('the sidebar', () => {
  async function draw(...first: readonly string[]) {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    let active = first;
    const show = () => {
      const menus: Menus = { tree: TREE, active, t: portalTexts.chinese };
      render(sidebar.render(menus, false, html`<p class="own"></p>`, html`<button>折叠</button>`), place);
    };
    const sidebar = new Sidebar(show);
    show();
    const field = () => place.querySelector<HTMLInputElement>('input[type="search"]');
    return {
      place,
      field,
      open: () =>
        [...place.querySelectorAll('details')].flatMap((group) =>
          group.open ? [group.querySelector('summary')?.textContent] : [],
        ),
      links: () => [...place.querySelectorAll('a')].map(({ textContent }) => textContent),
      type(query: string) {
        const input = field();
        if (!input) throw new Error('no filter');
        input.value = query;
        input.dispatchEvent(new InputEvent('input'));
      },
      go(...next: readonly string[]) {
        active = next;
        show();
      },
    };
  }

  it('folds a long menu by group with the current one open', async () => {
    const { place, open, go } = await draw('05', '0502', '050201');
    expect(open()).to.deep.equal(['通讯录']);
    go('05', '0503', '050301');
    expect(open()).to.deep.equal(['差旅标准']);
    await expect(place).to.be.accessible();
  });

  it('keeps the groups that the user has opened and folded, and opens the current one again', async () => {
    const { place, open, go } = await draw('05', '0502', '050201');
    const folds = [...place.querySelectorAll('details')];
    const toggled = folds.map((fold) => new Promise((resolve) => fold.addEventListener('toggle', resolve)));
    for (const fold of folds) fold.querySelector('summary')?.click();
    await Promise.all(toggled);
    go('05', '0502', '050201');
    expect(open()).to.deep.equal(['差旅标准']);
    go('05', '0502', '050202');
    expect(open()).to.deep.equal(['通讯录', '差旅标准']);
  });

  it('finds pages by the names of page and group until another page is open', async () => {
    const { place, field, links, type, go } = await draw('05', '0502', '050201');
    type('标准');
    expect(links()).to.deep.equal(['标准列表', '标准优先级', '城市设置', '酒店标准', '超标原因', '审批流程']);
    expect(place.querySelector('.own')).to.equal(null);
    type('职');
    expect(links()).to.deep.equal(['职位列表', '职级维护']);
    type('没有');
    expect(place.querySelector('[role="status"]')?.textContent).to.equal('没有匹配的页面');
    type('职');
    go('05', '0502', '050203');
    expect(field()?.value).to.equal('');
    expect(place.querySelector('.own')).not.to.equal(null);
  });

  it('shows a short menu whole', async () => {
    const { place, field, links } = await draw('06', '0601', '060101');
    expect(links()).to.deep.equal(['机票订单', '订单查询']);
    expect(place.querySelector('details')).to.equal(null);
    expect(field()).to.equal(null);
  });
});

describe('recent pages', () => {
  it('are the last eight of each person, the last first', () => {
    let kept = readRecentPages(undefined);
    for (let i = 1; i <= 10; i++) kept = withRecentPage(kept, 'a', `/page/${i}`);
    kept = withRecentPage(kept, 'b', '/page/1');
    kept = withRecentPage(kept, 'a', '/page/5');
    const again = readRecentPages(JSON.stringify(kept));
    expect(again['a']).to.deep.equal([5, 10, 9, 8, 7, 6, 4, 3].map((page) => `/page/${page}`));
    expect(again['b']).to.deep.equal(['/page/1']);
  });

  it('are none where the stored text is not theirs', () => {
    for (const text of ['', '{', '3', '[]', 'null', '{"a":3}', '{"a":[7]}'])
      expect(readRecentPages(text), text).to.deep.equal({});
  });
});
