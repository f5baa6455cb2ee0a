import type { TestGateway } from './harness';

/** Staff number of each account of the demo data in an enterprise. */
export async function staffNumbers(
  { db }: Pick<TestGateway, 'db'>,
  enterpriseNum = '100001',
): Promise<(account: string) => string> {
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['u.login_name', 's.staff_no'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('u.login_name', 'is not', null)
    .execute();
  const numbers = new Map(rows.map(({ login_name, staff_no }) => [login_name, staff_no]));
  return (account) => {
    const staffNO = numbers.get(account);
    if (staffNO === undefined) throw new Error(`no account ${account} in ${enterpriseNum}`);
    return staffNO;
  };
}
