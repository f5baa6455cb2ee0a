import type {
  queryWebhookEndpoint,
  WebhookSecret,
} from '../../../../src/contract/agency/connections/webhooks/endpoints';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findHistory } from '../log/history';
import '../schema';
import { endpointsOf, viewOf, withView } from './queries';

/** Ended secrets that are shown with those that work. */
const MOST_SECRETS = 20;

/** Throws webhookEndpointUnknown, also for endpoints of other agencies. */
export async function findEndpoint(
  { db, operator, now }: OperatorContext,
  { endpointNo }: ParsedBodyOf<typeof queryWebhookEndpoint>,
): Promise<ResultOf<typeof queryWebhookEndpoint>> {
  const row = await withView(endpointsOf(db, operator))
    .leftJoin('agency_operator as o', 'o.operator_no', 'w.made_by')
    .select(['w.enterprise_nums', 'w.made_at', 'w.off_at', 'w.version', 'o.operator_name'])
    .where('w.endpoint_no', '=', endpointNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('webhookEndpointUnknown');
  const enterpriseList = await db
    .selectFrom('partner_app_enterprise as p')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .select(['e.enterprise_num as enterpriseNum', 'e.ent_name as entName'])
    .where('p.app_no', '=', row.app_no)
    .where('e.tmc_number', '=', operator.tmcNumber)
    .where('e.enterprise_num', '=', (eb) => eb.fn.any(eb.val(row.enterprise_nums)))
    .orderBy('e.ent_name')
    .orderBy('e.enterprise_num')
    .execute();
  return {
    ...viewOf(row),
    isAll: row.enterprise_nums.length === 0,
    enterpriseList,
    makeTime: row.made_at.toISOString(),
    makerName: row.operator_name ?? '',
    offTime: row.off_at?.toISOString() ?? '',
    revision: row.version,
    secretList: await findSecrets(db, endpointNo, now),
    historyList: await findHistory(db, operator, endpointNo),
  };
}

async function findSecrets(db: Database, endpointNo: string, now: Date): Promise<WebhookSecret[]> {
  const rows = await db
    .selectFrom('webhook_secret as s')
    .leftJoin('agency_operator as o', 'o.operator_no', 's.made_by')
    .select(['s.secret_no', 's.fingerprint', 's.made_at', 's.ends_at', 'o.operator_name'])
    .where('s.endpoint_no', '=', endpointNo)
    .orderBy('s.secret_no', 'desc')
    .limit(MOST_SECRETS)
    .execute();
  return rows.map((row) => ({
    secretNo: row.secret_no,
    fingerprint: row.fingerprint,
    makeTime: row.made_at.toISOString(),
    makerName: row.operator_name ?? '',
    endTime: row.ends_at?.toISOString() ?? '',
    isLive: row.ends_at === null || row.ends_at > now,
  }));
}
