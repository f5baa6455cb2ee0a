import { RIGHTS_OF_ROLE } from '../../../../../src/domain/agency/rights';
import { AGENCY_ROLES } from '../../../../../src/contract/agency/rights';
import type { Database, DatabaseTransaction } from '../../../db/database';
import { insertMails } from '../../../mail/queries';
import type { EventSource } from '../../../server/events/domain-events';
import { logAgency } from '../../log/write';
import { offMailAbout } from '../off-mail';
import '../schema';

interface Endpoint {
  endpoint_no: string;
  app_no: string;
  url: string;
}
type Source = Omit<EventSource, 'db'> & { db: DatabaseTransaction };

const SYSTEM = '系统';
const REASON_TEXTS = { gone: '接收方答复410', failing: '连续5天推送失败' };

/** Switches an endpoint off by itself: its waiting deliveries are dropped, the log has it, and operators are mailed. */
export async function switchOff(
  source: Source,
  { endpoint_no: endpointNo, app_no: appNo, url }: Endpoint,
  reason: 'gone' | 'failing',
): Promise<void> {
  const { db, now } = source;
  await db
    .updateTable('webhook_endpoint')
    .set((eb) => ({ off_reason: reason, off_at: now, version: eb('version', '+', 1) }))
    .where('endpoint_no', '=', endpointNo)
    .execute();
  await dropWaiting(db, endpointNo);
  const app = await db
    .selectFrom('partner_app')
    .select(['tmc_number', 'app_name'])
    .where('app_no', '=', appNo)
    .executeTakeFirstOrThrow();
  // an application without an agency is on no desk
  if (app.tmc_number === null) return;
  await logAgency(db, {
    tmcNumber: app.tmc_number,
    operatorNo: null,
    operatorName: SYSTEM,
    call: 'switchWebhookEndpoint',
    enterpriseNum: null,
    subject: endpointNo,
    summary: `自动停用${app.app_name}的推送地址${new URL(url).host}，原因：${REASON_TEXTS[reason]}`,
    address: '',
    now,
  });
  const operators = await db
    .selectFrom('agency_operator')
    .select(['operator_no', 'roles'])
    .where('tmc_number', '=', app.tmc_number)
    .where('is_stopped', '=', false)
    .where('email', '<>', '')
    .execute();
  const tending = AGENCY_ROLES.filter((role) => RIGHTS_OF_ROLE[role].includes('managePartners'));
  const told = operators.filter(({ roles }) => roles.some((role) => tending.includes(role)));
  await insertMails(
    source,
    told.map(({ operator_no: operatorNo }) => offMailAbout({ endpointNo, operatorNo, offAt: now })),
  );
}

/** Deliveries of an endpoint that is off are not sent; their jobs find nothing to do. */
export async function dropWaiting(db: Database, endpointNo: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ delivery_state: 'dropped', problem: 'off' })
    .where('endpoint_no', '=', endpointNo)
    .where('delivery_state', '=', 'waiting')
    .execute();
}
