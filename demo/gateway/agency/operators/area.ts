import {
  addOperator,
  alterOperator,
  queryOperators,
  renewOperatorLink,
  stopOperator,
} from '../../../../src/contract/agency/operators';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { add, alter, renewLink, stop } from './manage';
import { findOperators } from './queries';

export const area: Area = {
  name: 'agency/operators',
  implementations: () => [
    implementOperator(queryOperators, ({ db, operator }, asked) => findOperators(db, operator, asked)),
    implementOperator(addOperator, add),
    implementOperator(alterOperator, alter),
    implementOperator(stopOperator, stop),
    implementOperator(renewOperatorLink, renewLink),
  ],
};
