import type { BodyOf } from '../../../../src/contract/call';
import {
  COST_PAGE,
  type CostKind,
  type queryCostObjects,
} from '../../../../src/contract/cost-center/cost-objects';

/** A page of what belongs to one of them directly; of those at the top for ''. */
export const levelQuery = (
  costKind: CostKind,
  parentNO: string,
  pageIndex: number,
): BodyOf<typeof queryCostObjects> => ({ costKind, parentNO, pageIndex, pageSize: COST_PAGE });
