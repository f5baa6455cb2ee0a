import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { ResultOf } from '../../../src/contract/call';
import type { queryStaffInfoVagueForCloud, StaffChoice } from '../../../src/contract/staff';
import { maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { containsLetter, containsText, isOneLetter } from '../db/text-search';
import { documentsOf, findStaffDocuments, masked } from '../travellers/document-queries';
import { mainDocuments, mayReveal } from '../travellers/staff-records';

/** `source` of a passenger: staff of the enterprise. */
const OF_ENTERPRISE = 1;

type StaffPage = ResultOf<typeof queryStaffInfoVagueForCloud>;

export interface StaffQuery {
  caller: Caller;
  /** Limits the search to these members of staff; undefined: all. */
  staffNos?: readonly string[] | undefined;
  /** Part of a name, pinyin, initials or staff number, or a mobile or its last four digits; empty for all. */
  keyword: string;
  offset: number;
  limit: number;
}

/**
 * Condition on staff whose masked mobile shows these digits: the last four, or the visible ones of a whole number;
 * undefined for a keyword that is neither. Hidden digits are never compared, because a search is not logged like a
 * reveal of the number.
 */
export function hasMaskedDigits(keyword: string, alias = 's'): RawBuilder<boolean> | undefined {
  const [, first = '', last] = /^(?:(1\d{2})(?:\d{4}|\*{4}))?(\d{4})$/.exec(keyword) ?? [];
  if (last === undefined) return undefined;
  const phone = sql.ref(`${alias}.phone`);
  return sql<boolean>`(${phone} ~ '^1[0-9]{10}$' and right(${phone}, 4) = ${last}
    and starts_with(${phone}, ${first}))`;
}

/** Staff of an enterprise whose name, its sound or number contains a keyword. */
const isNamed = (enterpriseNum: string, keyword: string): RawBuilder<boolean> =>
  isOneLetter(keyword)
    ? containsLetter('s', keyword)
    : containsText({ alias: 's', column: 'enterprise_num', owner: enterpriseNum }, keyword);

/** Staff of an enterprise that match a keyword. */
function isKeywordMatch(enterpriseNum: string, keyword: string): Expression<SqlBool> {
  const byText = isNamed(enterpriseNum, keyword);
  const byMobile = hasMaskedDigits(keyword);
  return byMobile === undefined ? byText : sql<SqlBool>`(${byText} or ${byMobile})`;
}

/** A page of the caller's enterprise's staff as travellers, by staff number, with their total. */
export async function findStaff(db: Database, query: StaffQuery): Promise<StaffPage> {
  const { caller, keyword } = query;
  const matching = db
    .selectFrom('staff as s')
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .where('s.staff_state', '=', 'active')
    .$if(query.staffNos !== undefined, (q) => q.where('s.staff_no', 'in', query.staffNos ?? []))
    .$if(keyword !== '', (q) => q.where(isKeywordMatch(caller.enterpriseNum, keyword)));
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
      const documents = [...mainDocuments(s), ...documentsOf(others, s.staff_no)];
      return {
        staffName: s.staff_name,
        staffNO: s.staff_no,
        // masked even for oneself, because a full number needs a call with a proof, which logs it
        identityCardNO: maskCardNo(s.identity_card_no ?? ''),
        identityCardType: s.identity_card_type,
        sexTem: s.sex_tem ?? 0,
        birthDay: s.birth_day ?? '',
        nationality: s.nationality,
        phone: isSelf && caller.isViewOnly !== true ? s.phone : maskPhone(s.phone),
        passengerTypeID: PASSENGER_TYPE.adult,
        source: OF_ENTERPRISE,
        companyNO: s.enterprise_num,
        deptNO: s.dept_no,
        deptName: s.dept_name,
        positionName: s.position_name,
        costCenterNO: s.cost_center_no,
        accountingEntityNO: s.accounting_entity_no,
        documents: documents.map(masked),
        canReveal: !isSelf && mayReveal(caller, { deptNo: s.dept_no }),
      };
    }),
  };
}

/** The first of the enterprise's active staff that match a keyword, by staff number, as choices. */
export const findStaffChoices = (
  db: Database,
  { enterpriseNum, keyword, limit }: { enterpriseNum: string; keyword: string; limit: number },
): Promise<StaffChoice[]> =>
  db
    .selectFrom('staff as s')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .select(['s.staff_no as staffNO', 's.staff_name as staffName', 'd.dept_name as deptName'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('s.staff_state', '=', 'active')
    .$if(keyword !== '', (q) => q.where(isNamed(enterpriseNum, keyword)))
    .orderBy('s.staff_no')
    .limit(limit)
    .execute();
