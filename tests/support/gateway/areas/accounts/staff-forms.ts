import { staffMembers } from '../../../../../src/contract/address-book/staff-members';
import type { BodyOf, ResultOf } from '../../../../../src/contract/call';
import type { TestGateway } from '../../harness';

export type StaffForm = BodyOf<typeof staffMembers.add>;
type DisplayedStaff = ResultOf<typeof staffMembers.get>;

/** Form of a new member of staff with the department, position and cost bearers of another. */
export function formLike(other: DisplayedStaff, given: Partial<StaffForm> = {}): StaffForm {
  const { department, position, grade, costCenter, accountingEntity } = other;
  const place = { department, position, grade, costCenter, accountingEntity, supervisor: null };
  const identity = { staffName: '林小雨', latinName: '', sexTem: null, birthDay: '', nationality: 'CN' };
  const card = { cardType: 0, cardNo: '', cardValidUntil: '' } as const;
  return { ...identity, ...card, ...place, phone: '13700009999', email: '', jobNO: '', ...given };
}

/** Staff number of a demo account in an enterprise. */
export async function staffNoOf(
  { db }: Pick<TestGateway, 'db'>,
  loginName: string,
  enterpriseNum = '100001',
): Promise<string> {
  const { staff_no } = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select('s.staff_no')
    .where('u.login_name', '=', loginName)
    .where('s.enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  return staff_no;
}

/** Changes fields in the form of a member of staff. Resolves with the raw answer. */
export async function alterStaff(gateway: TestGateway, as: string, key: string, given: Partial<StaffForm>) {
  const shown = await gateway.ok(staffMembers.get, { key }, { as });
  const { latinName, sexTem, birthDay, nationality, phone, email, jobNO, staffName, supervisor } = shown;
  const { cardType, cardNo, cardValidUntil, version } = shown;
  const own = { latinName, sexTem, birthDay, nationality, phone, email, jobNO, staffName, supervisor };
  const values = { ...formLike(shown), ...own, cardType, cardNo, cardValidUntil, ...given };
  return gateway.send(staffMembers.alter, { key, version, values }, { as });
}
