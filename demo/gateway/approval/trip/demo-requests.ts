import type { TripLeg } from '../../../../src/contract/approval/trip';
import { addDays, instantOf, shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { DatabaseTransaction } from '../../db/database';
import { ENTERPRISES } from '../../seed/organisation';
import type { Person } from '../../seed/people';
import { decide, openApprovers, type Progress } from '../../../../src/domain/approval/progress';
import { PURPOSES } from '../first-forms';
import { beginFlow } from '../flow/flow';
import { factsOfTrip } from '../flow/flow-facts';
import { saveProgress } from '../decisions/progress-store';
import { insertApplication, lockRequest, setDecision } from '../applications/queries';

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
  /** Version of its form. */
  version: number;
  /** Account of the applicant; every account if left out. */
  of?: string;
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
    // approved before the form had its second version
    version: 1,
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
    version: 1,
  },
  {
    // a budget for which the supervisor's consent is not enough
    type: 1,
    purpose: 1,
    cities: [BEIJING, GUANGZHOU],
    begin: 20,
    end: 30,
    reason: '广州项目上线支持',
    budget: 3_000_000,
    isApproved: false,
    version: 2,
    of: 'staff',
  },
];

const NO_BEARER = {
  costCenterNo: '',
  costCenterName: '',
  accountingEntityNo: '',
  accountingEntityName: '',
};

function legOf({ cities: [from, to], begin, end, budget }: DemoTrip, day: (n: number) => string): TripLeg {
  if (!from || !to) throw new Error('A trip leads from one city to another');
  return {
    depCityCode: from.cityCode,
    depCityName: from.cityName,
    arrCityCode: to.cityCode,
    arrCityName: to.cityName,
    beginDate: day(begin),
    endDate: day(end),
    travelMeans: 'flight',
    budget,
  };
}

/**
 * Inserts an approved and an undecided request for every account with a supervisor who has an account, or whose
 * enterprise requires requests.
 */
export async function insertTripRequests(
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
    for (const trip of TRIPS.filter(({ of = person.loginName }) => of === person.loginName)) {
      const createdAt = new Date(now.getTime() - 26 * 3_600_000);
      const day = (n: number) => addDays(shanghaiDate(now), n);
      const request = {
        purposeCode: `P${trip.purpose + 1}`,
        purposeName: PURPOSES[trip.purpose] ?? '',
        cities: trip.cities,
        beginDate: day(trip.begin),
        endDate: day(trip.end),
        travellers: [{ staffNO: place.staffNo, staffName: person.staffName }],
        budget: trip.budget,
        legs: [legOf(trip, day)],
        ...NO_BEARER,
        form: {
          applicationTableID: trip.type === 1 ? 'CCSQ' : 'XQSQ',
          applicationTableVersion: trip.version,
        },
      };
      const begun = await beginFlow(tx, place, trip.type, factsOfTrip(request), createdAt);
      const applyId = await insertApplication(tx, {
        applyType: trip.type,
        applicant: { ...place, staffName: person.staffName },
        begun,
        reason: trip.reason,
        createdAt,
        deadline: instantOf(`${day(trip.end + 1)}T00:00`),
        orderNo: null,
        trip: request,
        choice: null,
      });
      if (trip.isApproved)
        await agree(tx, applyId, begun.progress, new Date(createdAt.getTime() + 3_600_000));
    }
  }
}

/** Agrees on behalf of the only approver. */
async function agree(tx: DatabaseTransaction, applyId: string, progress: Progress, at: Date): Promise<void> {
  const [approver] = openApprovers(progress);
  if (approver === undefined) throw new Error(`${applyId} has no approver`);
  const { staffNO: staffNo, staffName } = approver;
  const change = decide(progress, { by: staffNo, decision: 'agree', opinion: '同意', at });
  if ('hindrance' in change) throw new Error(`${applyId}: ${change.hindrance}`);
  await saveProgress(tx, await lockRequest(tx, applyId), progress, change.progress);
  await setDecision(tx, applyId, { state: '已同意', opinion: '同意', at, by: { staffNo, staffName } });
}
