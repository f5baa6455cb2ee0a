import type {
  queryIdentityChoices,
  queryIdentityProvider,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { addressesFor } from '../../login/single-sign-on/addresses';
import '../../permission/schema';
import type { GatewayConfig } from '../../server/config';
import { findOrdinaryRoles } from '../../permission/ordinary-roles';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { DAY } from '../../server/limits/allowance';
import { findEnterprise } from '../enterprises/queries';
import { findHistory } from '../log/history';
import { domainView } from './domains/queries';
import { domainsOf, providersOf, viewOf } from './queries';

const REFUSALS_SHOWN_MS = 30 * DAY;

/** Throws identityProviderUnknown, also for those of other agencies. */
export async function showProvider(
  { db, operator, now }: OperatorContext,
  config: Pick<GatewayConfig, 'publicUrl'>,
  { providerNo }: ParsedBodyOf<typeof queryIdentityProvider>,
): Promise<ResultOf<typeof queryIdentityProvider>> {
  const row = await providersOf(db, operator)
    .leftJoin('department as d', 'd.dept_no', 'p.dept_no')
    .leftJoin('job_position as j', 'j.position_no', 'p.position_no')
    .leftJoin('role as r', 'r.role_no', 'p.role_no')
    .selectAll('p')
    .select(['e.ent_name', 'd.dept_name', 'j.position_name', 'r.role_name'])
    .where('p.provider_no', '=', providerNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('identityProviderUnknown');
  const { bindings } = await db
    .selectFrom('identity_binding')
    .select(({ fn }) => fn.countAll<number>().as('bindings'))
    .where('provider_no', '=', providerNo)
    .executeTakeFirstOrThrow();
  const refusals = await db
    .selectFrom('identity_refusal')
    .select(['reason', 'times', 'last_at'])
    .where('provider_no', '=', providerNo)
    .where('last_at', '>', new Date(now.getTime() - REFUSALS_SHOWN_MS))
    .orderBy('last_at', 'desc')
    .orderBy('reason')
    .execute();
  const domains = await domainsOf(db, [providerNo]);
  return {
    ...viewOf(row, domains),
    revision: row.version,
    clientId: row.client_id,
    fingerprint: row.fingerprint,
    secretTime: row.secret_at?.toISOString() ?? '',
    scopes: row.scopes,
    matchedField: row.matched_field,
    matchedClaim: row.matched_claim,
    trustsMail: row.trusts_mail,
    acr: row.acr,
    skipsSecondStep: row.skips_second_step,
    unknownRule: row.unknown_rule,
    deptNo: row.dept_no ?? '',
    deptName: row.dept_name ?? '',
    positionNo: row.position_no ?? '',
    positionName: row.position_name ?? '',
    roleNo: row.role_no ?? '',
    roleName: row.role_name ?? '',
    deptClaim: row.dept_claim,
    roleClaim: row.role_claim,
    sparesMainManager: row.spares_main_manager,
    ...addressesFor(config, providerNo),
    proofList: domains.map(domainView),
    bindingCount: bindings,
    refusalList: refusals.map(({ reason, times, last_at }) => ({
      reason,
      times,
      lastTime: last_at.toISOString(),
    })),
    historyList: await findHistory(db, operator, providerNo),
  };
}

/** Throws agencyEnterpriseUnknown. */
export async function findChoices(
  { db, operator }: OperatorContext,
  { enterpriseNum }: ParsedBodyOf<typeof queryIdentityChoices>,
): Promise<ResultOf<typeof queryIdentityChoices>> {
  await findEnterprise(db, operator, enterpriseNum);
  const deptList = await db
    .selectFrom('department')
    .select(['dept_no as no', 'dept_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('dept_no')
    .execute();
  const positionList = await db
    .selectFrom('job_position')
    .select(['position_no as no', 'position_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('position_no')
    .execute();
  const roleList = await findOrdinaryRoles(db, enterpriseNum);
  return { deptList, positionList, roleList };
}
