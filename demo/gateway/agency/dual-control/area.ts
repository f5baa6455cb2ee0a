import { alterDualControl, queryDualControl } from '../../../../src/contract/agency/dual-control';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { alterLimit, findLimit } from './limit';

export const area: Area = {
  name: 'agency/dual-control',
  implementations: () => [
    implementOperator(queryDualControl, ({ db, operator }) => findLimit(db, operator)),
    implementOperator(alterDualControl, alterLimit),
  ],
};
