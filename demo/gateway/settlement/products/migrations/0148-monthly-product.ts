import { statements } from '../../../db/statements';

/** Paying by monthly settlement is a product too. It has no setting yet, so it is open to everybody as before. */
export const migration = statements(
  `insert into dictionary_entry (param, code, name, sort_order) values ('SETTLE_PRODUCT', 3, '国内机票月结支付', 3)`,
);
