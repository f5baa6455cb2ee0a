import assert from 'node:assert/strict';
import { inTransaction } from '../../../../../demo/gateway/db/transaction';
import { recoverAdministrator } from '../../../../../demo/gateway/setup/recover-administrator';
import type { TestGateway } from '../../harness';
import { AGENCY, makeEnterprise, SECOND } from '../../setup/new-enterprises';
import { setPassword } from '../../setup/password-page';

export const LINK_PASSWORD = 'lan tian bai yun 7';

/** The main administrator of an enterprise that the agency has added. */
export interface NewAdministrator {
  enterpriseNum: string;
  phone: string;
  account: string;
  /** Path of the link with which they set their password. */
  path: string;
}

/** Adds an enterprise of the demo's agency, whose administrator has not used the link yet. */
export async function addAdministrator(
  gateway: TestGateway,
  { phone, account, adminEmail = '' }: { phone: string; account: string; adminEmail?: string },
): Promise<NewAdministrator> {
  const named = { entName: `${account}有限公司`, adminPhone: phone, adminLoginName: account, adminEmail };
  const made = await makeEnterprise(gateway.db, { ...SECOND, ...named }, gateway.clock.now);
  return { enterpriseNum: made.enterpriseNum, phone, account, path: made.link.path };
}

/** Sets the password of an administrator by the link. */
export async function useLink(gateway: TestGateway, path: string): Promise<void> {
  const form = { password: LINK_PASSWORD, again: LINK_PASSWORD };
  const set = await setPassword(gateway.app, path, form);
  assert.equal(set.statusCode, 200, set.body);
  assert.match(set.body, /密码已设置/);
  await gateway.idle();
}

/** The agency makes another link for the administrator. Resolves with its path. */
export const renewLink = async (
  { db, clock: { now } }: TestGateway,
  enterpriseNum: string,
): Promise<string> => {
  const asked = { enterpriseNum, loginName: undefined, maker: 'agency', tmcNumber: AGENCY.agencyNumber, now };
  return (await inTransaction(db, (tx) => recoverAdministrator(tx, asked))).path;
};
