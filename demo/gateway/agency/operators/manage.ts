import { sql } from 'kysely';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type {
  addOperator,
  alterOperator,
  OperatorLink,
  stopOperator,
} from '../../../../src/contract/agency/operators';
import type { AgencyRole } from '../../../../src/contract/agency/rights';
import { roleNames } from '../../../../src/domain/agency/labels';
import { rightsOfRoles } from '../../../../src/domain/agency/rights';
import { releaseChats } from '../../customer-service/chats';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { endViewsOf } from '../../login/agency-view/view';
import { requireFreshCode } from '../session/prove';
import { endOperatorSessions } from '../session/session';
import { createOperator } from './create';
import { createOperatorLink } from './link';
import { lockOperator } from './queries';

/**
 * Keeps one operator from adding operators and confirming money: they would confirm twice, as an operator of their own
 * making. Throws fieldsInvalid at `roles`.
 */
function checkRoles(roles: readonly AgencyRole[]): void {
  if (roles.includes('operations') && roles.includes('finance'))
    throw fieldsInvalid({ roles: '运营与财务不能由同一名操作员担任' });
}

/** Throws operatorProofNeeded, operatorLoginNameTaken, fieldsInvalid at `roles`. */
export async function add(
  { db, now, operator, record }: OperatorContext,
  { operatorName, loginName, phone, email, roles }: ParsedBodyOf<typeof addOperator>,
): Promise<OperatorLink> {
  requireFreshCode(operator);
  await lockAgency(db, operator);
  const distinct = [...new Set(roles)];
  checkRoles(distinct);
  const { tmcNumber } = operator;
  const made = { name: operatorName, loginName, phone, email, roles: distinct, tmcNumber, now };
  const { operatorNo } = await createOperator(db, made);
  await record({
    subject: operatorNo,
    summary: `新增操作员${operatorName}（${loginName}），角色：${roleNames(distinct)}`,
  });
  return linkOf(db, { operatorNo, madeByNo: operator.operatorNo, now });
}

/** Throws operatorProofNeeded for added roles, operatorUnknown, operatorChanged, operatorIsCaller, lastOperationsOperator, fieldsInvalid at `roles`. */
export async function alter(
  { db, operator, record }: OperatorContext,
  { operatorNo, revision, operatorName, phone, email, roles }: ParsedBodyOf<typeof alterOperator>,
): Promise<object> {
  await lockAgency(db, operator);
  const before = await lockOperator(db, operator, operatorNo);
  if (before.version !== revision) throw new Fault('operatorChanged');
  const next = [...new Set(roles)];
  const hasOtherRoles = [...next].sort().join() !== [...before.roles].sort().join();
  // with the name of another operator they would act under it in the log
  const hasOtherName = before.operator_name !== operatorName;
  if ((hasOtherRoles || hasOtherName) && operatorNo === operator.operatorNo)
    throw new Fault('operatorIsCaller');
  // operators who have both from before keep them until their roles are changed
  if (hasOtherRoles) checkRoles(next);
  if (next.some((role) => !before.roles.includes(role))) requireFreshCode(operator);
  await db
    .updateTable('agency_operator')
    .set({ operator_name: operatorName, phone, email, roles: next, version: revision + 1 })
    .where('operator_no', '=', operatorNo)
    .execute();
  await assertOperationsRemain(db, operator.tmcNumber);
  if (!rightsOfRoles(next).has('viewPortal')) await endViewsOf(db, operatorNo);
  if (!rightsOfRoles(next).has('answerChats')) await releaseChats(db, operatorNo);
  const changes = [
    hasOtherName ? `姓名${before.operator_name}→${operatorName}` : '',
    before.phone === phone ? '' : '手机号',
    before.email === email ? '' : '邮箱',
    hasOtherRoles ? `角色${roleNames(before.roles)}→${roleNames(next)}` : '',
  ].filter((change) => change !== '');
  await record({
    subject: operatorNo,
    summary: `修改操作员${operatorName}：${changes.join('，') || '无变化'}`,
  });
  return {};
}

/** Throws operatorProofNeeded for a start, operatorUnknown, operatorIsCaller, lastOperationsOperator. */
export async function stop(
  { db, operator, record }: OperatorContext,
  { operatorNo, isStopped }: ParsedBodyOf<typeof stopOperator>,
): Promise<object> {
  await lockAgency(db, operator);
  const { operator_name: name, version } = await lockOperator(db, operator, operatorNo);
  if (operatorNo === operator.operatorNo) throw new Fault('operatorIsCaller');
  if (!isStopped) requireFreshCode(operator);
  await db
    .updateTable('agency_operator')
    .set({ is_stopped: isStopped, version: version + 1 })
    .where('operator_no', '=', operatorNo)
    .execute();
  await assertOperationsRemain(db, operator.tmcNumber);
  if (isStopped) {
    await endOperatorSessions(db, operatorNo);
    await releaseChats(db, operatorNo);
    await db.deleteFrom('agency_link').where('operator_no', '=', operatorNo).execute();
  }
  await record({ subject: operatorNo, summary: `${isStopped ? '停用' : '启用'}操作员${name}` });
  return {};
}

/** Makes a new link for another operator. Throws operatorProofNeeded, operatorUnknown, operatorIsCaller. */
export async function renewLink(
  { db, now, operator, record }: OperatorContext,
  { operatorNo }: { operatorNo: string },
): Promise<OperatorLink> {
  requireFreshCode(operator);
  await lockAgency(db, operator);
  const { operator_name: name, is_stopped: isStopped } = await lockOperator(db, operator, operatorNo);
  // a thief of a session must not set a password of their own with it
  if (operatorNo === operator.operatorNo) throw new Fault('operatorIsCaller');
  if (isStopped) throw new Fault('operatorChanged');
  await record({ subject: operatorNo, summary: `为操作员${name}生成新的登录链接` });
  return linkOf(db, { operatorNo, madeByNo: operator.operatorNo, now });
}

async function linkOf(
  tx: Database,
  made: { operatorNo: string; madeByNo: string; now: Date },
): Promise<OperatorLink> {
  const { path, expiresAt } = await createOperatorLink(tx, made);
  return { operatorNo: made.operatorNo, path, expireTime: expiresAt.toISOString() };
}

/**
 * Makes changes of an agency's operators one after the other. Throws forbidden when an earlier one has stopped the
 * caller or taken their right, so that of two operators who stop each other only one succeeds.
 */
async function lockAgency(tx: Database, { operatorNo, tmcNumber }: Operator): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('agency operators'), hashtext(${tmcNumber}))`.execute(tx);
  const { roles, is_stopped: isStopped } = await tx
    .selectFrom('agency_operator')
    .select(['roles', 'is_stopped'])
    .where('operator_no', '=', operatorNo)
    .executeTakeFirstOrThrow();
  if (isStopped || !rightsOfRoles(roles).has('manageOperators')) throw new Fault('forbidden');
}

/** Throws lastOperationsOperator when no active operator could administer the others. */
async function assertOperationsRemain(tx: Database, tmcNumber: string): Promise<void> {
  const operations: AgencyRole = 'operations';
  const left = await tx
    .selectFrom('agency_operator')
    .select('operator_no')
    .where('tmc_number', '=', tmcNumber)
    .where('is_stopped', '=', false)
    .where('password_hash', 'is not', null)
    .where((eb) => eb(eb.val<string>(operations), '=', eb.fn.any('roles')))
    .limit(1)
    .executeTakeFirst();
  if (left === undefined) throw new Fault('lastOperationsOperator');
}
