import { statements } from '../../db/statements';

/** Settlement of held money by operators of the agency: bank reference, and the first of two confirmations. */
export const migration = statements(
  `alter table payment_suspense
    add column bank_reference text not null default '',
    add column first_operator_no text references agency_operator,
    add column first_operator_name text not null default '',
    add column first_reason text not null default '',
    add column first_confirmed_at timestamptz,
    add check ((first_operator_no is null) = (first_confirmed_at is null)),
    add check ((first_operator_no is null) = (first_operator_name = '')),
    add check ((first_operator_no is null) = (first_reason = '')),
    add check (first_operator_no is null or bank_reference <> '')`,
);
