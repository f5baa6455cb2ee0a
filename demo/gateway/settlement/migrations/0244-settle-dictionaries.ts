import { statements } from '../../db/statements';

/** Names of the terms of a contract. */
export const migration = statements(
  `insert into dictionary_entry (param, code, name, sort_order)
    values ('SETTLE_BILL_DATE_FLAG', 0, '按扣款日入账', 1), ('SETTLE_BILL_DATE_FLAG', 1, '按出票日入账', 2),
      ('SETTLE_MULTI_ACCOUNT', 0, '全企业一个账户', 1), ('SETTLE_MULTI_ACCOUNT', 1, '多账户，按核算主体', 2)`,
);
