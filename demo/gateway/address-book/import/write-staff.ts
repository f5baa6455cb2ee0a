import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { insertAwaitedStaff } from '../../login/awaited-staff';
import { staffRoleNo } from '../../permission/staff-role';
import type { RowContext } from '../../server/http/implement';
import { logChanges } from '../../server/resource/change-log';
import { nextEnterpriseOrder } from '../../staff/new-staff';
import { saveExtInfo } from '../ext/values';
import { accountsOf } from '../members/account';
import type { MemberForm } from '../members/member-form';
import { memberRows } from '../members/rows';
import { columnsOf } from '../members/staff-columns';

/** Form of a person to add, with their staff number. */
export interface NewStaff {
  staffNo: string;
  form: MemberForm;
}

/**
 * Adds checked staff like the form does, supervisors first, in the caller's transaction. All of them must fit into one
 * statement.
 */
export async function writeStaff(context: RowContext, staff: readonly NewStaff[]): Promise<void> {
  if (staff.length === 0) return;
  const { db, caller } = context;
  const role = await db
    .selectFrom('role')
    .select('role_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('role_no', '=', staffRoleNo(caller.enterpriseNum))
    .executeTakeFirst();
  await writeRows(context, staff);
  if (role !== undefined) await grant(context, staff, role.role_no);
  await saveExtInfo(
    context,
    staff
      .filter(({ form }) => form.extInfoList.length > 0)
      .map(({ staffNo, form }) => ({ staffNo, given: form.extInfoList })),
  );
}

async function writeRows(context: RowContext, added: readonly NewStaff[]): Promise<void> {
  const { db, caller, now } = context;
  const { enterpriseNum } = caller;
  const accounts = await accountsOf(
    db,
    added.map(({ form }) => ({ ...form, enterpriseNum })),
    now,
  );
  const staff = added.map(({ staffNo, form }, at) => {
    const account = accounts[at];
    if (account === undefined || account.problem !== undefined) throw new Error(`${staffNo} is added twice`);
    const { userNo, isToInvite } = account;
    return { staffNo, form, userNo, isToInvite };
  });
  const rows = await Promise.all(
    staff.map(async ({ staffNo, form, userNo }) => ({
      ...(await columnsOf(form, staffNo)),
      staff_no: staffNo,
      enterprise_num: enterpriseNum,
      user_no: userNo,
      enterprise_order: nextEnterpriseOrder(userNo),
      modified_at: now,
    })),
  );
  const written = await db.insertInto('staff').values(rows).returningAll().execute();
  await insertAwaitedStaff(
    db,
    staff.map(({ staffNo, form: { phone }, isToInvite }) => ({
      staffNo,
      enterpriseNum,
      phone,
      addedBy: caller.staffNo,
      isToInvite,
    })),
  );
  const shown = await memberRows.show(context, written);
  await logChanges(
    context,
    shown.map((after, at) => ({ resource: staffMembers.name, key: written[at]?.staff_no ?? '', after })),
  );
}

/** Grants added staff the role that every member of staff has. */
async function grant({ db, caller }: RowContext, staff: readonly NewStaff[], roleNo: string): Promise<void> {
  await db
    .insertInto('staff_role')
    .values(
      staff.map(({ staffNo }) => ({
        enterprise_num: caller.enterpriseNum,
        staff_no: staffNo,
        role_no: roleNo,
      })),
    )
    .execute();
}
