import { sql, type RawBuilder } from 'kysely';
import type { SettleBillLine } from '../../../../src/contract/settlement/bills';

/** State of the dispute of a line; `dl` is its live row in a dispute and `d` the dispute, or both are null. */
export const LINE_DISPUTE: RawBuilder<SettleBillLine['lineDispute']> = sql`
  case when d.dispute_state is null then 'none' when d.dispute_state = 'open' then 'open'
    when dl.accepted_amount > 0 then 'accepted' else 'refused' end`;
