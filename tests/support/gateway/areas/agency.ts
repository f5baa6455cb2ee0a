import { generateSync } from 'otplib';
import { DEMO_OPERATORS } from '../../../../demo/gateway/agency/demo-operators';
import { createOperator } from '../../../../demo/gateway/agency/operators/create';
import { openOperatorSession } from '../../../../demo/gateway/agency/session/session';
import { hashToken } from '../../../../demo/gateway/server/http/token';
import { TMC } from '../../../../demo/gateway/seed/organisation';
import type { AgencyRole } from '../../../../src/contract/agency/rights';
import type { TestGateway } from '../harness';

/** The demo's operator of a role. */
export function operatorOf(role: AgencyRole): (typeof DEMO_OPERATORS)[number] {
  const operator = DEMO_OPERATORS.find((one) => one.role === role);
  if (operator === undefined) throw new Error(`the demo has no ${role} operator`);
  return operator;
}

/** Opens a session of an operator without its steps, with a code of the app that is fresh for ten minutes. */
export async function openFor(gateway: TestGateway, operatorNo: string): Promise<string> {
  const { db, clock } = gateway;
  const where = { address: '127.0.0.1', agent: 'test', now: clock.now };
  const { operatorSign } = await openOperatorSession(db, operatorNo, where);
  await db
    .updateTable('agency_session')
    .set({ proved_at: clock.now })
    .where('token_hash', '=', hashToken(operatorSign))
    .execute();
  return operatorSign;
}

/** Opens a session of the demo's operator of a role. */
export const openAs = (gateway: TestGateway, role: AgencyRole): Promise<string> =>
  openFor(gateway, operatorOf(role).operatorNo);

const sessions = new WeakMap<TestGateway, Map<AgencyRole, Promise<string>>>();

/** Session of the demo's operator of a role, opened once for each gateway. */
export function sessionOf(gateway: TestGateway, role: AgencyRole): Promise<string> {
  const opened = sessions.get(gateway) ?? new Map<AgencyRole, Promise<string>>();
  sessions.set(gateway, opened);
  const session = opened.get(role) ?? openAs(gateway, role);
  opened.set(role, session);
  return session;
}

/** Creates a second operator of the demo's agency with these roles; resolves with their session and number. */
export async function openSecond(
  gateway: TestGateway,
  roles: readonly AgencyRole[],
  { name = '许知行', loginName = `second-${roles.join('-')}` } = {},
): Promise<{ as: string; operatorNo: string }> {
  const { tmcNumber } = TMC;
  const made = { name, loginName, roles, tmcNumber, now: gateway.clock.now };
  const { operatorNo } = await createOperator(gateway.db, made);
  return { as: await openFor(gateway, operatorNo), operatorNo };
}

/** Entries of the agency's log about an item, the oldest first, as `call: summary`. */
export async function loggedAbout({ db }: Pick<TestGateway, 'db'>, subject: string): Promise<string[]> {
  const rows = await db
    .selectFrom('agency_log')
    .select(['call', 'summary'])
    .where('subject', '=', subject)
    .orderBy('log_no')
    .execute();
  return rows.map(({ call, summary }) => `${call}: ${summary}`);
}

/** The present code of an authenticator app. */
export const codeOf = ({ clock }: Pick<TestGateway, 'clock'>, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(clock.now.getTime() / 1000) });

/** Creates another agency with an operator of these roles; resolves with their session and the agency's number. */
export async function openOtherAgency(
  gateway: TestGateway,
  roles: readonly AgencyRole[],
): Promise<{ as: string; operatorNo: string; tmcNumber: string }> {
  const tmcNumber = `${TMC.tmcNumber}-OTHER`;
  await gateway.db
    .insertInto('tmc')
    .values({ tmc_number: tmcNumber, tmc_name: '另一家服务商' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = {
    name: '外人',
    loginName: `other-${roles.join('-')}`,
    roles,
    tmcNumber,
    now: gateway.clock.now,
  };
  const { operatorNo } = await createOperator(gateway.db, made);
  return { as: await openFor(gateway, operatorNo), operatorNo, tmcNumber };
}

/** Creates an operator of the demo's agency with these roles, and opens a session of theirs. */
export async function operatorWith(gateway: TestGateway, roles: readonly AgencyRole[]): Promise<string> {
  const { tmcNumber } = TMC;
  const made = {
    name: '许知行',
    loginName: `of-${roles.join('-')}`,
    roles,
    tmcNumber,
    now: gateway.clock.now,
  };
  return openFor(gateway, (await createOperator(gateway.db, made)).operatorNo);
}
