import type { Insertable } from 'kysely';
import type { OverPolicy, StandardRule } from '../../../src/contract/standards/shapes';
import { addDays, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import { insertApplication, setDecision } from '../approval/queries';
import type { DatabaseTransaction } from '../db/database';
import type { Schema } from '../db/schema';
import { departmentsOf, ENTERPRISES, GRADES } from './organisation';
import type { Person, Place } from './people';

type NewStandard = Insertable<Schema['travel_standard']>;

/** Policies of the second enterprise by grade: explain, or for its employees ask. The others only record violations. */
const POLICIES: readonly OverPolicy[] = [0, 1, 1, 3];
/** Economy fares of the second enterprise's employees may cost so much: fen. */
const EMPLOYEE_MAX_PRICE = 180_000;

const REASONS: readonly { rule: StandardRule; names: readonly string[] }[] = [
  { rule: 'cabin', names: ['经济舱已售完', '陪同客户或领导出行', '身体原因'] },
  { rule: 'discount', names: ['低折扣舱位已售完', '需要较宽松的退改规则'] },
  { rule: 'price', names: ['行程临时变更', '旺季票价普遍较高'] },
  { rule: 'lowestFare', names: ['低价航班时间不合适', '低价航班机场较远', '与同事同行'] },
  { rule: 'advance', names: ['临时接到出差任务', '会议时间临时确定'] },
];
const OTHER_REASON = '其他原因';

const PURPOSES = ['客户拜访', '项目实施', '会议会展', '培训学习', '内部沟通', '其他'];

/** Standards, reasons and purposes of every enterprise, and a few trip requests of those with an account. */
export async function insertStandards(
  tx: DatabaseTransaction,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const places = people.flatMap((person) => person.places);
  await tx
    .insertInto('travel_standard')
    .values(ENTERPRISES.flatMap((_, i) => gradeStandards(i)))
    .execute();
  await tx.insertInto('travel_standard').values(specialStandards(places)).execute();
  await tx.insertInto('over_reason').values(reasons()).execute();
  await tx.insertInto('travel_purpose').values(purposes()).execute();
  await insertTripRequests(tx, people, now);
}

function gradeStandards(i: number): NewStandard[] {
  const enterpriseNum = ENTERPRISES[i]?.enterpriseNum ?? '';
  return GRADES.map((grade, rank) => ({
    standard_no: `${enterpriseNum}S${rank + 1}`,
    enterprise_num: enterpriseNum,
    grade_no: `${enterpriseNum}G${rank + 1}`,
    standard_name: `国内机票标准（${grade.name}）`,
    max_cabin_type: grade.maxCabinType,
    economy_discount: grade.maxDiscount,
    business_discount: grade.maxCabinType > 1 ? grade.maxDiscount : null,
    first_discount: grade.maxCabinType > 2 ? grade.maxDiscount : null,
    max_price: i === 1 && grade.name === '员工级' ? EMPLOYEE_MAX_PRICE : null,
    lowest_price_minutes: grade.lowestPriceMinutes === 0 ? null : grade.lowestPriceMinutes,
    advance_days: grade.advanceDays,
    over_policy: i === 1 ? (POLICIES[rank] ?? 0) : 0,
  }));
}

/** In the second enterprise: a department that may fly business class, and a person of another one that may not. */
function specialStandards(places: readonly Place[]): NewStandard[] {
  const [, enterprise] = ENTERPRISES;
  if (enterprise === undefined) return [];
  const { enterpriseNum } = enterprise;
  const abroad = departmentsOf(enterprise).find(({ deptName }) => deptName === '海外营销部');
  const person = places.find(
    (place) => place.enterpriseNum === enterpriseNum && place.deptNo === abroad?.deptNo,
  );
  if (abroad === undefined || person === undefined) return [];
  const common = {
    enterprise_num: enterpriseNum,
    grade_no: null,
    economy_discount: 100,
    lowest_price_minutes: 120,
    lowest_tolerance_kind: 'percent',
    lowest_tolerance: 10,
    advance_days: 0,
    over_policy: 1,
  } as const;
  return [
    {
      ...common,
      standard_no: `${enterpriseNum}SD1`,
      dept_no: abroad.deptNo,
      standard_name: '国内机票标准（海外营销部）',
      max_cabin_type: 2,
      business_discount: 80,
    },
    {
      ...common,
      standard_no: `${enterpriseNum}SP1`,
      staff_no: person.staffNo,
      standard_name: '国内机票标准（个人）',
      max_cabin_type: 1,
    },
  ];
}

function reasons() {
  return ENTERPRISES.flatMap(({ enterpriseNum }) =>
    REASONS.flatMap(({ rule, names }) =>
      [...names, OTHER_REASON].map((reason_name) => ({ rule, reason_name })),
    ).map(({ rule, reason_name }, i) => ({
      enterprise_num: enterpriseNum,
      reason_code: `R${String(i + 1).padStart(2, '0')}`,
      rule,
      reason_name,
      needs_text: reason_name === OTHER_REASON,
      sort_order: i + 1,
    })),
  );
}

function purposes() {
  return ENTERPRISES.flatMap(({ enterpriseNum }) =>
    PURPOSES.map((purpose_name, i) => ({
      enterprise_num: enterpriseNum,
      purpose_code: `P${i + 1}`,
      purpose_name,
      sort_order: i + 1,
    })),
  );
}

interface DemoTrip {
  type: 1 | 9;
  purpose: number;
  cities: { cityCode: string; cityName: string }[];
  /** Days from now. */
  begin: number;
  end: number;
  reason: string;
  budget: number | null;
  isApproved: boolean;
}

const BEIJING = { cityCode: 'BJS', cityName: '北京' };
const SHANGHAI = { cityCode: 'SHA', cityName: '上海' };
const GUANGZHOU = { cityCode: 'CAN', cityName: '广州' };

const TRIPS: readonly DemoTrip[] = [
  {
    type: 1,
    purpose: 1,
    cities: [BEIJING, SHANGHAI],
    begin: 0,
    end: 45,
    reason: '上海项目驻场实施',
    budget: 1_000_000,
    isApproved: true,
  },
  {
    type: 9,
    purpose: 2,
    cities: [BEIJING, GUANGZHOU],
    begin: 10,
    end: 14,
    reason: '参加广州行业展会',
    budget: null,
    isApproved: false,
  },
];

/**
 * Of everyone with an account who has a supervisor with an account, or whose enterprise asks for requests: one
 * agreed to, one undecided.
 */
async function insertTripRequests(
  tx: DatabaseTransaction,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const everyone = people.flatMap((person) => person.places.map((place) => ({ person, place })));
  const placed = everyone.filter(({ person }) => person.loginName !== null);
  for (const { person, place } of placed) {
    const isAsked = place.enterpriseNum === ENTERPRISES[2].enterpriseNum;
    const approver = (isAsked ? everyone : placed).find(
      ({ place: { staffNo } }) => staffNo === place.supervisorNo,
    );
    if (approver === undefined || place.role === null) continue;
    for (const trip of TRIPS) {
      const createdAt = new Date(now.getTime() - 26 * 3_600_000);
      const day = (n: number) => addDays(shanghaiDate(now), n);
      const applyId = await insertApplication(tx, {
        applyType: trip.type,
        applicant: { ...place, staffName: person.staffName },
        approver: { staffNo: approver.place.staffNo, staffName: approver.person.staffName },
        reason: trip.reason,
        createdAt,
        deadline: instantOf(`${day(trip.end + 1)}T00:00`),
        orderNo: null,
        trip: {
          purposeCode: `P${trip.purpose + 1}`,
          purposeName: PURPOSES[trip.purpose] ?? '',
          cities: trip.cities,
          beginDate: day(trip.begin),
          endDate: day(trip.end),
          travellers: [{ staffNO: place.staffNo, staffName: person.staffName }],
          budget: trip.budget,
        },
        choice: null,
      });
      const at = new Date(createdAt.getTime() + 3_600_000);
      if (trip.isApproved) await setDecision(tx, applyId, { state: '已同意', opinion: '同意', at });
    }
  }
}
