import { operators } from '../../../../src/contract/permission/operators';
import type { Dependents } from '../../server/dependent';
import { logChanges } from '../../server/resource/change-log';
import './schema';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'operator',
      name: '操作员（代订）',
      columns: ['booking_operator.staff_no'],
      isRight: true,
      async list({ db, caller }, staffNo) {
        const rows = await db
          .selectFrom('booking_operator')
          .select(['key_id', 'dept_nos', 'begin_time', 'end_time'])
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where('staff_no', '=', staffNo)
          .orderBy('key_id')
          .execute();
        return rows.map(({ key_id, dept_nos, begin_time, end_time }) => ({
          no: key_id,
          name: `${dept_nos.length}个部门，${begin_time}至${end_time}`,
          link: '/setOperator/setOperator',
        }));
      },
      async end(context, staffNo, nos) {
        const ended = await context.db
          .deleteFrom('booking_operator')
          .where('staff_no', '=', staffNo)
          .where('key_id', 'in', nos)
          .returningAll()
          .execute();
        await logChanges(
          context,
          ended.map((row) => ({ resource: operators.name, key: row.key_id, before: { ...row } })),
        );
      },
    },
  ],
  stays: {},
};
