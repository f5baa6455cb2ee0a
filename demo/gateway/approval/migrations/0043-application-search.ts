import { statements } from '../../db/statements';

/** Finds applications by part of their text among those of their approver or applicant. */
export const migration = statements(
  `alter table approval_request add column search_text text not null
    generated always as (apply_id || E'\\n' || coalesce(order_no, '') || E'\\n' || applicant_name) stored`,
  ...['approver', 'applicant'].map(
    (role) => `
      create index approval_request_by_text_for_${role} on approval_request
        using gin (search_parts(${role}_no, search_text))`,
  ),
);
