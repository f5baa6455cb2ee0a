import type {
  removeIdentityProvider,
  switchIdentityProvider,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { endLocalSessions } from '../../login/single-sign-on/local-ways';
import { endSignOnSessions } from '../../login/single-sign-on/sessions';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { requireFreshCode } from '../session/prove';
import { lockProvider } from './queries';

/** Throws operatorProofNeeded, identityProviderUnknown, identityProviderChanged. */
export async function turn(
  { db, operator, record }: OperatorContext,
  { providerNo, revision, isOn, reason }: ParsedBodyOf<typeof switchIdentityProvider>,
): Promise<object> {
  if (isOn) requireFreshCode(operator);
  const provider = await lockProvider(db, operator, { providerNo, revision });
  if (provider.is_on === isOn) throw new Fault('identityProviderChanged');
  const { enterprise_num: enterpriseNum } = provider;
  await db
    .updateTable('identity_provider')
    .set({ is_on: isOn, version: revision + 1 })
    .where('provider_no', '=', providerNo)
    .execute();
  let ended = 0;
  if (!isOn) ended = await endSignOnSessions(db, providerNo);
  else if (provider.forbids_local) ended = await endLocalSessions(db, enterpriseNum);
  const summary = `${isOn ? '启用' : '停用'}${provider.ent_name}的单点登录，原因：${reason}，结束登录${ended}个`;
  await record({ enterpriseNum, subject: providerNo, summary });
  return {};
}

/** Throws identityProviderUnknown, identityProviderChanged, identityProviderOn. */
export async function remove(
  { db, operator, record }: OperatorContext,
  { providerNo, revision }: ParsedBodyOf<typeof removeIdentityProvider>,
): Promise<object> {
  const provider = await lockProvider(db, operator, { providerNo, revision });
  if (provider.is_on) throw new Fault('identityProviderOn');
  await endSignOnSessions(db, providerNo);
  for (const table of [
    'identity_request',
    'identity_leave',
    'identity_refusal',
    'identity_binding',
    'identity_domain',
    'identity_provider',
  ] as const)
    await db.deleteFrom(table).where('provider_no', '=', providerNo).execute();
  const summary = `删除${provider.ent_name}的单点登录“${provider.display_name}”及其绑定`;
  await record({ enterpriseNum: provider.enterprise_num, subject: providerNo, summary });
  return {};
}
