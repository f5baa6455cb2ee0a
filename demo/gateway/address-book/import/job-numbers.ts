import { sql } from 'kysely';
import { CodeIndex } from '../../../../src/domain/typed/codes';
import type { Database } from '../../db/database';
import type { Draft } from './drafts';

/** Sets the job numbers of rows to those in use that they mean, and of the same file, in any case and width. */
export async function setMeantNumbers(
  db: Database,
  enterpriseNum: string,
  drafts: readonly Draft[],
): Promise<void> {
  const asked = new Set(drafts.flatMap(({ jobNO, supervisor }) => [jobNO, supervisor]));
  asked.delete('');
  const rows = await db
    .selectFrom('staff')
    .select('job_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where(
      sql<boolean>`code_key(job_no) in (select code_key(asked) from unnest(${[...asked]}::text[]) asked)`,
    )
    .execute();
  const inUse = new CodeIndex(rows.map(({ job_no }) => job_no));
  for (const draft of drafts) {
    draft.jobNO = inUse.meant(draft.jobNO);
    draft.cells = { ...draft.cells, jobNO: draft.jobNO };
    if (draft.jobNO !== '') inUse.add(draft.jobNO);
  }
  for (const draft of drafts) draft.supervisor = inUse.meant(draft.supervisor);
}
