import assert from 'node:assert/strict';
import { hashToken } from '../../../../../demo/gateway/server/http/token';
import { roleNo } from '../../../../../demo/gateway/permission/objects/built-in-roles';
import { staffMembers } from '../../../../../src/contract/address-book/staff-members';
import type { ResultOf } from '../../../../../src/contract/call';
import { addRoleMember } from '../../../../../src/contract/permission/roles';
import { travelStandards } from '../../../../../src/contract/travel-standard/travel-standards';
import { signInBySms } from './account-steps';
import type { TestGateway } from '../../harness';
import { formLike } from './staff-forms';

type GatewayContext = Pick<TestGateway, 'db' | 'clock'>;

/** Marks the session as just proved: requesting a code each time would move the clock by a minute. */
export async function proveSession({ db, clock }: GatewayContext, as: string): Promise<void> {
  await db
    .insertInto('session_proof')
    .values({ token_hash: hashToken(as), factor: 'password', proved_at: clock.now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'factor']).doUpdateSet({ proved_at: clock.now }),
    )
    .execute();
}

/** Removes all proofs of the session. */
export async function forgetProofs({ db }: Pick<GatewayContext, 'db'>, as: string): Promise<void> {
  await db.deleteFrom('session_proof').where('token_hash', '=', hashToken(as)).execute();
}

/** Gives a member of staff the role of administrators while `run` is running. */
export async function withAdmin(
  { db }: Pick<GatewayContext, 'db'>,
  staffNo: string,
  work: () => Promise<void>,
): Promise<void> {
  const enterprise_num = '100001';
  const role_no = roleNo(enterprise_num, 'admin');
  await db.insertInto('staff_role').values({ enterprise_num, staff_no: staffNo, role_no }).execute();
  try {
    await work();
  } finally {
    await db
      .deleteFrom('staff_role')
      .where('staff_no', '=', staffNo)
      .where('role_no', '=', role_no)
      .execute();
  }
}

type Standard = ResultOf<typeof travelStandards.get>;

/** Reads the travel standard of a member of staff's grade, and loosens it by one day. */
export function standardSteps(gateway: TestGateway) {
  const gradeOf = async (staffNo: string): Promise<string> => {
    const { grade_no } = await gateway.db
      .selectFrom('staff')
      .select('grade_no')
      .where('staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();
    return grade_no;
  };
  const standardOf = async (staffNo: string, as: string): Promise<Standard> => {
    const no = await gradeOf(staffNo);
    const { rows } = await gateway.ok(travelStandards.list, {}, { as });
    const found = rows.find(({ holder }) => holder.no === no);
    assert.ok(found);
    return found;
  };
  const looser = async (staffNo: string, as: string) => {
    const found = await standardOf(staffNo, as);
    const { standardNO: key, version, staffCount: _, modifyTime: __, ...values } = found;
    return { key, version, values: { ...values, advanceDays: values.advanceDays - 1 } };
  };
  /** Tightens the standards, so that tests can loosen each several times. */
  const tighten = () =>
    gateway.db
      .updateTable('travel_standard')
      .set({ advance_days: 30 })
      .where('enterprise_num', '=', '100001')
      .execute();
  return { gradeOf, looser, tighten };
}

/** Creates a colleague of a member of staff with the role of administrators, granted just now. Resolves signed in. */
export async function setUpAdmin(
  gateway: TestGateway,
  { by, beside, phone }: { by: string; beside: string; phone: string },
): Promise<{ staffNO: string; as: string }> {
  const other = await gateway.ok(staffMembers.get, { key: beside }, { as: by });
  const form = formLike(other, { phone, staffName: '新管理员', email: '' });
  const { staffNO } = await gateway.ok(staffMembers.add, form, { as: by });
  await gateway.ok(addRoleMember, { key: '100001-admin', staffNOs: [staffNO] }, { as: by });
  return { staffNO, as: await signInBySms(gateway, phone) };
}
