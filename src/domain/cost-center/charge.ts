import type { CostState } from '../../contract/cost-center/cost-objects';

/** People whose costs may be charged to an object. */
export interface OpenTo {
  isForAll: boolean;
  /** Otherwise staff of these departments, with their descendants, and these persons. */
  deptNos: readonly string[];
  staffNos: readonly string[];
}

export interface ChargedPerson {
  staffNo: string;
  /** Their department and its ancestors. */
  deptNos: readonly string[];
}

export function mayBeChargedTo({ isForAll, deptNos, staffNos }: OpenTo, person: ChargedPerson): boolean {
  return (
    isForAll || staffNos.includes(person.staffNo) || person.deptNos.some((deptNo) => deptNos.includes(deptNo))
  );
}

/**
 * Reason why costs cannot be charged to an object: it does not exist, is not open, or is not open to one of the
 * travellers.
 */
export type ChargeProblem = 'unknown' | 'notOpen' | 'notForThem';

/** Returns undefined when the costs can be charged. */
export function chargeProblem(
  bearer: (OpenTo & { state: CostState }) | undefined,
  people: readonly ChargedPerson[],
): ChargeProblem | undefined {
  if (bearer === undefined) return 'unknown';
  if (bearer.state !== 'open') return 'notOpen';
  return people.every((person) => mayBeChargedTo(bearer, person)) ? undefined : 'notForThem';
}
