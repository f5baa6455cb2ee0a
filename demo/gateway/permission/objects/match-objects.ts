import { MODULE } from '../../../../src/contract/permission/objects';
import type { ProductObject } from './permission-objects';

/** An object as stored in a database. */
interface StoredObject {
  object_no: string;
  module_no: string;
  parent_no: string | null;
  object_name: string;
  url: string;
}

/**
 * Returns the stored number of each product object, by its code; missing objects have no entry. Numbers of pages
 * formerly followed from their positions in the menus, so a number may belong to another page there. A page is
 * therefore matched by its address, a menu by its name below its parent menu, and an address of a site by the last part
 * of its number below its host.
 */
export function matchObjects(
  wanted: readonly ProductObject[],
  stored: readonly StoredObject[],
): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const take = (object: ProductObject, fits: (one: StoredObject) => boolean) => {
    if (found.has(object.object_no)) return;
    const fitting = stored.filter((one) => !taken.has(one.object_no) && fits(one));
    const match = fitting.find(({ object_no }) => object_no === object.object_no) ?? fitting[0];
    if (match === undefined) return;
    found.set(object.object_no, match.object_no);
    taken.add(match.object_no);
  };
  for (const object of wanted) take(object, (one) => isSameByContent(object, one, found));
  // objects whose name or address has changed kept their number
  for (const object of wanted)
    take(
      object,
      ({ object_no, module_no, object_name, url }) =>
        object_no === object.object_no &&
        module_no === object.module_no &&
        (object_name === object.object_name || url === object.url),
    );
  return found;
}

function isSameByContent(
  object: ProductObject,
  one: StoredObject,
  found: ReadonlyMap<string, string>,
): boolean {
  if (object.module_no !== one.module_no) return false;
  const parentNo = object.parent_no === null ? null : found.get(object.parent_no);
  if (object.module_no === MODULE.siteAddresses)
    return one.parent_no === parentNo && lastPart(one.object_no) === lastPart(object.object_no);
  if (object.object_type !== 1 || object.isOperators) return one.object_no === object.object_no;
  if (object.url !== '') return one.url === object.url;
  return one.url === '' && one.object_name === object.object_name && one.parent_no === parentNo;
}

const lastPart = (objectNo: string): string => objectNo.slice(objectNo.lastIndexOf('-') + 1);
