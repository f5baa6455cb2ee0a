import type { BodyOf } from '../../../../src/contract/call';
import {
  COST_PAGE,
  type CostKind,
  type queryCostObjects,
} from '../../../../src/contract/cost-center/cost-objects';

/** Query of a page of a node's children; '' for the root nodes. */
export const levelQuery = (
  costKind: CostKind,
  parentNO: string,
  pageIndex: number,
): BodyOf<typeof queryCostObjects> => ({ costKind, parentNO, pageIndex, pageSize: COST_PAGE });
