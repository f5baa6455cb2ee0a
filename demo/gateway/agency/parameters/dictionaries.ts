import { sql } from 'kysely';
import type {
  AgencyDictionary,
  alterAgencyDictionary,
  queryAgencyDictionary,
} from '../../../../src/contract/agency/platform/dictionaries';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { DICTIONARY } from '../../../../src/contract/dictionary';
import {
  DICTIONARY_RULES,
  entriesChanges,
  entriesProblem,
  entryProblems,
} from '../../../../src/domain/agency/dictionaries';
import type { Database } from '../../db/database';
import { findEntries } from '../../dictionary/queries';
import { STANDARD } from '../../dictionary/schema';
import { METHODS } from '../../payment/methods';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { findHistory } from '../log/history';

/** A dictionary with the codes that are in use. */
export async function showDictionary(
  db: Database,
  operator: Operator,
  param: AgencyDictionary,
): Promise<ResultOf<typeof queryAgencyDictionary>> {
  return {
    entryList: await usedEntries(db, operator.tmcNumber, param),
    standardList: await findEntries(db, STANDARD, param),
    historyList: await findHistory(db, operator, param),
  };
}

/** Throws dictionaryChanged, fieldsInvalid at `to`. */
export async function alterDictionary(
  { db, operator: { tmcNumber }, record }: OperatorContext,
  { param, from, to }: ParsedBodyOf<typeof alterAgencyDictionary>,
): Promise<object> {
  await sql`select pg_advisory_xact_lock(hashtext('agency dictionaries'), hashtext(${tmcNumber}))`.execute(
    db,
  );
  const before = await usedEntries(db, tmcNumber, param);
  if (!areSame(before, from)) throw new Fault('dictionaryChanged');
  const standard = await findEntries(db, STANDARD, param);
  // an agency returns to the standard entries from any others
  const isReset = areSame(standard, to);
  const known = isReset ? [...before, ...standard.map((one) => ({ ...one, isInUse: false }))] : before;
  const problems = entryProblems(known, to);
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
  const problem = entriesProblem(param, known, to);
  if (problem !== undefined) throw fieldsInvalid({ to: problem });
  await db
    .deleteFrom('dictionary_entry')
    .where('tmc_number', '=', tmcNumber)
    .where('param', '=', param)
    .execute();
  if (!isReset) {
    const hidden = standard.filter(({ code }) => to.every((one) => one.code !== code));
    await db
      .insertInto('dictionary_entry')
      .values([
        ...to.map(({ code, name }, place) => ({ ...ofAgency(code, name), sort_order: place })),
        ...hidden.map(({ code, name }) => ({ ...ofAgency(code, name), sort_order: 0, is_removed: true })),
      ])
      .execute();
  }
  const changes = isReset ? `使用标准值（${entriesChanges(before, to)}）` : entriesChanges(before, to);
  await record({ subject: param, summary: `${DICTIONARY_RULES[param].label}：${changes}` });
  return {};

  function ofAgency(code: number, name: string) {
    return { param, code, name, tmc_number: tmcNumber };
  }
}

const areSame = (
  some: readonly { code: number; name: string }[],
  others: readonly { code: number; name: string }[],
): boolean =>
  some.length === others.length &&
  some.every(({ code, name }, i) => others[i]?.code === code && others[i]?.name === name);

async function usedEntries(db: Database, tmcNumber: string, param: AgencyDictionary) {
  const entries = await findEntries(db, tmcNumber, param);
  const { isOpen } = DICTIONARY_RULES[param];
  const used = param === DICTIONARY.subPayType ? await usedPayTypes(db, tmcNumber) : new Set<number>();
  return entries.map((entry) => ({ ...entry, isInUse: !isOpen || used.has(entry.code) }));
}

/** Ways to pay that the gateway offers, and those of the orders, recharges and payments of the agency's enterprises. */
async function usedPayTypes(db: Database, tmcNumber: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ code: number }>`
    select distinct used.code from enterprise e cross join lateral (
      select sub_pay_type as code from flight_order o where o.enterprise_num = e.enterprise_num
      union select sub_pay_type from wallet_recharge r where r.enterprise_num = e.enterprise_num) used
    where e.tmc_number = ${tmcNumber} and used.code is not null`.execute(db);
  return new Set([...METHODS.map(({ subPayType }) => subPayType), ...rows.map(({ code }) => code)]);
}
