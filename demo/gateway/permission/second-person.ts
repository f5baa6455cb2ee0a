import { countsSince, isIndependent, makersOf } from '../../../src/domain/permission/second-person';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { findStandings } from './standings';

interface TwoPersons {
  enterpriseNum: string;
  /** Staff numbers of who has asked, and of who is to agree. */
  first: string;
  second: string;
  /** That the second person agrees by. */
  objectNo: string;
  askedAt: Date;
  now: Date;
}

/** Throws secondPersonRecent unless the one who agrees is independent of the one who has asked. */
export async function checkSecondPerson(db: Database, asked: TwoPersons): Promise<void> {
  if (!(await isSecondPerson(db, asked))) throw new Fault('secondPersonRecent');
}

export async function isSecondPerson(db: Database, asked: TwoPersons): Promise<boolean> {
  const { enterpriseNum, first, second, objectNo, askedAt, now } = asked;
  const main = await findMain(db, enterpriseNum);
  const since = new Date(countsSince(askedAt.getTime(), now.getTime()));
  const standings = await findStandings(db, { enterpriseNum, people: [first, second], since, objectNo });
  return isIndependent(standings, { first, second, main });
}

interface Made {
  enterpriseNum: string;
  person: string;
  /** That they act by; null: any role that they were put into counts. */
  objectNo: string | null;
  now: Date;
}

/** Staff numbers of colleagues who have set up somebody of late, directly or through others. */
export async function findMakers(
  db: Database,
  { enterpriseNum, person, objectNo, now }: Made,
): Promise<ReadonlySet<string>> {
  const since = new Date(countsSince(now.getTime(), now.getTime()));
  const standings = await findStandings(db, { enterpriseNum, people: [person], since, objectNo });
  const makers = makersOf(standings, { person, main: await findMain(db, enterpriseNum) });
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
