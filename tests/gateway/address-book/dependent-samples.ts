import type { Database } from '../../../demo/gateway/db/database';
import { NOW } from '../../support/gateway/process/test-database';

/** A dependent of a member of staff that one row creates, with a query for its holder. */
export interface Sample {
  kind: string;
  onStop: string;
  onDeparture: string;
  make(staffNo: string): Promise<unknown>;
  /** Staff number of the holder, or undefined once the dependent has ended. */
  holder(staffNo: string): Promise<string | undefined>;
}
export const scheduleIdOf = (staffNo: string): string => `RS-departure-${staffNo}`;

interface Place {
  enterpriseNum: string;
  deptNo: string;
  /** Staff number of a colleague who has other deputies. */
  approverNo: string;
}

export function dependentSamples(
  db: Database,
  { enterpriseNum: ENTERPRISE, deptNo, approverNo }: Place,
): readonly Sample[] {
  return [
    {
      kind: 'departmentHead',
      onStop: 'rest',
      onDeparture: 'successor',
      make: (head_no) =>
        db
          .insertInto('department')
          .values({ enterprise_num: ENTERPRISE, dept_name: `部门${head_no}`, parent_no: null, head_no })
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('department')
            .select('head_no')
            .where('dept_name', '=', `部门${no}`)
            .executeTakeFirstOrThrow()
        ).head_no ?? undefined,
    },
    {
      kind: 'costOwner',
      onStop: 'rest',
      onDeparture: 'successor',
      make: (owner_no) =>
        db
          .insertInto('project')
          .values({
            project_no: `PJ-${owner_no}`,
            enterprise_num: ENTERPRISE,
            project_name: '项目',
            code: `C-${owner_no}`,
            owner_no,
          })
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('project')
            .select('owner_no')
            .where('project_no', '=', `PJ-${no}`)
            .executeTakeFirstOrThrow()
        ).owner_no ?? undefined,
    },
    {
      kind: 'subManager',
      onStop: 'end',
      onDeparture: 'end',
      make: (staff_no) =>
        db
          .insertInto('sub_manager')
          .values({
            enterprise_num: ENTERPRISE,
            staff_no,
            is_whole: true,
            dept_nos: [],
            object_nos: [],
            valid_from: '2026-01-01',
            valid_to: null,
            remark: '',
          })
          .execute(),
      holder: async (no) =>
        (await db.selectFrom('sub_manager').select('staff_no').where('staff_no', '=', no).executeTakeFirst())
          ?.staff_no,
    },
    {
      kind: 'operator',
      onStop: 'end',
      onDeparture: 'end',
      make: async (staff_no) =>
        db
          .insertInto('booking_operator')
          .values({
            enterprise_num: ENTERPRISE,
            staff_no,
            dept_nos: [deptNo],
            products: ['flight'],
            weekdays: ['1'],
            begin_time: '09:00',
            end_time: '18:00',
            is_enabled: true,
            remark: '',
          })
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('booking_operator')
            .select('staff_no')
            .where('staff_no', '=', no)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'role',
      onStop: 'end',
      onDeparture: 'end',
      // Every member of staff already has the role of all staff.
      make: () => Promise.resolve(),
      holder: async (no) =>
        (await db.selectFrom('staff_role').select('staff_no').where('staff_no', '=', no).executeTakeFirst())
          ?.staff_no,
    },
    {
      kind: 'dataPermission',
      onStop: 'end',
      onDeparture: 'end',
      make: (staff_no) =>
        db
          .insertInto('data_permission')
          .values({
            enterprise_num: ENTERPRISE,
            staff_no,
            busi_scene_id: 1,
            permission_id: 1,
            permission_range_id: 2,
          })
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('data_permission')
            .select('staff_no')
            .where('staff_no', '=', no)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'approvalDeputy',
      onStop: 'end',
      onDeparture: 'end',
      make: async (deputy_no) =>
        db
          .insertInto('approval_deputy')
          .values({
            enterprise_num: ENTERPRISE,
            staff_no: approverNo,
            deputy_no,
            begin_date: '2026-01-01',
            end_date: '2099-01-01',
            created_at: NOW,
          })
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('approval_deputy')
            .select('deputy_no')
            .where('deputy_no', '=', no)
            .where('ended_at', 'is', null)
            .executeTakeFirst()
        )?.deputy_no,
    },
    {
      kind: 'bookingDelegate',
      onStop: 'end',
      onDeparture: 'end',
      make: async (delegate_no) =>
        db
          .insertInto('booking_delegate')
          .values({
            enterprise_num: ENTERPRISE,
            staff_no: approverNo,
            delegate_no,
            begins_on: '2026-01-01',
            ends_on: '2099-01-01',
            made_at: NOW,
          })
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('booking_delegate')
            .select('delegate_no')
            .where('delegate_no', '=', no)
            .where('ended_at', 'is', null)
            .executeTakeFirst()
        )?.delegate_no,
    },
    {
      kind: 'reportSchedule',
      onStop: 'either',
      onDeparture: 'either',
      make: (staff_no) =>
        db
          .insertInto('report_schedule')
          .values({
            schedule_id: scheduleIdOf(staff_no),
            enterprise_num: ENTERPRISE,
            staff_no,
            schedule_name: '周报',
            page_path: '/travelReport/pandect',
            period: 'lastMonth',
            asked: JSON.stringify({
              products: [],
              basis: 'booked',
              deptNOList: [],
              staffNOList: [],
              costCenterNOList: [],
              accountingEntityNOList: [],
            }),
            every: 'month',
            day: 1,
            time: '09:00',
            language: 'zh',
            next_run_at: NOW,
            created_at: NOW,
          })
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('report_schedule')
            .select('staff_no')
            .where('schedule_id', '=', scheduleIdOf(no))
            .where('is_paused', '=', false)
            .executeTakeFirst()
        )?.staff_no,
    },
    {
      kind: 'sharedView',
      onStop: 'either',
      onDeparture: 'either',
      make: async (staff_no) =>
        db
          .insertInto('saved_view')
          .columns([
            'user_no',
            'enterprise_num',
            'page_path',
            'view_name',
            'filters',
            'modify_time',
            'shared_at',
          ])
          .expression((eb) =>
            eb
              .selectFrom('staff')
              .select((of) => [
                'user_no',
                'enterprise_num',
                of.val('/travelReport/pandect').as('page_path'),
                of.val(`视图${staff_no}`).as('view_name'),
                of.val('{}').$castTo<never>().as('filters'),
                of.val(NOW).as('modify_time'),
                of.val(NOW).as('shared_at'),
              ])
              .where('staff_no', '=', staff_no),
          )
          .execute(),
      holder: async (no) =>
        (
          await db
            .selectFrom('saved_view as w')
            .innerJoin('staff as s', 's.user_no', 'w.user_no')
            .select('s.staff_no')
            .where('w.view_name', '=', `视图${no}`)
            .where('w.shared_at', 'is not', null)
            .where('s.enterprise_num', '=', ENTERPRISE)
            .executeTakeFirst()
        )?.staff_no,
    },
  ];
}
