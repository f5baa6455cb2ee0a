import type {
  StandardException,
  StandardScope,
  StandardSnapshot,
} from '../../../src/contract/travel-standard/shapes';
import { strictest } from '../../../src/domain/travel-standard/strictness';
import { governingStandard, type StandardOwner } from '../../../src/domain/travel-standard/travel-standard';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { countPlaces, findDepartments, findStandards, findSubjects, type StandardRow } from './queries';
import { findPriority } from './priority';
import { frozenExceptions } from './travel-standards/exceptions';

export interface TravellerStandard {
  /** As requested; empty for an external traveller. */
  staffNo: string;
  /** Empty for an external traveller. */
  staffName: string;
  standard: StandardSnapshot | null;
}

/**
 * The standard of each of these travellers, in the requested order. External ones (an empty number) travel by the
 * caller's standard; undefined for a number outside the enterprise.
 */
export async function governTravellers(
  db: Database,
  { enterpriseNum, staffNo: callerNo }: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  staffNos: readonly string[],
): Promise<{ priority: readonly StandardScope[]; governed: (TravellerStandard | undefined)[] }> {
  const numbers = [...new Set([callerNo, ...staffNos.filter((staffNo) => staffNo !== '')])];
  const subjects = await findSubjects(db, enterpriseNum, numbers);
  const { priority, govern } = await standardsInForce(db, enterpriseNum);
  const governed = staffNos.map((staffNo): TravellerStandard | undefined => {
    const subject = subjects.find(({ staff_no }) => staff_no === (staffNo === '' ? callerNo : staffNo));
    if (subject === undefined) return undefined;
    const staffName = staffNo === '' ? '' : subject.staff_name;
    return { staffNo, staffName, standard: govern(subject) ?? null };
  });
  return { priority, governed };
}

/**
 * Number of staff that each standard of an enterprise currently governs, by its number; standards without staff have no
 * entry.
 */
export async function countGoverned(db: Database, enterpriseNum: string): Promise<Map<string, number>> {
  const { govern } = await standardsInForce(db, enterpriseNum);
  const counts = new Map<string, number>();
  for (const { count, ...place } of await countPlaces(db, enterpriseNum)) {
    const standardNo = govern({ ...place, staff_no: place.staff_no ?? '' })?.standardNo;
    if (standardNo !== undefined) counts.set(standardNo, (counts.get(standardNo) ?? 0) + count);
  }
  return counts;
}

interface Subject {
  staff_no: string;
  dept_no: string;
  grade_no: string;
}

/** The standards of an enterprise, and the function that selects a person's. */
async function standardsInForce(db: Database, enterpriseNum: string) {
  const rows = await findStandards(db, enterpriseNum);
  const freeze = await frozenExceptions(
    db,
    enterpriseNum,
    rows.map(({ exceptions }) => exceptions),
  );
  const standards = rows.map((row) => ownedStandard(row, freeze(row.exceptions)));
  const departments = await findDepartments(db, enterpriseNum);
  const { scopes: priority, departments: rule } = await findPriority(db, enterpriseNum);
  const parents = new Map(departments.map(({ dept_no, parent_no }) => [dept_no, parent_no]));
  const govern = ({ staff_no, dept_no, grade_no }: Subject): StandardSnapshot | undefined =>
    governingStandard(
      standards,
      { staffNo: staff_no, deptNos: upwards(dept_no, parents), gradeNo: grade_no },
      priority,
      rule === 'strictest' ? strictest : undefined,
    )?.snapshot;
  return { priority, govern };
}

/** Departments from one up to the top. */
export function upwards(deptNo: string, parents: ReadonlyMap<string, string | null>): string[] {
  const path: string[] = [];
  for (let at: string | null = deptNo; at !== null && !path.includes(at); at = parents.get(at) ?? null) {
    path.push(at);
  }
  return path;
}

function ownedStandard(
  row: StandardRow,
  exceptions: StandardException[],
): StandardOwner & { snapshot: StandardSnapshot } {
  const scope = row.staff_no !== null ? 'person' : row.dept_no !== null ? 'department' : 'grade';
  const ownerNo = row.staff_no ?? row.dept_no ?? row.grade_no ?? '';
  const snapshot: StandardSnapshot = {
    standardNo: row.standard_no,
    standardName: row.standard_name,
    scope,
    maxCabinType: row.max_cabin_type,
    discountCaps: {
      economy: row.economy_discount,
      business: row.business_discount,
      first: row.first_discount,
    },
    maxPrice: row.max_price,
    advanceDays: row.advance_days,
    lowestFare:
      row.lowest_price_minutes === null
        ? null
        : {
            minutes: row.lowest_price_minutes,
            tolerance: { kind: row.lowest_tolerance_kind, value: row.lowest_tolerance },
            withShared: row.lowest_with_shared,
            withConnections: row.lowest_with_connections,
          },
    policy: row.over_policy,
    ...(exceptions.length > 0 && { exceptions }),
  };
  return { scope, ownerNo, snapshot };
}
