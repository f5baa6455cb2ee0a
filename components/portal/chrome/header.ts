import { html, nothing, type TemplateResult } from 'lit';
import type { EnterpriseShortInfo, LoginUserInfo } from '../../../src/contract/login/login';
import type { Theme } from '../../../src/element/runtime/suite-config';
import type { DropDowns, MenuItem } from './drop-down';
import { ICONS } from './icons';
import { firstLevel, type Menus } from '../menus/menus';
import { LANGUAGES } from './language';
import type { Locale } from '../../../src/domain/texts/texts';
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
  /** Language of the portal; undefined where the embedder has fixed it. */
  locale: Locale | undefined;
  showsQuit: boolean;
  /** True on hosts other than production: shows links for developers. */
  showsDebug: boolean;
  unread: number;
  /** Bell of notices, once its code is loaded. */
  bell: unknown;
  dropDowns: DropDowns;
  openDrawer(): void;
  openSearch(): void;
  openChat(): void;
  chooseTheme(theme: Theme): void;
  chooseLanguage(locale: Locale): void;
  switchEnterprise(enterpriseNum: string): void;
  go(path: string): void;
  /** Returns to the old version of the portal. */
  /** Address of the new site where it is another one. */
  newSite: string | undefined;
  goBackToOld(): void;
  signOut(): void;
  /** Signs out on all devices after a confirmation. */
  signOutEverywhere(): void;
}

export function header(model: Header): TemplateResult {
  return html`<header class="header" part="header">
    <button type="button" class="tp-button text icon-only drawer-button" @click=${model.openDrawer}>
      ${ICONS.menu}<span class="tp-visually-hidden">${model.menus.t.openMenu}</span>
    </button>
    <span class="site">
      ${model.logo ? html`<img class="logo" src=${model.logo} alt="" />` : nothing}
      <span class="site-name">${model.siteName}</span>
    </span>
    ${firstLevel(model.menus)}
    <button type="button" class="tp-button text search-button" @click=${model.openSearch}>
      ${ICONS.search}<span class="search-text">${model.menus.t.search}</span><kbd>Ctrl K</kbd>
    </button>
    ${model.bell} ${enterpriseMenu(model)} ${staffMenu(model)}
    ${model.theme ? themeMenu(model, model.theme) : nothing}
    ${
      model.showsQuit
        ? html`<button type="button" class="tp-button text quit" @click=${model.signOut}>
            ${model.menus.t.signOut}
          </button>`
        : nothing
    }
    ${model.dropDowns.place}
  </header>`;
}

function enterpriseMenu(model: Header): TemplateResult {
  const { user, enterprise, dropDowns, switchEnterprise } = model;
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
    label: model.menus.t.enterprises,
    className: 'enterprise',
    text: name,
    items: [...enterprises, ...separated(...pageItem(CHOOSE_ENTERPRISE, model))],
  });
}

function staffMenu(model: Header): TemplateResult {
  const { enterprise, unread, dropDowns, menus } = model;
  const { t } = menus;
  return dropDowns.button({
    id: 'staff',
    label: t.own,
    className: 'staff',
    text: html`<span class="avatar-place"></span
      ><span class="staff-name" title=${enterprise.staffName}>${enterprise.staffName}</span>${
        unread > 0 ? html`<span class="badge" title=${t.unread}>${Math.min(unread, 99)}</span>` : nothing
      }`,
    items: [
      ...pageItem('/personalInfo/personalInfo', model),
      {
        key: 'chat',
        label: t.chat(unread),
        onSelect: model.openChat,
      },
      ...newSiteItem(model),
      { key: 'old', label: t.oldVersion, onSelect: model.goBackToOld },
      ...languageItems(model),
      ...separated({ key: 'everywhere', label: t.everywhere, onSelect: model.signOutEverywhere }),
      ...(model.showsDebug ? debugItems(enterprise.staffNO, model) : []),
    ],
  });
}

/** Leads users of another address of the portal, such as a former domain, to the new site. */
const newSiteItem = ({ newSite, menus: { t } }: Header): MenuItem[] =>
  newSite === undefined ? [] : [{ key: 'new', label: t.newSite, onSelect: () => location.assign(newSite) }];

/** Menu items of the languages, each by its own name for readers of no other. */
function languageItems({ locale, chooseLanguage }: Header): MenuItem[] {
  if (!locale) return [];
  const other = locale === 'en' ? 'zh-CN' : 'en';
  return separated({
    key: 'language',
    label: LANGUAGES[other],
    onSelect: () => chooseLanguage(other),
  });
}

/** Links for developers (specification 6): to add an employee, and to the signed-in user. */
const debugItems = (staffNO: string, model: Header): MenuItem[] =>
  separated(
    ...pageItem('/employeeManage/staffEdit', model, model.menus.t.addStaff),
    ...pageItem(`/employeeManage/staffDetail/${staffNO}`, model, model.menus.t.staffDetail),
  );

const separated = (...[first, ...others]: MenuItem[]): MenuItem[] =>
  first ? [{ ...first, separated: true }, ...others] : [];

/** Menu item for a page of the portal with its title; empty while the page does not exist. */
function pageItem(path: string, { go, menus }: Header, text?: string): MenuItem[] {
  const page = pageOf(path);
  if (page?.tag === undefined) return [];
  return [{ key: path, label: text ?? menus.t.name(page.title), onSelect: () => go(path) }];
}

function themeMenu({ chooseTheme, dropDowns, menus: { t } }: Header, theme: Theme): TemplateResult {
  return dropDowns.button({
    id: 'themes',
    label: t.themes,
    className: 'theme',
    text: html`${ICONS[theme]}<span class="tp-visually-hidden">${t.themeNow(theme)}</span>`,
    items: THEMES.map((value) => ({
      key: value,
      label: t.theme(value),
      current: value === theme,
      onSelect: () => chooseTheme(value),
    })),
  });
}
