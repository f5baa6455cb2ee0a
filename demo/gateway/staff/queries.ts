import { sql, type Expression, type SqlBool } from 'kysely';
import type { ResultOf } from '../../../src/contract/call';
import type { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { Caller } from '../server/caller';
import { containing } from '../db/like';
import type { Database } from '../db/database';
import { documentsOf, findStaffDocuments, masked } from '../travellers/document-queries';
import { mainDocument, mayReveal } from '../travellers/staff-records';

/** `source` of a passenger: staff of the enterprise. */
const OF_ENTERPRISE = 1;

type StaffPage = ResultOf<typeof queryStaffInfoVagueForCloud>;

export interface StaffQuery {
  caller: Caller;
  /** Only this member of staff. */
  staffNo?: string | undefined;
  /** Part of a name, pinyin, initials or staff number, or a mobile or its last four digits; empty for everyone. */
  keyword: string;
  offset: number;
  limit: number;
}

/**
 * Staff whose mobile shows these digits: its last four, or all that its mask leaves of a whole number. What the mask
 * hides is not looked at, whoever asks: a search writes down nothing, as a look at the number does.
 */
function hasShownDigits(keyword: string): Expression<SqlBool> {
  const mobile = /^(1\d{2})(?:\d{4}|\*{4})(\d{4})$/.exec(keyword);
  const shown = mobile === null ? sql`right(s.phone, 4)` : sql`left(s.phone, 3) || right(s.phone, 4)`;
  const digits = mobile === null ? keyword : `${mobile[1]}${mobile[2]}`;
  return sql<SqlBool>`(s.phone ~ '^1[0-9]{10}$' and ${shown} = ${digits})`;
}

/** A page of the caller's enterprise's staff as travellers, by staff number, and how many there are in all. */
export async function findStaff(db: Database, query: StaffQuery): Promise<StaffPage> {
  const { caller, keyword } = query;
  const pattern = containing(keyword);
  const matching = db
    .selectFrom('staff as s')
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .$if(query.staffNo !== undefined, (q) => q.where('s.staff_no', '=', query.staffNo ?? ''))
    .$if(keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          ...(['staff_name', 'pinyin', 'pinyin_initials', 'staff_no'] as const).map((column) =>
            eb(`s.${column}`, 'ilike', pattern),
          ),
          hasShownDigits(keyword),
        ]),
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
  const others = await findStaffDocuments(
    db,
    staff.map(({ staff_no }) => staff_no),
  );
  return {
    total,
    staffList: staff.map((s) => {
      const isSelf = s.staff_no === caller.staffNo;
      const documents = [mainDocument(s), ...documentsOf(others, s.staff_no)];
      return {
        staffName: s.staff_name,
        staffNO: s.staff_no,
        identityCardNO: isSelf ? s.identity_card_no : maskCardNo(s.identity_card_no),
        identityCardType: s.identity_card_type,
        sexTem: s.sex_tem,
        birthDay: s.birth_day,
        nationality: s.nationality,
        phone: isSelf ? s.phone : maskPhone(s.phone),
        passengerTypeID: PASSENGER_TYPE.adult,
        source: OF_ENTERPRISE,
        companyNO: s.enterprise_num,
        deptNO: s.dept_no,
        deptName: s.dept_name,
        positionName: s.position_name,
        costCenterNO: s.cost_center_no,
        accountingEntityNO: s.accounting_entity_no,
        documents: isSelf ? documents : documents.map(masked),
        canReveal: !isSelf && mayReveal(caller, { staffNo: s.staff_no, deptNo: s.dept_no }),
      };
    }),
  };
}
