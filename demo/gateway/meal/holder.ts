import type { MealScope } from '../../../src/contract/meal/meal-standards';
import type { InferOutput } from 'valibot';
import { DEPARTMENTS, GRADES } from '../server/resource/references';
import { holderIn } from '../server/resource/stored-fields';

/** Column of the holder's number. */
export const HOLDER_COLUMNS = { grade: 'grade_no', department: 'dept_no' } as const;

export const mealHolder = holderIn<InferOutput<typeof MealScope>>({
  grade: { column: HOLDER_COLUMNS.grade, source: GRADES },
  department: { column: HOLDER_COLUMNS.department, source: DEPARTMENTS },
});
