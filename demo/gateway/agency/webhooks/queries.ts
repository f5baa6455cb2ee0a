import { sql, type SelectQueryBuilder } from 'kysely';
import type {
  queryWebhookEndpoints,
  WebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/endpoints';
import type { EndpointState } from '../../../../src/contract/agency/connections/webhooks/values';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { Fault } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';
import './schema';

/** Age to which events and their deliveries are kept. */
export const KEPT_MS = 30 * DAY;

const STATE = sql<EndpointState>`case when a.stopped_at is not null then 'appStopped' else coalesce(w.off_reason, 'on') end`;

/** Endpoints of the applications of the operator's agency. */
export const endpointsOf = (db: Database, { tmcNumber }: Operator) =>
  db
    .selectFrom('webhook_endpoint as w')
    .innerJoin('partner_app as a', 'a.app_no', 'w.app_no')
    .where('a.tmc_number', '=', tmcNumber);

type Endpoints = ReturnType<typeof endpointsOf>;

/** Adds the columns of `viewOf`. */
export const withView = (endpoints: Endpoints) =>
  endpoints
    .select(['w.endpoint_no', 'w.app_no', 'a.app_name', 'w.url', 'w.description', 'w.event_types'])
    .select(['w.failing_since', STATE.as('endpoint_state')])
    .select((eb) =>
      eb
        .selectFrom('webhook_delivery as d')
        .select(({ fn }) => fn.countAll<number>().as('unsent'))
        .whereRef('d.endpoint_no', '=', 'w.endpoint_no')
        .where('d.delivery_state', 'in', ['failed', 'dropped'])
        .as('unsent'),
    );

type View =
  ReturnType<typeof withView> extends SelectQueryBuilder<infer _DB, infer _TB, infer Row> ? Row : never;

export const viewOf = (row: View): WebhookEndpoint => ({
  endpointNo: row.endpoint_no,
  appNo: row.app_no,
  appName: row.app_name,
  url: row.url,
  description: row.description,
  eventTypes: row.event_types,
  endpointState: row.endpoint_state,
  failingSince: row.failing_since?.toISOString() ?? '',
  unsentCount: row.unsent ?? 0,
});

/** A page of the endpoints of the operator's agency, by application and age. */
export async function findEndpoints(
  { db, operator }: OperatorContext,
  { keyword, endpointState, pageIndex, pageSize }: ParsedBodyOf<typeof queryWebhookEndpoints>,
): Promise<ResultOf<typeof queryWebhookEndpoints>> {
  let found = endpointsOf(db, operator);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('w.endpoint_no', 'ilike', pattern),
        eb('w.url', 'ilike', pattern),
        eb('w.description', 'ilike', pattern),
        eb('a.app_name', 'ilike', pattern),
        eb('a.app_no', 'ilike', pattern),
      ]),
    );
  }
  if (endpointState !== undefined) found = found.where(STATE, '=', endpointState);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withView(found)
    .orderBy('a.app_name')
    .orderBy('w.made_at')
    .orderBy('w.endpoint_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, endpointList: rows.map(viewOf) };
}

/**
 * Locks an endpoint of the operator's agency until the commit. Throws webhookEndpointUnknown, also for those of other agencies,
 * and webhookEndpointChanged.
 */
export async function lockEndpoint(
  tx: Database,
  operator: Operator,
  { endpointNo, revision }: { endpointNo: string; revision?: number },
) {
  const found = await endpointsOf(tx, operator)
    .selectAll('w')
    .select(['a.app_name', 'a.stopped_at'])
    .where('w.endpoint_no', '=', endpointNo)
    .forUpdate('w')
    .executeTakeFirst();
  if (found === undefined) throw new Fault('webhookEndpointUnknown');
  if (revision !== undefined && found.version !== revision) throw new Fault('webhookEndpointChanged');
  return found;
}
