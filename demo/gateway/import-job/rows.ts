import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { personOf, placeOf, type ImportOwner } from './owner';
import './schema';

export type ImportRow = Selectable<Schema['import_job']>;

/** An import that is written as a whole, which persons of an enterprise alone make. */
export type WholeRow = ImportRow & { enterprise_num: string; staff_no: string };

export function wholeRowOf(job: ImportRow): WholeRow {
  const { enterprise_num, staff_no } = job;
  if (enterprise_num === null || staff_no === null) throw new Error('A whole import has no enterprise');
  return { ...job, enterprise_num, staff_no };
}

export const findImportJob = (
  db: Database,
  importJobNo: string,
  { lock = false } = {},
): Promise<ImportRow | undefined> =>
  db
    .selectFrom('import_job')
    .selectAll()
    .where('import_no', '=', importJobNo)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** Imports of a kind in the enterprise or agency of a person, newest first. `isOwn`: only those of the person. */
export async function findImportJobs(
  db: Database,
  owner: ImportOwner,
  { kind, isOwn, pageIndex, pageSize }: { kind: string; isOwn: boolean; pageIndex: number; pageSize: number },
): Promise<{ total: number; jobs: ImportRow[] }> {
  const [place, person] = [placeOf(owner), personOf(owner)];
  const found = db
    .selectFrom('import_job')
    .where(place.column, '=', place.no)
    .where('kind', '=', kind)
    .$if(isOwn, (query) => query.where(person.column, '=', person.no));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const jobs = await found
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('import_no')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { total, jobs };
}

/** Returns a person's newest import of a kind. */
export function findLatestImportJob(
  db: Database,
  owner: ImportOwner,
  kind: string,
): Promise<ImportRow | undefined> {
  const [place, person] = [placeOf(owner), personOf(owner)];
  return db
    .selectFrom('import_job')
    .selectAll()
    .where(place.column, '=', place.no)
    .where(person.column, '=', person.no)
    .where('kind', '=', kind)
    .orderBy('asked_at', 'desc')
    .orderBy('import_no')
    .limit(1)
    .executeTakeFirst();
}

/** Returns those of some imports that have failed and can be resumed. */
export async function findResumable(
  db: Database,
  importJobNos: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('import_job as j')
    .innerJoin('import_job_slice as s', 's.import_no', 'j.import_no')
    .select('j.import_no')
    .distinct()
    .where('j.import_no', 'in', importJobNos)
    .where('j.import_state', '=', 'failed')
    .execute();
  return new Set(rows.map(({ import_no }) => import_no));
}
