import type { FormFields } from '../../../../src/contract/approval/trip';
import type { DatabaseTransaction } from '../../db/database';
import { ENTERPRISES } from '../../seed/organisation';
import { ALL_FIELDS, BUDGET_ALONE, insertForms } from '../first-forms';

/** Inserts the forms of every enterprise; the trip form is in its second version. */
export async function insertDemoForms(tx: DatabaseTransaction): Promise<void> {
  for (const { enterpriseNum } of ENTERPRISES) {
    // the second enterprise requires the cost centre
    const fields: FormFields =
      enterpriseNum === '100002' ? { ...ALL_FIELDS, costCenter: 'required' } : ALL_FIELDS;
    await insertForms(tx, enterpriseNum, [
      { fields: BUDGET_ALONE },
      { fields, tolerance: { budgetPercent: 10, days: 1 } },
    ]);
  }
}
