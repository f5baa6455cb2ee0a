import { statements } from '../../../db/statements';

/**
 * The history of a bill shows no operators of the agency to the enterprise: those of a receipt's steps, which were
 * stored at the same moment, are named as their department.
 */
export const migration = statements(
  `update settle_event v set operator_name = '差旅服务商财务'
    where v.how in ('paid', 'overpaid', 'undone', 'overUndone') and v.operator_name <> '' and exists (
      select from settle_receipt_step s
      where s.bill_no = v.bill_no and s.happened_at = v.happened_at and s.operator_name = v.operator_name)`,
);
