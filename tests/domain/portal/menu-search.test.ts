import assert from 'node:assert/strict';
import { match } from 'pinyin-pro';
import { describe, it } from 'vitest';
import { buildMenuTree } from '../../../src/domain/portal/menu';
import { soundMatch } from '../../../src/domain/sound-match';
import { pagesOfMenus, searchPages } from '../../../src/domain/portal/menu-search';

const item = (ModuleID: string, ParentID: string, ModuleName: string) => ({
  keyID: ModuleID,
  ModuleID,
  ParentID,
  ModuleName,
  ModuleURL: `/${ModuleID}`,
  IconURL: '',
});
const PAGES = pagesOfMenus(
  buildMenuTree([
    item('01', '', '差旅预订'),
    item('0101', '01', '机票预订'),
    item('0102', '01', '我的订单'),
    item('02', '', '企业管理'),
    item('0201', '02', '重置密码'),
    item('0202', '02', '企业机票订单'),
    item('03', '', '首页'),
  ]),
);
const sounds = soundMatch(match, { continuous: false });
const search = (query: string) => searchPages(PAGES, query, sounds).map(({ name }) => name);

describe('the search in the menus', () => {
  it('knows every page, with the menus above it, and no menu that holds others', () => {
    assert.deepEqual(
      PAGES.map(({ name, trail }) => [...trail, name].join('/')),
      ['差旅预订/机票预订', '差旅预订/我的订单', '企业管理/重置密码', '企业管理/企业机票订单', '首页'],
    );
  });

  const cases: [query: string, names: string[]][] = [
    ['', ['机票预订', '我的订单', '重置密码', '企业机票订单', '首页']],
    ['  ', ['机票预订', '我的订单', '重置密码', '企业机票订单', '首页']],
    ['机票', ['机票预订', '企业机票订单']],
    ['chailv', ['机票预订', '我的订单']],
    ['chailu', ['机票预订', '我的订单']],
    ['jp', ['机票预订', '企业机票订单']],
    ['jipiao', ['机票预订', '企业机票订单']],
    ['czmm', ['重置密码']],
    ['ＣＺＭＭ', ['重置密码']],
    ['企业 密码', ['重置密码']],
    ['企业', ['企业机票订单', '重置密码']],
    ['订单 机票', ['企业机票订单']],
    ['xqx', []],
    ['<b>', []],
  ];
  for (const [query, names] of cases) {
    it(`${query || '(nothing)'} → ${names.length}`, () => assert.deepEqual(search(query), names));
  }
});
