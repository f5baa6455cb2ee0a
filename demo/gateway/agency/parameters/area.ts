import {
  alterAgencyDictionary,
  queryAgencyDictionary,
} from '../../../../src/contract/agency/platform/dictionaries';
import {
  alterAgencyParameter,
  queryAgencyParameters,
} from '../../../../src/contract/agency/platform/parameters';
import type { Area } from '../../server/area';
import { implementOperator, nameOfCall } from '../../server/http/operator';
import { findHistoryOf } from '../log/history';
import { alterDictionary, showDictionary } from './dictionaries';
import { alterParameter, findParameters } from './parameters';

export const area: Area = {
  name: 'agency/parameters',
  implementations: (deps) => [
    implementOperator(queryAgencyParameters, async ({ db, operator }) => ({
      parameterList: await findParameters(db, operator.tmcNumber),
      historyList: await findHistoryOf(db, operator, { call: nameOfCall(alterAgencyParameter) }),
    })),
    implementOperator(alterAgencyParameter, (context, body) => alterParameter(context, body, deps)),
    implementOperator(queryAgencyDictionary, ({ db, operator }, { param }) =>
      showDictionary(db, operator, param),
    ),
    implementOperator(alterAgencyDictionary, alterDictionary),
  ],
};
