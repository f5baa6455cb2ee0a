import type { Grant, SubsidyUnit } from '../../contract/meal/meal-subsidies';

/** A subsidy of a person. */
export interface OwnSubsidy {
  subsidyNo: string;
  unit: SubsidyUnit;
  grantedAt: Grant;
  /** Fen. */
  amount: number;
  /** Days, YYYY-MM-DD, both included. */
  from: string;
  /** null: without end. */
  to: string | null;
}

/** True when the new subsidies pay more than the former ones. Another unit or time of granting counts as more. */
export function isHigherSubsidy(before: readonly OwnSubsidy[], after: readonly OwnSubsidy[]): boolean {
  return after.some((one) => {
    const former = before.find(({ subsidyNo }) => subsidyNo === one.subsidyNo);
    return (
      former === undefined ||
      one.unit !== former.unit ||
      one.grantedAt !== former.grantedAt ||
      one.amount > former.amount ||
      one.from < former.from ||
      (former.to !== null && (one.to === null || one.to > former.to))
    );
  });
}
