import * as v from 'valibot';
import { call } from '../call';

/** Maximum number of a user's favourite menus. */
export const MOST_COMMON = 8;

const PATH = '/cLBussInfoAdminService/api/menu/';
const Menu = v.object({
  keyID: v.string(),
  menuName: v.string(),
  /** Name of the parent menu; '' at the top. */
  groupName: v.string(),
  menuURL: v.string(),
});
export type Menu = v.InferOutput<typeof Menu>;

/** Returns the pages that the caller may see, and the favourites among them, in their order (specification 7.2). */
export const queryMenu = call({
  gateway: 'user',
  path: `${PATH}queryMenu`,
  body: v.object({}),
  result: v.object({ menuList: v.array(Menu), commonMenuList: v.array(Menu) }),
  needs: 'token',
  reads: ['common-menu', 'permission'],
});

/** Replaces the caller's favourite pages, in this order. Throws fieldsInvalid for a page that they may not see. */
export const commonMenuInsertOrUpdate = call({
  gateway: 'user',
  path: `${PATH}commonMenuInsertOrUpdate`,
  body: v.object({
    keyIDList: v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
      v.maxLength(MOST_COMMON, `最多选择${MOST_COMMON}项常用功能`),
      v.check((keys) => new Set(keys).size === keys.length, '常用功能不能重复'),
    ),
  }),
  result: v.object({}),
  needs: 'token',
  mutates: true,
  changes: ['common-menu'],
});
