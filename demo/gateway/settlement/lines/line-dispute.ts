import { sql, type RawBuilder } from 'kysely';
import type { SettleBillLine } from '../../../../src/contract/settlement/bills';

/** What has become of what was said against a line; `dl` is its live row in a dispute, `d` the dispute, or neither. */
export const LINE_DISPUTE: RawBuilder<SettleBillLine['lineDispute']> = sql`
  case when d.dispute_state is null then 'none' when d.dispute_state = 'open' then 'open'
    when dl.accepted_amount > 0 then 'accepted' else 'refused' end`;
