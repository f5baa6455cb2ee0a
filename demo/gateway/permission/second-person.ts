import {
  countsSince,
  isIndependent,
  administratorsBehind,
} from '../../../src/domain/permission/second-person';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { findDoersHistories } from './doers-history';

interface TwoPersons {
  enterpriseNum: string;
  /** Staff number of the requester; `second` is that of the person who consents. */
  first: string;
  second: string;
  /** Permission object by which the second person consents. */
  objectNo: string;
  askedAt: Date;
  now: Date;
}

/** Throws secondPersonRecent unless the consenting person is independent of the requester. */
export async function checkSecondPerson(db: Database, asked: TwoPersons): Promise<void> {
  if (!(await isSecondPerson(db, asked))) throw new Fault('secondPersonRecent');
}

export async function isSecondPerson(db: Database, asked: TwoPersons): Promise<boolean> {
  const { enterpriseNum, first, second, objectNo, askedAt, now } = asked;
  const main = await findMain(db, enterpriseNum);
  const since = new Date(countsSince(askedAt.getTime(), now.getTime()));
  const standings = await findDoersHistories(db, { enterpriseNum, people: [first, second], since, objectNo });
  return isIndependent(standings, { first, second, main });
}

interface MakersQuery {
  enterpriseNum: string;
  person: string;
  /** Permission object by which they act; null: every role that they were given counts. */
  objectNo: string | null;
  now: Date;
}

/** Staff numbers of colleagues who have recently set up a person, directly or through others. */
export async function findMakers(
  db: Database,
  { enterpriseNum, person, objectNo, now }: MakersQuery,
): Promise<ReadonlySet<string>> {
  const since = new Date(countsSince(now.getTime(), now.getTime()));
  const standings = await findDoersHistories(db, { enterpriseNum, people: [person], since, objectNo });
  const makers = administratorsBehind(standings, { person, main: await findMain(db, enterpriseNum) });
  if (makers.size === 0) return makers;
  const colleagues = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', [...makers])
    .orderBy('staff_no')
    .execute();
  return new Set(colleagues.map(({ staff_no }) => staff_no));
}

/** Staff number of the main administrator. */
export async function findMain(db: Database, enterpriseNum: string): Promise<string | undefined> {
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return main?.staff_no;
}
