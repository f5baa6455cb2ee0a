import { sql } from 'kysely';
import type {
  addPartnerApp,
  alterPartnerApp,
  NewPartnerSecret,
  removePartnerApp,
  stopPartnerApp,
} from '../../../../src/contract/agency/connections/partners';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { endPartnerSessions } from '../../login/partners/sessions';
import { makeSecret } from '../../login/partners/secrets';
import type { GatewayConfig } from '../../server/config';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { newNumber } from '../../server/new-number';
import { requireFreshCode } from '../session/prove';
import { lockApp } from './queries';
import { isRemovable } from './show';

interface Enterprise {
  enterpriseNum: string;
  entName: string;
}
const namesOf = (list: readonly Enterprise[]): string => list.map(({ entName }) => entName).join('、');

/** Throws operatorProofNeeded, fieldsInvalid at `appName` or `enterpriseNums`. */
export async function add(
  { db, now, operator, record }: OperatorContext,
  config: Pick<GatewayConfig, 'factorSecret'>,
  { appName, enterpriseNums, purpose, contact }: ParsedBodyOf<typeof addPartnerApp>,
): Promise<NewPartnerSecret> {
  requireFreshCode(operator);
  await assertNameFree(db, operator, appName);
  const enterprises = await ownEnterprises(db, operator, enterpriseNums);
  const appNo = newNumber('PA', now);
  const { tmcNumber: tmc_number, operatorNo: made_by } = operator;
  await db
    .insertInto('partner_app')
    .values({ app_no: appNo, app_name: appName, tmc_number, purpose, contact, made_at: now, made_by })
    .execute();
  await addEnterprises(db, appNo, enterprises);
  const secretNo = 1;
  const { secret, fingerprint } = await makeSecret(db, config, { appNo, secretNo, madeBy: made_by, now });
  const about = `企业：${namesOf(enterprises)}，用途：${purpose}，联系人：${contact}`;
  await record({
    subject: appNo,
    summary: `新增合作方应用${appName}，${about}；生成密钥${secretNo}（指纹尾号${fingerprint}）`,
  });
  return { appNo, secretNo, fingerprint, secret };
}

/** Throws partnerAppUnknown, partnerAppChanged, fieldsInvalid at `appName` or `enterpriseNums`. */
export async function alter(
  { db, operator, record }: OperatorContext,
  { appNo, revision, appName, enterpriseNums, purpose, contact }: ParsedBodyOf<typeof alterPartnerApp>,
): Promise<object> {
  await assertNameFree(db, operator, appName, appNo);
  const before = await lockApp(db, operator, { appNo, revision });
  const next = await ownEnterprises(db, operator, enterpriseNums);
  const former = await db
    .selectFrom('partner_app_enterprise as p')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'p.enterprise_num')
    .select(['e.enterprise_num as enterpriseNum', 'e.ent_name as entName', 'e.tmc_number'])
    .where('p.app_no', '=', appNo)
    .orderBy('e.enterprise_num')
    .execute();
  const isIn = (list: readonly Enterprise[], one: Enterprise) =>
    list.some(({ enterpriseNum }) => enterpriseNum === one.enterpriseNum);
  const added = next.filter((one) => !isIn(former, one));
  const removed = former.filter((one) => !isIn(next, one));
  if (removed.length > 0) {
    const nums = removed.map(({ enterpriseNum }) => enterpriseNum);
    await endPartnerSessions(db, appNo, { enterpriseNums: nums });
    await db
      .deleteFrom('partner_app_enterprise')
      .where('app_no', '=', appNo)
      .where('enterprise_num', 'in', nums)
      .execute();
  }
  await addEnterprises(db, appNo, added);
  await db
    .updateTable('partner_app')
    .set({ app_name: appName, purpose, contact, version: revision + 1 })
    .where('app_no', '=', appNo)
    .execute();
  // the name of an enterprise that another agency has by now is not told
  const told = removed.filter((one) => one.tmc_number === operator.tmcNumber);
  const changes = [
    before.app_name === appName ? '' : `名称${before.app_name}→${appName}`,
    added.length === 0 ? '' : `增加企业${namesOf(added)}`,
    told.length === 0 ? '' : `移除企业${namesOf(told)}`,
    before.purpose === purpose ? '' : `用途${before.purpose || '（无）'}→${purpose}`,
    before.contact === contact ? '' : `联系人${before.contact || '（无）'}→${contact}`,
  ].filter((change) => change !== '');
  const summary = `修改合作方应用${appName}：${changes.join('，') || '无变化'}`;
  await record({ subject: appNo, summary });
  return {};
}

/** Throws partnerAppUnknown, partnerAppChanged. */
export async function stop(
  { db, now, operator, record }: OperatorContext,
  { appNo, revision, isStopped, reason }: ParsedBodyOf<typeof stopPartnerApp>,
): Promise<object> {
  const { app_name: appName, stopped_at: stoppedAt } = await lockApp(db, operator, { appNo, revision });
  if ((stoppedAt !== null) === isStopped) throw new Fault('partnerAppChanged');
  await db
    .updateTable('partner_app')
    .set({ stopped_at: isStopped ? now : null, version: revision + 1 })
    .where('app_no', '=', appNo)
    .execute();
  const ended = isStopped ? await endPartnerSessions(db, appNo) : 0;
  const act = isStopped ? '停用' : '启用';
  const sessions = isStopped ? `，结束登录${ended}个` : '';
  await record({ subject: appNo, summary: `${act}合作方应用${appName}，原因：${reason}${sessions}` });
  return {};
}

/** Throws partnerAppUnknown, partnerAppChanged, partnerAppUsed. */
export async function remove(
  { db, now, operator, record }: OperatorContext,
  { appNo, revision }: ParsedBodyOf<typeof removePartnerApp>,
): Promise<object> {
  const app = await lockApp(db, operator, { appNo, revision });
  const used = await db
    .selectFrom('partner_secret')
    .select(({ fn }) => fn.max('last_used_at').as('last_used_at'))
    .where('app_no', '=', appNo)
    .executeTakeFirstOrThrow();
  if (!isRemovable({ ...app, ...used }, now)) throw new Fault('partnerAppUsed');
  await endPartnerSessions(db, appNo);
  for (const table of [
    'partner_nonce',
    'partner_refusal',
    'partner_app_enterprise',
    'partner_secret',
    'partner_app',
  ] as const)
    await db.deleteFrom(table).where('app_no', '=', appNo).execute();
  await record({ subject: appNo, summary: `删除合作方应用${app.app_name}` });
  return {};
}

/** Lets changes of an agency's names follow one another. Throws fieldsInvalid at `appName` for one in use. */
async function assertNameFree(
  tx: Database,
  { tmcNumber }: Operator,
  appName: string,
  besides = '',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('partner applications'), hashtext(${tmcNumber}))`.execute(
    tx,
  );
  const taken = await tx
    .selectFrom('partner_app')
    .select('app_no')
    .where('tmc_number', '=', tmcNumber)
    .where('app_name', '=', appName)
    .where('app_no', '<>', besides)
    .executeTakeFirst();
  if (taken !== undefined) throw fieldsInvalid({ appName: '已有同名的合作方应用，请更换' });
}

/** Enterprises of the operator's agency by their numbers. Throws fieldsInvalid at `enterpriseNums`. */
async function ownEnterprises(
  tx: Database,
  { tmcNumber }: Operator,
  enterpriseNums: readonly string[],
): Promise<Enterprise[]> {
  const distinct = [...new Set(enterpriseNums)];
  const found = await tx
    .selectFrom('enterprise')
    .select(['enterprise_num as enterpriseNum', 'ent_name as entName'])
    .where('enterprise_num', 'in', distinct)
    .where('tmc_number', '=', tmcNumber)
    .orderBy('enterprise_num')
    .execute();
  if (found.length !== distinct.length)
    throw fieldsInvalid({ enterpriseNums: '未查询到所选的企业，请重新选择' });
  return found;
}

async function addEnterprises(tx: Database, appNo: string, list: readonly Enterprise[]): Promise<void> {
  if (list.length === 0) return;
  await tx
    .insertInto('partner_app_enterprise')
    .values(list.map(({ enterpriseNum }) => ({ app_no: appNo, enterprise_num: enterpriseNum })))
    .execute();
}
