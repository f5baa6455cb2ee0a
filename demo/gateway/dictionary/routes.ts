import {
  getDictionaryParam,
  getSysParam,
  HOTEL_DICTIONARY,
  queryConfigParamInfo,
  queryDicparamInfo,
  queryDictionaryParamList,
} from '../../../src/contract/dictionary';
import { implement, implementOpen, type Implementation } from '../server/http/implement';
import { findConfigParam, findEntries, findSysParam } from './queries';

/** Dictionaries that every caller may query; all others are refused. */
const OF_HOTELS: readonly string[] = Object.values(HOTEL_DICTIONARY);

export function dictionaryRoutes(): Implementation[] {
  return [
    implement(getDictionaryParam, ({ db }, { param }) => findEntries(db, param)),

    implement(getSysParam, async ({ db }, { param }) => ({ param, value: await findSysParam(db, param) })),

    // an entry is one text, in which a bar in a name would be read as its end
    implement(queryDictionaryParamList, async ({ db }, { param }) =>
      (await findEntries(db, param)).map(({ code, name }) => `${code}|${name.replaceAll('|', ' ')}`),
    ),

    implementOpen(queryConfigParamInfo, async ({ db }, { paramName }) => ({
      paramName,
      paramValue: await findConfigParam(db, paramName),
    })),

    implementOpen(queryDicparamInfo, async ({ db }, { param }) =>
      OF_HOTELS.includes(param) ? findEntries(db, param) : [],
    ),
  ];
}
