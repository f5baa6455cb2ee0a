import type { ParsedBodyOf } from '../../../../src/contract/call';
import {
  batchUpdateCustomObject,
  CUSTOM_OBJECT_TYPE,
  FIELD_SWITCH,
  HOTEL_PAGE,
  queryCustomObjectTree,
  type CustomObject,
} from '../../../../src/contract/hotel/custom-objects';
import { isLocked, isConsistent } from '../../../../src/domain/hotel/page-objects';
import { findEnterprise } from '../../enterprise-setting/queries';
import { Fault } from '../../server/http/fault';
import { implement, type CallerContext } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
import { findCustomObjects, lockCustomObjects, saveCustomObjects, type CustomObjectRow } from './queries';

type Query = ParsedBodyOf<typeof queryCustomObjectTree>;
type Updates = ParsedBodyOf<typeof batchUpdateCustomObject>;

export const pageSettingCalls = [
  implement(queryCustomObjectTree, async (context, query) => {
    await refuseForeignCompanies(context, [query]);
    const objects = await findCustomObjects(context.db, context.caller.enterpriseNum, query);
    return { queryObjectTreeResps: answerOf(objects, query) };
  }),

  implement(batchUpdateCustomObject, async (context, updates) => {
    await refuseForeignCompanies(context, updates);
    await update(context, updates);
    return {};
  }),
];

/** Throws enterpriseNotCurrent unless all queries are about the enterprise in use and its own agency. */
async function refuseForeignCompanies(
  { db, caller }: CallerContext,
  asked: readonly { companyID: string; tmcNumber: string }[],
): Promise<void> {
  const { enterprise_num, tmc_number } = await findEnterprise(db, caller.enterpriseNum);
  const isOwn = ({ companyID, tmcNumber }: (typeof asked)[number]) =>
    companyID === enterprise_num && tmcNumber === tmc_number;
  if (!asked.every(isOwn)) throw new Fault('enterpriseNotCurrent');
}

function answerOf(
  objects: readonly CustomObjectRow[],
  { queryObjectType, retureObject, returnDisEnable }: Query,
): CustomObject[] {
  const wanted = objects.filter(
    ({ object_type, is_enable }) =>
      (queryObjectType === CUSTOM_OBJECT_TYPE.all || object_type === queryObjectType) &&
      (is_enable || returnDisEnable),
  );
  const nodes = new Map(wanted.map((object) => [object.object_no, nodeOf(object)]));
  const roots: CustomObject[] = [];
  for (const { object_no, parent_no } of wanted) {
    const node = nodes.get(object_no);
    const parent = retureObject && parent_no !== null ? nodes.get(parent_no) : undefined;
    if (node) (parent?.childObjectInfoBos ?? roots).push(node);
  }
  return roots;
}

const nodeOf = (object: CustomObjectRow): CustomObject => ({
  objectNo: object.object_no,
  objectName: object.object_name,
  keyID: object.key_id,
  appNo: object.app_no,
  moduleNo: object.module_no,
  isEnable: object.is_enable ? 1 : 0,
  childObjectInfoBos: [],
});

async function update(context: CallerContext, updates: Updates): Promise<void> {
  const { db, caller } = context;
  await lockCustomObjects(db, caller.enterpriseNum);
  const objects = await findCustomObjects(db, caller.enterpriseNum, HOTEL_PAGE);
  const byNo = new Map(objects.map((object) => [object.object_no, object]));
  const changed = updates.flatMap(({ objectNo, isEnable }) => {
    const object = byNo.get(objectNo);
    if (object?.object_type !== CUSTOM_OBJECT_TYPE.switches) throw new Fault('customObjectUnknown');
    if (object.is_enable === (isEnable === 1)) return [];
    if (isLocked(objectNo)) throw new Fault('customObjectLocked');
    return [{ objectNo, isEnable: isEnable === 1 }];
  });
  if (changed.length === 0) return;
  refuseUnsound(objects, new Map(changed.map(({ objectNo, isEnable }) => [objectNo, isEnable])));
  await saveCustomObjects(db, caller.enterpriseNum, changed);
  await logChanges(
    context,
    changed.map(({ objectNo, isEnable }) => ({
      resource: 'customObject',
      key: objectNo,
      before: { isEnable: !isEnable },
      after: { isEnable },
    })),
  );
}

/** Throws when a hidden field would be required. */
function refuseUnsound(objects: readonly CustomObjectRow[], changes: ReadonlyMap<string, boolean>): void {
  const isOn = (fieldNo: string, name: string) => {
    const found = objects.find(({ parent_no, object_name }) => parent_no === fieldNo && object_name === name);
    return found !== undefined && (changes.get(found.object_no) ?? found.is_enable);
  };
  for (const { object_no, object_name } of objects) {
    const isShown = isOn(object_no, FIELD_SWITCH.shown);
    const isRequired = isOn(object_no, FIELD_SWITCH.required);
    if (!isConsistent({ isShown, isRequired }))
      throw new Fault('requiredNotShown', `“${object_name}”为必填，须先设为展示`);
  }
}
