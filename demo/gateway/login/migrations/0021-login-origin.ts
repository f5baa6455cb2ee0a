import { statements } from '../../db/statements';

/** Users are also known by their browser, because many share the network address of an office. */
export const migration = statements(
  `alter table login_network rename to login_origin`,
  `alter table login_origin rename column network to origin`,
  `alter index login_network_by_time rename to login_origin_by_time`,
  `alter table sms_code rename column network to origin`,
);
