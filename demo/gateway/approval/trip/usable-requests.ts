import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { applicationQuery, queryApplication } from '../../../../src/contract/approval/approval';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { CallerContext } from '../../server/http/implement';
import { findRemainingBudget, findUsableTrips } from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';

type Usable = ResultOf<typeof queryApplication>[number];
type Trip = ApplicationRow & { trip: NonNullable<ApplicationRow['trip']> };

/** Requests that the caller may book under now, limited to a day if one is given. */
export async function listUsable(context: CallerContext, depDate: string | undefined): Promise<Usable[]> {
  const rows = await findTrips(context);
  const found = rows.filter(
    ({ trip }) => depDate === undefined || (depDate >= trip.beginDate && depDate <= trip.endDate),
  );
  return views(context, found);
}

/** Usable requests that match a keyword, page by page. */
export async function findUsable(
  context: CallerContext,
  { keyword, pageIndex, pageSize }: ParsedBodyOf<typeof applicationQuery>,
): Promise<ResultOf<typeof applicationQuery>> {
  const wanted = keyword.toLowerCase();
  const found = (await findTrips(context)).filter((row) =>
    searchTextsOf(row).some((words) => words.toLowerCase().includes(wanted)),
  );
  const from = (pageIndex - 1) * pageSize;
  return {
    total: found.length,
    applicationList: await views(context, found.slice(from, from + pageSize)),
  };
}

/** Usable requests of one person: a few dozen at most. */
async function findTrips({ db, caller, now }: CallerContext): Promise<Trip[]> {
  const rows = await findUsableTrips(db, caller, shanghaiDate(now));
  return rows.flatMap((row) => (row.trip === null ? [] : [{ ...row, trip: row.trip }]));
}

const searchTextsOf = ({ apply_id, reason, trip }: Trip): string[] => [
  apply_id,
  reason,
  trip.purposeName,
  ...trip.cities.map(({ cityName }) => cityName),
  ...trip.travellers.map(({ staffName }) => staffName),
];

async function views({ db }: CallerContext, rows: readonly Trip[]): Promise<Usable[]> {
  const usable = [];
  for (const row of rows) {
    usable.push({
      applyId: row.apply_id,
      applyType: row.apply_type,
      applicantName: row.applicant_name,
      reason: row.reason,
      trip: row.trip,
      budgetLeft: await findRemainingBudget(db, row),
    });
  }
  return usable;
}
