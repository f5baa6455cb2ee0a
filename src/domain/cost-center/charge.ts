import type { CostState } from '../../contract/cost-center/cost-objects';

/** Who may have their costs charged to an object. */
export interface OpenTo {
  isForAll: boolean;
  /** Otherwise those of these departments, with all below them, and these persons. */
  deptNos: readonly string[];
  staffNos: readonly string[];
}

export interface ChargedPerson {
  staffNo: string;
  /** Their department and all above it. */
  deptNos: readonly string[];
}

export function mayBeChargedTo({ isForAll, deptNos, staffNos }: OpenTo, person: ChargedPerson): boolean {
  return (
    isForAll || staffNos.includes(person.staffNo) || person.deptNos.some((deptNo) => deptNos.includes(deptNo))
  );
}

/** Why costs cannot be charged to an object: there is none such, it is not open, or not to one of those whose costs they are. */
export type ChargeProblem = 'unknown' | 'notOpen' | 'notForThem';

/** undefined: they can. */
export function chargeProblem(
  bearer: (OpenTo & { state: CostState }) | undefined,
  people: readonly ChargedPerson[],
): ChargeProblem | undefined {
  if (bearer === undefined) return 'unknown';
  if (bearer.state !== 'open') return 'notOpen';
  return people.every((person) => mayBeChargedTo(bearer, person)) ? undefined : 'notForThem';
}
