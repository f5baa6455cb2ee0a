import * as v from 'valibot';
import { call } from '../../call';
import { DICTIONARY, HOTEL_DICTIONARY, SETTLE_DICTIONARY } from '../../dictionary';
import { HistoryEntry } from '../history';

const BASE = '/agencyController/';

/** Dictionaries that the suite reads, in the order of screens. */
export const AGENCY_DICTIONARIES = [
  DICTIONARY.subPayType,
  DICTIONARY.cardType,
  HOTEL_DICTIONARY.star,
  HOTEL_DICTIONARY.breakfast,
  HOTEL_DICTIONARY.payType,
  SETTLE_DICTIONARY.product,
  SETTLE_DICTIONARY.billDateFlag,
  SETTLE_DICTIONARY.multiAccountStatus,
] as const;
export type AgencyDictionary = (typeof AGENCY_DICTIONARIES)[number];

/** Most entries of a dictionary. */
export const MOST_ENTRIES = 100;

const Seen = v.object({ code: v.number(), name: v.string() });
/** Entries that were there before the rules of names and codes may stay as they are; the gateway checks the others. */
const Entry = v.object({
  code: v.pipe(v.number('请输入代码'), v.integer('代码为0至9999的整数')),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入名称'), v.maxLength(200, '名称过长')),
});

export const AgencyEntry = v.object({
  code: v.number(),
  name: v.string(),
  /** Orders or the suite itself use the code, so that it cannot be removed. */
  isInUse: v.boolean(),
});
export type AgencyEntry = v.InferOutput<typeof AgencyEntry>;

/** A dictionary as the enterprises of the caller's agency see it, in its order. */
export const queryAgencyDictionary = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyDictionary`,
  body: v.object({ param: v.picklist(AGENCY_DICTIONARIES) }),
  result: v.object({
    entryList: v.array(AgencyEntry),
    standardList: v.array(Seen),
    historyList: v.array(HistoryEntry),
  }),
  needs: 'operator',
  right: 'readPlatform',
  reads: ['agencyDictionary'],
  origin: 'suite',
});

/**
 * Replaces the entries that were shown (`from`) by others, in their order. The standard entries again make the agency
 * use the standard values. Throws dictionaryChanged, and fieldsInvalid at `to` for codes that are repeated, in use and
 * missing, or new in a dictionary whose codes the suite has, and at `to.N` for a changed entry with another code than 0 to
 * 9999, or a name with a bar or over 30 letters.
 */
export const alterAgencyDictionary = call({
  gateway: 'agency',
  path: `${BASE}alterAgencyDictionary`,
  body: v.object({
    param: v.picklist(AGENCY_DICTIONARIES, '该字典不能修改'),
    from: v.pipe(v.array(Seen), v.maxLength(MOST_ENTRIES)),
    to: v.pipe(
      v.array(Entry),
      v.minLength(1, '至少保留一个条目'),
      v.maxLength(MOST_ENTRIES, `最多${MOST_ENTRIES}个条目`),
    ),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePlatform',
  mutates: true,
  changes: ['agencyDictionary', 'setting', 'agencyLog'],
  origin: 'suite',
});
