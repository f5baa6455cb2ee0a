import type {
  addWebhookEndpoint,
  alterWebhookEndpoint,
  NewWebhookSecret,
  removeWebhookEndpoint,
  switchWebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/endpoints';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { newNumber } from '../../server/new-number';
import { requireFreshCode } from '../session/prove';
import { outwardAddresses } from '../../server/outward/networks';
import { dropWaiting } from './delivery/switch-off';
import { lockEndpoint } from './queries';
import { makeSecret } from './secrets';
import { urlProblem } from './url';

type Config = Pick<GatewayConfig, 'factorSecret' | 'developerPages' | 'webhookNetworks'>;
const MOST_ENDPOINTS = 20;

/** Throws operatorProofNeeded, webhookEndpointsFull, fieldsInvalid at `appNo`, `url` or `enterpriseNums`. */
export async function add(
  { db, now, operator, record }: OperatorContext,
  config: Config,
  { appNo, url, description, eventTypes, enterpriseNums }: ParsedBodyOf<typeof addWebhookEndpoint>,
): Promise<NewWebhookSecret> {
  requireFreshCode(operator);
  assertUrl(config, url);
  const app = await db
    .selectFrom('partner_app')
    .select('app_name')
    .where('app_no', '=', appNo)
    .where('tmc_number', '=', operator.tmcNumber)
    // two operators who add at once are counted one after the other
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (app === undefined) throw fieldsInvalid({ appNo: '未查询到所选的合作方应用，请重新选择' });
  const { count } = await db
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app_no', '=', appNo)
    .executeTakeFirstOrThrow();
  if (count >= MOST_ENDPOINTS) throw new Fault('webhookEndpointsFull');
  const enterprise_nums = await enterprisesOf(db, appNo, enterpriseNums);
  const endpointNo = newNumber('WE', now);
  const { operatorNo: made_by } = operator;
  const fields = { app_no: appNo, url, description, event_types: eventTypes, enterprise_nums };
  await db
    .insertInto('webhook_endpoint')
    .values({ endpoint_no: endpointNo, ...fields, made_at: now, made_by })
    .execute();
  const secretNo = 1;
  const made = await makeSecret(db, config, { endpointNo, secretNo, madeBy: made_by, now });
  const about = `事件：${eventTypes.join('、')}，企业：${enterprisesText(enterprise_nums)}`;
  await record({
    subject: endpointNo,
    summary: `为${app.app_name}新增推送地址${hostText(url)}，${about}；生成密钥1（指纹尾号${made.fingerprint}）`,
  });
  return { endpointNo, secretNo, ...made };
}

/** Throws operatorProofNeeded, webhookEndpointUnknown, webhookEndpointChanged, fieldsInvalid at `url` or `enterpriseNums`. */
export async function alter(
  { db, operator, record }: OperatorContext,
  config: Config,
  body: ParsedBodyOf<typeof alterWebhookEndpoint>,
): Promise<object> {
  const { endpointNo, revision, url, description, eventTypes, enterpriseNums, isAll } = body;
  const before = await lockEndpoint(db, operator, { endpointNo, revision });
  if (isAll && enterpriseNums.length > 0)
    throw fieldsInvalid({ enterpriseNums: '全部企业与所选企业不能同时提交，请重新选择' });
  if (before.enterprise_nums.length > 0 && enterpriseNums.length === 0) {
    if (!isAll) throw fieldsInvalid({ enterpriseNums: '请选择企业，或改为全部企业' });
    // the address gets the events of more enterprises
    requireFreshCode(operator);
  }
  if (url !== before.url) {
    // another address gets the events of the enterprises
    requireFreshCode(operator);
    assertUrl(config, url);
  }
  const enterprise_nums = await enterprisesOf(db, before.app_no, enterpriseNums);
  await db
    .updateTable('webhook_endpoint')
    .set({ url, description, event_types: eventTypes, enterprise_nums, version: revision + 1 })
    // failures of the former address are no failures of the next one
    .$if(url !== before.url, (q) => q.set({ failing_since: null }))
    .where('endpoint_no', '=', endpointNo)
    .execute();
  const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
  const changes = [
    before.url === url ? '' : `地址${hostText(before.url)}→${hostText(url)}`,
    isSame(before.event_types, eventTypes)
      ? ''
      : `事件${before.event_types.join('、')}→${eventTypes.join('、')}`,
    isSame(before.enterprise_nums, enterprise_nums)
      ? ''
      : `企业${enterprisesText(before.enterprise_nums)}→${enterprisesText(enterprise_nums)}`,
    before.description === description
      ? ''
      : `说明${before.description || '（无）'}→${description || '（无）'}`,
  ].filter((change) => change !== '');
  const summary = `修改${before.app_name}的推送地址${hostText(url)}：${changes.join('，') || '无变化'}`;
  await record({ subject: endpointNo, summary });
  return {};
}

/** Throws webhookEndpointUnknown, webhookEndpointChanged. */
export async function switchEndpoint(
  { db, now, operator, record }: OperatorContext,
  { endpointNo, revision, isOn }: ParsedBodyOf<typeof switchWebhookEndpoint>,
): Promise<object> {
  const endpoint = await lockEndpoint(db, operator, { endpointNo, revision });
  if ((endpoint.off_at === null) === isOn) throw new Fault('webhookEndpointChanged');
  await db
    .updateTable('webhook_endpoint')
    .set({
      off_reason: isOn ? null : 'off',
      off_at: isOn ? null : now,
      failing_since: null,
      version: revision + 1,
    })
    .where('endpoint_no', '=', endpointNo)
    .execute();
  if (!isOn) await dropWaiting(db, endpointNo);
  const act = isOn ? '启用' : '停用';
  await record({
    subject: endpointNo,
    summary: `${act}${endpoint.app_name}的推送地址${hostText(endpoint.url)}`,
  });
  return {};
}

/** Throws webhookEndpointUnknown, webhookEndpointChanged, webhookEndpointOn. */
export async function remove(
  { db, operator, record }: OperatorContext,
  { endpointNo, revision }: ParsedBodyOf<typeof removeWebhookEndpoint>,
): Promise<object> {
  const endpoint = await lockEndpoint(db, operator, { endpointNo, revision });
  if (endpoint.off_at === null) throw new Fault('webhookEndpointOn');
  await db.deleteFrom('webhook_endpoint').where('endpoint_no', '=', endpointNo).execute();
  const summary = `删除${endpoint.app_name}的推送地址${hostText(endpoint.url)}`;
  await record({ subject: endpointNo, summary });
  return {};
}

/** Path and query of a receiver may be confidential, so the log has the host only. */
const hostText = (url: string): string => new URL(url).host;
const enterprisesText = (nums: readonly string[]): string =>
  nums.length === 0 ? '应用的全部企业' : nums.join('、');

function assertUrl({ developerPages, webhookNetworks }: Config, url: string): void {
  const problem = urlProblem(url, {
    mayBeLocal: developerPages,
    mayReach: outwardAddresses(webhookNetworks),
  });
  if (problem !== undefined) throw fieldsInvalid({ url: problem });
}

/** Throws fieldsInvalid at `enterpriseNums` for one that the application does not have. */
async function enterprisesOf(db: Database, appNo: string, nums: readonly string[]): Promise<string[]> {
  const distinct = [...new Set(nums)].sort();
  if (distinct.length === 0) return [];
  const found = await db
    .selectFrom('partner_app_enterprise')
    .select('enterprise_num')
    .where('app_no', '=', appNo)
    .where('enterprise_num', 'in', distinct)
    .execute();
  if (found.length !== distinct.length)
    throw fieldsInvalid({ enterpriseNums: '所选企业不属于该合作方应用，请重新选择' });
  return distinct;
}
