import { OBJECT } from '../../../../src/contract/permission/objects';
import { isLooserOwner } from '../../../../src/domain/cost-center/owners';
import { otherHoldersText, findOtherHolders, isSoleHolder } from '../../permission/own-rules/other-holders';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import type { SavedObject } from './check-save';
import type { CostRow } from './rows';

/**
 * A caller may not replace the owner of the cost centre that bears their own costs, because the owner may approve them.
 * They may fill a vacancy with another person. Throws fieldsInvalid when another administrator could do it.
 */
export async function checkOwnOwner(
  context: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { body, old }: { body: SavedObject; old: Pick<CostRow, 'ownerNO'> },
): Promise<void> {
  const { db, caller } = context;
  const { staffNo } = caller;
  const { costKind, no, ownerNO } = body;
  if (costKind !== 'costCenter') return;
  if (!isLooserOwner({ former: old.ownerNO, next: ownerNO }, staffNo)) return;
  const own = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('staff_no', '=', staffNo)
    .where('cost_center_no', '=', no)
    .executeTakeFirst();
  if (own === undefined) return;
  const others = await findOtherHolders(context, OBJECT.editCostObjects);
  if (!isSoleHolder(others))
    throw fieldsInvalid({ ownerNO: `不能修改本人所属成本中心的负责人，${otherHoldersText(others)}` });
}
