import { statements } from '../../db/statements';

/** Columns with a foreign key to staff, or to accounts, that had no index. */
const COLUMNS = [
  'account_claim (asked_by)',
  'account_claim (decided_by)',
  'approval_request (approver_no)',
  'authorization_code (user_no)',
  'awaited_staff (added_by)',
  'bi_pre_authorisation (user_no)',
  'bi_pre_authorisation (staff_no)',
  'bill_comparison (asked_by)',
  'change_log (staff_no)',
  'comment_log (staff_no)',
  'cost_center_budget (changed_by)',
  'cost_change (changed_by)',
  'cost_import (applied_by)',
  'cost_import (asked_by)',
  'cost_import (undone_by)',
  'cost_open_to (staff_no)',
  'data_permission_member (member_staff_no)',
  'department (head_no)',
  'goods_receiver (staff_no)',
  'import_job (undone_by)',
  'invitation (invited_by)',
  'invitation_proof (staff_no)',
  'invitation_use (staff_no)',
  'invoice (applicant_no)',
  'invoice_template (changed_by)',
  'invoice_title (changed_by)',
  'join_application (staff_no)',
  'join_application (decided_by)',
  'main_manager (staff_no)',
  'number_reveal (viewer_no)',
  'payment (payer_no)',
  'session (staff_no)',
  'settle_bill (confirmed_by)',
  'settle_cashier (payer_no)',
  'settle_dispute (raised_by)',
  'settle_payment (payer_no)',
  'settle_product_user (staff_no)',
  'settle_product_users (changed_by)',
  'skipped_config_step (skipped_by)',
  'wallet_recharge (applicant_no)',
  'wallet_review (decided_by)',
  'wallet_review (asked_by)',
  'wallet_rule (changed_by)',
  'wallet_rule_change (asked_by)',
  'wallet_rule_change (decided_by)',
  'wallet_warning (staff_no)',
];

/**
 * Deleting a person looks for references in every column with a foreign key to staff. Without an index it reads the
 * whole table for each person, such as all logged changes.
 */
export const migration = statements(...COLUMNS.map((column) => `create index on ${column}`));
