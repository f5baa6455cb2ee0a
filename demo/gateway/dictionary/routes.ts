import { getDictionaryParam, getSysParam, queryConfigParamInfo } from '../../../src/contract/dictionary';
import { implement, implementOpen, type Implementation } from '../implement';
import { findConfigParam, findEntries, findSysParam } from './queries';

export function dictionaryRoutes(): Implementation[] {
  return [
    implement(getDictionaryParam, ({ db }, { param }) => findEntries(db, param)),

    implement(getSysParam, async ({ db }, { param }) => ({ param, value: await findSysParam(db, param) })),

    implementOpen(queryConfigParamInfo, async ({ db }, { paramName }) => ({
      paramName,
      paramValue: await findConfigParam(db, paramName),
    })),
  ];
}
