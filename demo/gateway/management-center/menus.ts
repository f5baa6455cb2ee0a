import type { ResultOf } from '../../../src/contract/call';
import type { Menu, queryMenu } from '../../../src/contract/management-center/menu';
import { APP, MODULE } from '../../../src/contract/permission/objects';
import { findModuleObjects } from '../permission/queries';
import { fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import './schema';

const PAGES = { appNo: APP.portal, moduleNo: MODULE.pages };
/** Returns whether an address is a page of the portal itself. */
const isOwnPage = (url: string): boolean => url.startsWith('/') && !url.includes('.html');

/** Pages of the menus that the caller may see, in their order. */
async function findVisibleMenus({ db, caller }: CallerContext): Promise<Menu[]> {
  const objects = await findModuleObjects(db, PAGES);
  const names = new Map(objects.map(({ object_no, object_name }) => [object_no, object_name]));
  return objects
    .filter(
      ({ object_no, in_menu, is_enable, url }) =>
        in_menu && is_enable && isOwnPage(url) && caller.objects.has(object_no),
    )
    .map(({ key_id, object_name, parent_no, url }) => ({
      keyID: key_id,
      menuName: object_name,
      groupName: names.get(parent_no ?? '') ?? '',
      menuURL: url,
    }));
}

/** Menus with the caller's pinned pages; pages they may no longer see are left out. */
export async function findMenus(context: CallerContext): Promise<ResultOf<typeof queryMenu>> {
  const menuList = await findVisibleMenus(context);
  const kept = await context.db
    .selectFrom('common_menu')
    .select('key_ids')
    .where('staff_no', '=', context.caller.staffNo)
    .executeTakeFirst();
  const byKey = new Map(menuList.map((menu) => [menu.keyID, menu]));
  return { menuList, commonMenuList: (kept?.key_ids ?? []).flatMap((key) => byKey.get(key) ?? []) };
}

/** Throws fieldsInvalid for a page that the caller may not see. */
export async function setCommonMenus(context: CallerContext, keyIDs: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  const seen = new Set((await findVisibleMenus(context)).map(({ keyID }) => keyID));
  if (!keyIDs.every((key) => seen.has(key))) throw fieldsInvalid({ keyIDList: '所选功能不存在，请重新选择' });
  const set = { key_ids: [...keyIDs], changed_at: now };
  await db
    .insertInto('common_menu')
    .values({ enterprise_num: caller.enterpriseNum, staff_no: caller.staffNo, ...set })
    .onConflict((conflict) => conflict.column('staff_no').doUpdateSet(set))
    .execute();
}
