import { statements } from '../../../db/statements';

/** Paying by monthly settlement is a product too. Nobody has set who may use it: it is for everybody, as before. */
export const migration = statements(
  `insert into dictionary_entry (param, code, name, sort_order) values ('SETTLE_PRODUCT', 3, '国内机票月结支付', 3)`,
);
