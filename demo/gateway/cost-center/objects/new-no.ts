import { randomUUID } from 'node:crypto';
import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { COST_TABLES } from './kinds';

export const newCostNo = (costKind: CostKind): string =>
  `${COST_TABLES[costKind].sign}${randomUUID().replaceAll('-', '')}`;
