import { queryCostChoices, queryCostNames } from '../../../../src/contract/cost-center/choices';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { implement, type Implementation } from '../../server/http/implement';
import { findNamed, listChoices } from './queries';

export const costChoiceRoutes: readonly Implementation[] = [
  implement(queryCostChoices, ({ db, caller, now }, asked) =>
    listChoices(db, caller, asked, shanghaiDate(now)),
  ),

  implement(queryCostNames, async ({ db, caller }, asked) => ({
    choiceList: await findNamed(db, caller.enterpriseNum, asked),
  })),
];
