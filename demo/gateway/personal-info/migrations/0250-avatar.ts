import { statements } from '../../db/statements';

/** Pictures of people are stored as WebP, one per person. */
export const migration = statements(
  `alter table stored_file drop constraint stored_file_file_type_check`,
  `alter table stored_file add constraint stored_file_file_type_check check (file_type in
    ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'application/xml', 'application/ofd'))`,
  `create unique index stored_file_avatar on stored_file (owner_no) where owner_kind = 'avatar'`,
);
