import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { changeMainManager } from '../../../../src/contract/permission/main-manager';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Named } from '../../../../src/contract/resource/values';
import { lockedAccount } from '../../account-safety/changes';
import { hasNeverSignedIn } from '../../login/awaited-staff';
import { endLocalSessions, forbidsLocal } from '../../login/single-sign-on/local-ways';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import { STAFF } from '../../server/resource/references';
import { findCaller } from '../callers';
import { keepingEditor } from '../roles/editors';
import './events';
import { endSubManagement, makeSubManagerOfEnterprise, replaceRoles } from './manager-rights';

/** Resource name of its changes in the log, whose row key is the number of the enterprise. */
export const MAIN_MANAGER = 'main-manager';

type Body = ParsedBodyOf<typeof changeMainManager>;

/**
 * Hands the enterprise over in one transaction. Of two concurrent calls the later one fails, because its caller is no
 * longer the main administrator.
 */
export function handOver(context: CallerContext, body: Body): Promise<ResultOf<typeof changeMainManager>> {
  return keepingEditor(context, async () => {
    const { db, now, caller } = context;
    const { enterpriseNum } = caller;
    const former: Named = { no: caller.staffNo, name: caller.staffName };
    await lockStaff(context, [former.no, body.successor.no]);
    const main = await db
      .selectFrom('main_manager')
      .select('staff_no')
      .where('enterprise_num', '=', enterpriseNum)
      .forUpdate()
      .executeTakeFirst();
    if (main?.staff_no !== former.no) throw new Fault('notMainManager');
    await lockedAccount(context);
    const present = await findSuccessor(context, body.successor.no);
    await endSubManagement(context, [former, present]);
    await replaceRoles(context, { former, present });
    await db
      .updateTable('main_manager')
      .set({ staff_no: present.no })
      .where('enterprise_num', '=', enterpriseNum)
      .execute();
    // the main administrator may have been the only one spared
    if (await forbidsLocal(db, caller.userNo, enterpriseNum)) await endLocalSessions(db, enterpriseNum);
    if (body.formerKeeps === 'subManager') await makeSubManagerOfEnterprise(context, former);
    await logChange(context, {
      resource: MAIN_MANAGER,
      key: enterpriseNum,
      before: { mainManager: former },
      after: { mainManager: present, reason: body.reason, formerKeeps: body.formerKeeps },
    });
    await context.emit({ db, now }, 'mainManager.changed', {
      enterpriseNum,
      formerNo: former.no,
      presentNo: present.no,
    });
    return { staffName: present.name };
  });
}

/** Lock order: staff before the main administrator, as in deactivating staff, to avoid deadlocks. */
const lockStaff = ({ db, caller }: CallerContext, staffNos: readonly string[]) =>
  db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', 'in', staffNos)
    .orderBy('staff_no')
    .forUpdate()
    .execute();

/** Throws fieldsInvalid at `successor` for a person who cannot take over. */
async function findSuccessor({ db, caller, now }: CallerContext, staffNo: string): Promise<Named> {
  const refuse = (message: string) => fieldsInvalid({ successor: message });
  const found = await db
    .selectFrom('staff as s')
    .select(['s.staff_name', 's.staff_state'])
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirst();
  if (found === undefined) throw refuse(STAFF.unknown);
  if (staffNo === caller.staffNo) throw refuse('您已是主管理员，请选择其他员工');
  if (found.staff_state !== 'active') throw refuse('该员工已停用或离职，不能成为主管理员');
  if (await hasNeverSignedIn(db, staffNo)) throw refuse('该员工还没有登录过本企业，不能成为主管理员');
  const rights = await findCaller(db, staffNo, now);
  if (rights?.objects.has(OBJECT.pcLoginDisabled)) throw refuse('该员工不可登录PC端，不能成为主管理员');
  return { no: staffNo, name: found.staff_name };
}
