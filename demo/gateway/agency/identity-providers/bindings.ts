import type {
  queryIdentityBindings,
  releaseIdentityBinding,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { containing, holdsName } from '../../db/like';
import { endSignOnSessions } from '../../login/single-sign-on/sessions';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { requireFreshCode } from '../session/prove';
import { lockProvider, providersOf } from './queries';

/** Throws identityProviderUnknown. */
export async function findBindings(
  { db, operator }: OperatorContext,
  { providerNo, keyword, pageIndex, pageSize }: ParsedBodyOf<typeof queryIdentityBindings>,
): Promise<ResultOf<typeof queryIdentityBindings>> {
  const provider = await providersOf(db, operator)
    .select('p.provider_no')
    .where('p.provider_no', '=', providerNo)
    .executeTakeFirst();
  if (provider === undefined) throw new Fault('identityProviderUnknown');
  let found = db
    .selectFrom('identity_binding as b')
    .innerJoin('staff as st', 'st.staff_no', 'b.staff_no')
    .where('b.provider_no', '=', providerNo);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        holdsName('st.staff_name', keyword),
        eb('st.job_no', 'ilike', pattern),
        eb('b.subject', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('b')
    .select(['st.staff_name', 'st.job_no', 'st.staff_state'])
    .orderBy('b.last_used_at', 'desc')
    .orderBy('b.binding_no')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    bindingList: rows.map((row) => ({
      bindingNo: row.binding_no,
      staffNO: row.staff_no,
      staffName: row.staff_name,
      jobNo: row.job_no,
      isActive: row.staff_state === 'active',
      issuer: row.issuer,
      subject: row.subject,
      bindTime: row.bound_at.toISOString(),
      lastUseTime: row.last_used_at.toISOString(),
    })),
  };
}

/** Throws operatorProofNeeded, identityProviderUnknown, identityBindingUnknown. */
export async function release(
  { db, operator, record }: OperatorContext,
  { providerNo, bindingNo, reason }: ParsedBodyOf<typeof releaseIdentityBinding>,
): Promise<object> {
  requireFreshCode(operator);
  const { enterprise_num, ent_name } = await lockProvider(db, operator, { providerNo });
  const released = await db
    .deleteFrom('identity_binding')
    .where('provider_no', '=', providerNo)
    .where('binding_no', '=', bindingNo)
    .returning(['staff_no', 'subject'])
    .executeTakeFirst();
  if (released === undefined) throw new Fault('identityBindingUnknown');
  const { staff_no: staffNo, subject } = released;
  const ended = await endSignOnSessions(db, providerNo, { subject, staffNo });
  const summary = `解除${ent_name}员工${staffNo}与身份${subject}的绑定，原因：${reason}，结束登录${ended}个`;
  await record({ enterpriseNum: enterprise_num, subject: providerNo, summary });
  return {};
}
