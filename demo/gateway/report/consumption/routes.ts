import { queryPersonConsumptionsFromESApply } from '../../../../src/contract/report/consumption';
import { implement, type Implementation } from '../../server/http/implement';
import { findConsumptions } from './queries';

export const consumptionRoutes = (): Implementation[] => [
  implement(
    queryPersonConsumptionsFromESApply,
    ({ db, caller }, asked) => findConsumptions(db, caller, asked),
    { isHeavyRead: true, mayLag: true },
  ),
];
