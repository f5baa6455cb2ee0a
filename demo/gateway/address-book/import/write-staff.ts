import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { awaitStaff } from '../../login/awaited';
import { staffRoleNo } from '../../permission/staff-role';
import type { CallerContext } from '../../server/implement';
import { logChanges } from '../../server/resource/change-log';
import { slicesOf } from '../../server/slices';
import { nextEnterpriseOrder } from '../../staff/new-staff';
import type { Sounds } from '../../staff/sounds';
import { findFields, namesOf } from '../ext/values';
import { accountsOf } from '../members/account';
import type { MemberForm } from '../members/check';
import { memberRows } from '../members/rows';
import { columnsOf } from '../members/save';

/** Form of a person to be added, with their staff number. */
export interface NewStaff {
  staffNo: string;
  form: MemberForm;
}

/** Adds checked staff as the form adds one, supervisors first, in the transaction of the call. */
export async function writeStaff(
  context: CallerContext,
  staff: readonly NewStaff[],
  sounds: ReadonlyMap<string, Sounds>,
): Promise<void> {
  const { db, caller } = context;
  const role = await db
    .selectFrom('role')
    .select('role_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('role_no', '=', staffRoleNo(caller.enterpriseNum))
    .executeTakeFirst();
  const fields = await findFields(db, caller.enterpriseNum);
  for await (const slice of slicesOf(staff)) {
    await writeSlice(context, slice, sounds);
    if (role !== undefined) await grant(context, slice, role.role_no);
    await writeValues(context, slice, fields);
  }
}

async function writeSlice(
  context: CallerContext,
  slice: readonly NewStaff[],
  sounds: ReadonlyMap<string, Sounds>,
): Promise<void> {
  const { db, caller, now } = context;
  const { enterpriseNum } = caller;
  const accounts = await accountsOf(
    db,
    slice.map(({ form }) => ({ ...form, enterpriseNum })),
    now,
  );
  const staff = slice.map(({ staffNo, form }, at) => {
    const account = accounts[at];
    if (account === undefined || account.problem !== undefined) throw new Error(`${staffNo} is added twice`);
    const { userNo, isToInvite } = account;
    return { staffNo, form, userNo, isToInvite };
  });
  const rows = await Promise.all(
    staff.map(async ({ staffNo, form, userNo }) => ({
      ...(await columnsOf(form, staffNo, sounds.get(form.staffName))),
      staff_no: staffNo,
      enterprise_num: enterpriseNum,
      user_no: userNo,
      enterprise_order: nextEnterpriseOrder(userNo),
      modified_at: now,
    })),
  );
  const added = await db.insertInto('staff').values(rows).returningAll().execute();
  await awaitStaff(
    db,
    staff.map(({ staffNo, form: { phone }, isToInvite }) => ({
      staffNo,
      enterpriseNum,
      phone,
      addedBy: caller.staffNo,
      isToInvite,
    })),
  );
  const shown = await memberRows.show(context, added);
  await logChanges(
    context,
    shown.map((after, at) => ({ resource: staffMembers.name, key: added[at]?.staff_no ?? '', after })),
  );
}

/** Added staff get the role that every member of staff has. */
async function grant(
  { db, caller }: CallerContext,
  slice: readonly NewStaff[],
  roleNo: string,
): Promise<void> {
  await db
    .insertInto('staff_role')
    .values(
      slice.map(({ staffNo }) => ({
        enterprise_num: caller.enterpriseNum,
        staff_no: staffNo,
        role_no: roleNo,
      })),
    )
    .execute();
}

async function writeValues(
  context: CallerContext,
  slice: readonly NewStaff[],
  fields: Awaited<ReturnType<typeof findFields>>,
): Promise<void> {
  const given = slice.filter(({ form }) => form.extInfoList.length > 0);
  if (given.length === 0) return;
  await context.db
    .insertInto('staff_field_value')
    .values(
      given.flatMap(({ staffNo, form }) =>
        form.extInfoList.map(({ fieldNO, value }) => ({
          enterprise_num: context.caller.enterpriseNum,
          staff_no: staffNo,
          field_no: fieldNO,
          value,
        })),
      ),
    )
    .execute();
  const valueOf = ({ form }: NewStaff, fieldNO: string) =>
    form.extInfoList.find((one) => one.fieldNO === fieldNO)?.value ?? '';
  await logChanges(
    context,
    given.map((one) => ({
      resource: staffMembers.name,
      key: one.staffNo,
      before: { extInfo: '' },
      after: {
        extInfo: namesOf(fields.map((field) => ({ ...field, value: valueOf(one, field.fieldNO) }))),
      },
    })),
  );
}
