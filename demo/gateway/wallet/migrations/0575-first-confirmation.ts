import { statements } from '../../db/statements';

/** The first of two confirmations of a transfer by operators of the agency. */
export const migration = statements(
  `alter table wallet_recharge
    add column first_operator_no text references agency_operator,
    add column first_operator_name text not null default '',
    add column first_confirmed_at timestamptz,
    add check ((first_operator_no is null) = (first_confirmed_at is null)),
    add check ((first_operator_no is null) = (first_operator_name = '')),
    add check (first_operator_no is null or way = 'offline')`,
);
