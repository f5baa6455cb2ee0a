import { inTransaction } from '../../db/transaction';
import type { Database } from '../../db/database';
import type { CallerContext } from '../../server/http/implement';
import { addressOfRight } from '../roles/page-rights';
import { isSecondPerson } from '../second-person';
import { insertRequest } from './requests';
import './events';
import type { Holder } from './other-holders';

interface PendingChange {
  permission: string;
  digest: string;
  names: readonly string[];
  able: readonly Holder[];
}

/**
 * Stores the caller's request for a change. The first time, it notifies the persons who may make it as the second
 * person.
 */
export async function requestSecondPerson(
  { caller, now, emit }: Pick<CallerContext, 'caller' | 'now' | 'emit'>,
  database: Database,
  { permission, digest, names, able }: PendingChange,
): Promise<void> {
  const { enterpriseNum, staffNo: first, staffName: byName } = caller;
  await inTransaction(database, async (db) => {
    if (!(await insertRequest({ db, caller, now }, digest))) return;
    const toldNos: string[] = [];
    for (const { staffNo: second } of able) {
      const between = { enterpriseNum, first, second, objectNo: permission, askedAt: now, now };
      if (await isSecondPerson(db, between)) toldNos.push(second);
    }
    const rules = names.join('、');
    const request = `${digest} ${first} ${now.toISOString()}`;
    const page = addressOfRight(permission);
    await emit({ db, now }, 'rule.changeAsked', { enterpriseNum, request, byName, rules, page, toldNos });
  });
}
