import { statements } from '../../db/statements';

/** The language of a user's mails. */
export const migration = statements(
  `alter table app_user add column mail_locale text not null default 'zh-CN' check (mail_locale in ('zh-CN', 'en'))`,
);
