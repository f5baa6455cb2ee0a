import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import type { WebhookType } from '../../../../src/contract/agency/connections/webhooks/payloads';
import './schema';

/**
 * SQL condition: the application of endpoint `w` may be told of the enterprise. Neither is stopped, both are of one agency, and
 * the endpoint has the enterprise or takes all of its application.
 */
export const mayTake = (enterpriseNum: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from partner_app a
  join partner_app_enterprise p on p.app_no = a.app_no
  join enterprise e on e.enterprise_num = p.enterprise_num and e.tmc_number = a.tmc_number
  where a.app_no = w.app_no and a.stopped_at is null and e.stopped_at is null
    and e.enterprise_num = ${enterpriseNum}
    and (cardinality(w.enterprise_nums) = 0 or e.enterprise_num = any(w.enterprise_nums)))`;

/** Endpoints that an event of an enterprise is for. Those that are off have it in their log only. */
export const findTakers = (
  db: Database,
  { type, enterpriseNum }: { type: WebhookType; enterpriseNum: string },
): Promise<{ endpointNo: string; isOn: boolean }[]> =>
  db
    .selectFrom('webhook_endpoint as w')
    .select(['w.endpoint_no as endpointNo', sql<boolean>`w.off_at is null`.as('isOn')])
    .where(sql<boolean>`${type} = any(w.event_types)`)
    .where(mayTake(sql`${enterpriseNum}`))
    .orderBy('w.endpoint_no')
    .execute();
