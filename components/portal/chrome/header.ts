import { html, nothing, type TemplateResult } from 'lit';
import type { EnterpriseShortInfo, LoginUserInfo } from '../../../src/contract/login/login';
import type { Theme } from '../../../src/element/runtime/runtime';
import type { DropDowns, MenuItem } from './drop-down';
import { ICONS } from './icons';
import { firstLevel, type Menus } from './menus';
import { CHOOSE_ENTERPRISE } from '../routing/paths';
import { pageOf } from '../routing/route';
import { THEMES } from './theme';

export interface Header {
  siteName: string;
  logo: string | undefined;
  menus: Menus;
  user: LoginUserInfo;
  enterprise: EnterpriseShortInfo;
  /** Undefined where the embedder has fixed the theme. */
  theme: Theme | undefined;
  showsQuit: boolean;
  /** Links for developers: only where the host is none of production's. */
  showsDebug: boolean;
  unread: number;
  dropDowns: DropDowns;
  openDrawer(): void;
  openSearch(): void;
  openChat(): void;
  chooseTheme(theme: Theme): void;
  switchEnterprise(enterpriseNum: string): void;
  go(path: string): void;
  /** Back to the old version of the portal. */
  goBackToOld(): void;
  signOut(): void;
  /** On all devices; asks first. */
  signOutEverywhere(): void;
}

export function header(model: Header): TemplateResult {
  return html`<header class="header" part="header">
    <button type="button" class="tp-button text icon-only drawer-button" @click=${model.openDrawer}>
      ${ICONS.menu}<span class="tp-visually-hidden">打开菜单</span>
    </button>
    <span class="site">
      ${model.logo ? html`<img class="logo" src=${model.logo} alt="" />` : nothing}
      <span class="site-name">${model.siteName}</span>
    </span>
    ${firstLevel(model.menus)}
    <button type="button" class="tp-button text search-button" @click=${model.openSearch}>
      ${ICONS.search}<span class="search-text">搜索菜单</span><kbd>Ctrl K</kbd>
    </button>
    ${enterpriseMenu(model)} ${staffMenu(model)} ${model.theme ? themeMenu(model, model.theme) : nothing}
    ${
      model.showsQuit
        ? html`<button type="button" class="tp-button text quit" @click=${model.signOut}>退出</button>`
        : nothing
    }
    ${model.dropDowns.place}
  </header>`;
}

function enterpriseMenu({ user, enterprise, dropDowns, switchEnterprise, go }: Header): TemplateResult {
  const { entAndTmcShortInfoList: all } = user;
  const name = html`<span class="enterprise-name" title=${enterprise.entShortName}
    >${enterprise.entShortName}</span
  >`;
  if (all.length < 2) return html`<span class="enterprise">${name}</span>`;
  const enterprises = all.map(({ enterpriseNum, entName }): MenuItem => {
    const current = enterpriseNum === enterprise.enterpriseNum;
    return {
      key: enterpriseNum,
      label: entName,
      current,
      onSelect: () => current || switchEnterprise(enterpriseNum),
    };
  });
  return dropDowns.button({
    id: 'enterprises',
    label: '切换企业',
    className: 'enterprise',
    text: name,
    items: [...enterprises, ...separated(...pageItem(CHOOSE_ENTERPRISE, go))],
  });
}

function staffMenu(model: Header): TemplateResult {
  const { enterprise, unread, dropDowns, go } = model;
  return dropDowns.button({
    id: 'staff',
    label: '个人菜单',
    className: 'staff',
    text: html`<span class="staff-name" title=${enterprise.staffName}>${enterprise.staffName}</span>${
        unread > 0 ? html`<span class="badge" title="未读客服消息">${Math.min(unread, 99)}</span>` : nothing
      }`,
    items: [
      ...pageItem('/personalInfo/personalInfo', go),
      {
        key: 'chat',
        label: unread > 0 ? `联系客服（${unread} 条未读）` : '联系客服',
        onSelect: model.openChat,
      },
      { key: 'old', label: '返回旧版', onSelect: model.goBackToOld },
      ...separated({ key: 'everywhere', label: '退出所有设备', onSelect: model.signOutEverywhere }),
      ...(model.showsDebug ? debugItems(enterprise.staffNO, go) : []),
    ],
  });
}

/** Links for developers (specification 6): to add staff, and to whoever is signed in. */
const debugItems = (staffNO: string, go: Header['go']): MenuItem[] =>
  separated(
    ...pageItem('/employeeManage/staffEdit', go, '新增员工（调试）'),
    ...pageItem(`/employeeManage/staffDetail/${staffNO}`, go, '员工详情（调试）'),
  );

const separated = (...[first, ...others]: MenuItem[]): MenuItem[] =>
  first ? [{ ...first, separated: true }, ...others] : [];

/** Leads to a page of the portal, by its title; nothing while the page is not there. */
function pageItem(path: string, go: Header['go'], text?: string): MenuItem[] {
  const page = pageOf(path);
  if (page?.tag === undefined) return [];
  return [{ key: path, label: text ?? page.title, onSelect: () => go(path) }];
}

function themeMenu({ chooseTheme, dropDowns }: Header, theme: Theme): TemplateResult {
  return dropDowns.button({
    id: 'themes',
    label: '外观',
    className: 'theme',
    text: html`${ICONS[theme]}<span class="tp-visually-hidden">外观：${THEMES[theme]}</span>`,
    items: Object.entries(THEMES).map(([value, label]) => ({
      key: value,
      label,
      current: value === theme,
      onSelect: () => chooseTheme(value as Theme),
    })),
  });
}
