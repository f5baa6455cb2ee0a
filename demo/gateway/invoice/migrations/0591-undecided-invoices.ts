import { statements } from '../../db/statements';

/** An invoice that failed without an answer of the tax platform, which may have issued it, differs from a refused one. */
export const migration = statements(
  `alter table invoice add column is_undecided boolean not null default false`,
  `update invoice set is_undecided = true
    where invoice_state = 'failed' and fail_reason = '税务平台暂时无法连接，请稍后重试'`,
);
