import {
  alterDualControl,
  queryDualControl,
  withdrawDualControlRaise,
} from '../../../../src/contract/agency/dual-control';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { alterLimit, showLimit, withdrawRaise } from './alter';

export const area: Area = {
  name: 'agency/dual-control',
  implementations: () => [
    implementOperator(queryDualControl, showLimit),
    implementOperator(alterDualControl, alterLimit),
    implementOperator(withdrawDualControlRaise, withdrawRaise),
  ],
};
