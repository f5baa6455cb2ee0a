import type { EventContext } from '../../server/events/domain-events';
import { logAgency } from '../log/write';

/** Tells the agency that the password of its link has ended, in each enterprise whose main administrator the user is. */
export async function logPasswordEnded(
  { db, now }: EventContext,
  { userNo, address }: { userNo: string; address: string },
): Promise<void> {
  const managed = await db
    .selectFrom('main_manager as m')
    .innerJoin('staff as s', 's.staff_no', 'm.staff_no')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'm.enterprise_num')
    .select(['s.staff_no', 's.staff_name', 'e.enterprise_num', 'e.tmc_number'])
    .where('s.user_no', '=', userNo)
    .execute();
  for (const { staff_no: subject, staff_name, enterprise_num, tmc_number } of managed)
    await logAgency(db, {
      tmcNumber: tmc_number,
      operatorNo: null,
      operatorName: '系统',
      call: 'passwordEnded',
      enterpriseNum: enterprise_num,
      subject,
      summary: `主管理员${staff_name}的手机号首次通过短信验证，由链接设置的登录密码已失效`,
      address,
      now,
    });
}
