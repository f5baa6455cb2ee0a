import type { Database } from '../../db/database';
import type { ClassLimit } from '../../../../src/domain/travel-standard/ground-standard';

/** All limits of an enterprise for trains and cars; of one grade, if given. */
export function findClassLimits(
  db: Database,
  enterpriseNum: string,
  gradeNo?: string,
): Promise<ClassLimit[]> {
  return db
    .selectFrom('ground_standard')
    .select([
      'product',
      'grade_no as gradeNo',
      'highest_class as highestClass',
      'least_minutes as leastMinutes',
    ])
    .where('enterprise_num', '=', enterpriseNum)
    .$if(gradeNo !== undefined, (query) => query.where('grade_no', '=', gradeNo ?? ''))
    .execute();
}
