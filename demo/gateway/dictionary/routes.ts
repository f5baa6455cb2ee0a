import {
  getDictionaryParam,
  getSysParam,
  HOTEL_DICTIONARY,
  queryConfigParamInfo,
  queryDicparamInfo,
  queryDictionaryParamList,
} from '../../../src/contract/dictionary';
import { findTmcNumber } from '../enterprise/agency-of';
import { implement, implementOpen, type Implementation, type OpenContext } from '../server/http/implement';
import { findWebsite } from '../website/queries';
import { findConfigParam, findEntries, findSysParam } from './queries';
import { STANDARD } from './schema';

/** Dictionaries that every caller may query; all others are refused. */
const OF_HOTELS: readonly string[] = Object.values(HOTEL_DICTIONARY);

export function dictionaryRoutes(): Implementation[] {
  return [
    implement(getDictionaryParam, async ({ db, caller }, { param }) =>
      findEntries(db, await findTmcNumber(db, caller.enterpriseNum), param),
    ),

    implement(getSysParam, async ({ db, caller }, { param }) => ({
      param,
      value: await findSysParam(db, await findTmcNumber(db, caller.enterpriseNum), param),
    })),

    // an entry is one text, in which a bar in a name would be read as its end
    implement(queryDictionaryParamList, async ({ db, caller }, { param }) => {
      const entries = await findEntries(db, await findTmcNumber(db, caller.enterpriseNum), param);
      return entries.map(({ code, name }) => `${code}|${name.replaceAll('|', ' ')}`);
    }),

    implementOpen(queryConfigParamInfo, async (context, { paramName }) => ({
      paramName,
      paramValue: await findConfigParam(context.db, await agencyOfSite(context), paramName),
    })),

    implementOpen(queryDicparamInfo, async (context, { param }) =>
      OF_HOTELS.includes(param) ? findEntries(context.db, await agencyOfSite(context), param) : [],
    ),
  ];
}

/** The agency of the site that a visitor is on; the standard values apply where there is none. */
const agencyOfSite = async ({ db, pageHost }: OpenContext): Promise<string> =>
  (await findWebsite(db, pageHost))?.tmc_number ?? STANDARD;
