import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { portalDialogTexts } from '../../../components/portal/dialogs/texts';
import { portalTexts } from '../../../components/portal/texts';
import { MenuTree } from '../../../components/portal/menus/menu-tree';
import type { Menus } from '../../../components/portal/menus/menus';
import { buildMenuTree } from '../../../src/domain/portal/menu';

const item = (ModuleID: string, ParentID: string, ModuleName: string, ModuleURL = '') => ({
  keyID: ModuleID,
  ModuleID,
  ModuleName,
  ParentID,
  ModuleURL,
  IconURL: '',
});
const TREE = buildMenuTree([
  item('01', '0', '差旅预订', '/flightBooking/index'),
  item('0101', '01', '机票预订', '/flightBooking/index'),
  item('0102', '01', '机票订单', '/orderManage/airOrderList'),
  item('05', '0', '企业管理'),
  item('0501', '05', '通讯录', '/addressBook/manage/list'),
  item('050101', '0501', '职位列表', '/addressBook/manage/positionList'),
  item('09', '0', '帮助中心', '/help/index'),
]);

describe('the menu tree of the drawer', () => {
  async function draw(active: readonly string[]) {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const menus: Menus = { tree: TREE, active, t: portalTexts.chinese };
    const tree = new MenuTree(() => render(tree.render(menus, portalDialogTexts.chinese), place));
    tree.reset(menus);
    render(tree.render(menus, portalDialogTexts.chinese), place);
    const named = (selector: string) =>
      [...place.querySelectorAll<HTMLElement>(selector)].map((element) => element.textContent.trim());
    const branch = (name: string) => {
      const found = [...place.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) =>
        textContent.includes(name),
      );
      if (!found) throw new Error(`no branch ${name}`);
      return found;
    };
    return { place, menus, tree, named, branch };
  }

  it('draws only the open branch of the current page', async () => {
    const { named, branch } = await draw(['01', '0102']);
    expect(named('a')).to.deep.equal(['机票预订', '机票订单', '帮助中心']);
    expect(named('a[aria-current="page"]')).to.deep.equal(['机票订单']);
    expect(branch('差旅预订').getAttribute('aria-expanded')).to.equal('true');
    expect(branch('企业管理').getAttribute('aria-expanded')).to.equal('false');
    expect(branch('企业管理').hasAttribute('aria-controls')).to.equal(false);
  });

  it('opens and closes a branch, and refers to the controlled list', async () => {
    const { place, named, branch } = await draw([]);
    expect(named('a')).to.deep.equal(['帮助中心']);
    branch('企业管理').click();
    expect(named('a')).to.deep.equal(['通讯录', '帮助中心']);
    const controlled = branch('企业管理').getAttribute('aria-controls') ?? '';
    expect(place.querySelector(`#${controlled}`)?.textContent).to.contain('通讯录');
    branch('企业管理').click();
    expect(named('a')).to.deep.equal(['帮助中心']);
  });

  it('keeps the page of a menu that has one of its own within reach', async () => {
    const { place, named, branch } = await draw(['05']);
    const link = place.querySelector<HTMLAnchorElement>('.tree-row a');
    expect(link?.hash).to.equal('#/addressBook/manage/list');
    branch('通讯录的下级菜单').click();
    expect(named('a')).to.deep.equal(['通讯录', '职位列表', '帮助中心']);
    await expect(place).to.be.accessible();
  });

  it('starts anew with the branch of the page whenever the drawer opens', async () => {
    const { place, menus, tree, named, branch } = await draw(['01', '0101']);
    branch('企业管理').click();
    branch('差旅预订').click();
    tree.reset(menus);
    render(tree.render(menus, portalDialogTexts.chinese), place);
    expect(named('a')).to.deep.equal(['机票预订', '机票订单', '帮助中心']);
  });
});
