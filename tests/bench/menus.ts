import type { MenuItem } from '../../src/contract/permission/permission';

/** Ten menus on each of the upper levels, and ten pages under each menu of the third. */
export function flatMenus(count: number): MenuItem[] {
  const items: MenuItem[] = [];
  const add = (ParentID: string, level: number): void => {
    for (let i = 0; i < 10 && items.length < count; i += 1) {
      const ModuleID = `${ParentID === '0' ? '' : ParentID}${String(i).padStart(2, '0')}`;
      const ModuleURL = level === 4 ? `/area/page${ModuleID}` : '';
      items.push({
        keyID: `K${ModuleID}`,
        ModuleID,
        ModuleName: `菜单${ModuleID}`,
        ParentID,
        ModuleURL,
        IconURL: '',
      });
      if (level < 4) add(ModuleID, level + 1);
    }
  };
  add('0', 1);
  return items;
}
