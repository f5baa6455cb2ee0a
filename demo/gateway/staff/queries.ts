import type { ResultOf } from '../../../src/contract/call';
import { PASSENGER_TYPE } from '../../../src/domain/passenger-type';
import type { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { containing } from '../db/like';
import type { Database } from '../db/database';

/** `source` of a passenger: staff of the enterprise. */
const OF_ENTERPRISE = 1;

type StaffPage = ResultOf<typeof queryStaffInfoVagueForCloud>;

export interface StaffQuery {
  enterpriseNum: string;
  /** Only this member of staff. */
  staffNo?: string | undefined;
  /** Part of a name, pinyin, initials, staff number or mobile; empty for everyone. */
  keyword: string;
  offset: number;
  limit: number;
}

/** A page of an enterprise's staff as travellers, by staff number, and how many there are in all. */
export async function findStaff(db: Database, query: StaffQuery): Promise<StaffPage> {
  const pattern = containing(query.keyword);
  const matching = db
    .selectFrom('staff as s')
    .where('s.enterprise_num', '=', query.enterpriseNum)
    .$if(query.staffNo !== undefined, (q) => q.where('s.staff_no', '=', query.staffNo ?? ''))
    .$if(query.keyword !== '', (q) =>
      q.where((eb) =>
        eb.or(
          (['staff_name', 'pinyin', 'pinyin_initials', 'staff_no', 'phone'] as const).map((column) =>
            eb(`s.${column}`, 'ilike', pattern),
          ),
        ),
      ),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const staff = await matching
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .innerJoin('job_position as p', 'p.position_no', 's.position_no')
    .selectAll('s')
    .select(['d.dept_name', 'p.position_name'])
    .orderBy('s.staff_no')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return {
    total,
    staffList: staff.map((s) => ({
      staffName: s.staff_name,
      staffNO: s.staff_no,
      identityCardNO: s.identity_card_no,
      identityCardType: s.identity_card_type,
      sexTem: s.sex_tem,
      birthDay: s.birth_day,
      nationality: s.nationality,
      phone: s.phone,
      passengerTypeID: PASSENGER_TYPE.adult,
      source: OF_ENTERPRISE,
      companyNO: s.enterprise_num,
      deptNO: s.dept_no,
      deptName: s.dept_name,
      positionName: s.position_name,
    })),
  };
}
