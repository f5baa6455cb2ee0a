import { sql } from 'kysely';
import type { SignOnRefusal } from '../../../src/contract/agency/connections/identity-providers';
import type { Database } from '../db/database';
import '../login/single-sign-on/schema';

/** A sign-in that is refused after its answer was told to be of this browser. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly reason: SignOnRefusal,
    /** The account, if it is known. */
    readonly userNo: string | null = null,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** Texts for the user. */
export const REFUSAL_TEXTS: Readonly<Record<SignOnRefusal, string>> = {
  providerFailed: '企业的身份提供方没有完成登录。请重试，仍不行时联系企业的系统管理员。',
  unreachable: '暂时连接不到企业的身份提供方。请稍后重试，仍不行时联系企业的系统管理员。',
  tokenInvalid: '身份提供方的答复无效。请重试，仍不行时联系企业的系统管理员。',
  acrMissing: '企业要求更高级别的身份验证，本次登录没有达到。请重新登录并完成全部验证步骤。',
  claimMissing: '身份提供方没有给出您的员工信息。请联系企业的系统管理员。',
  mailUnverified: '您的邮箱在身份提供方尚未验证。请联系企业的系统管理员。',
  mailForeign: '您的邮箱不属于该企业。请用企业邮箱的账号登录。',
  phoneUnverified: '您的手机号在身份提供方尚未验证。请联系企业的系统管理员。',
  personUnknown: '商旅门户中没有您的员工记录。请联系企业的差旅管理员添加。',
  personAmbiguous: '有多名员工与您的信息相同，无法确定是哪一位。请联系企业的差旅管理员。',
  nameMissing: '身份提供方没有给出您的姓名，无法建立员工记录。请联系企业的系统管理员。',
  phoneTaken: '您的手机号已属于另一名员工。请联系企业的差旅管理员。',
  identityOfFormer:
    '该身份绑定的员工已离职或停用，与您现在的信息不同。请联系企业的差旅管理员，由服务商解除原绑定。',
  staffTaken:
    '您的员工记录已绑定另一个登录身份。请用原来的身份登录，或联系企业的差旅管理员，由服务商解除绑定。',
  staffInactive: '您在该企业的账号已停用或已离职。请联系企业管理员。',
  enterpriseStopped: '您所在的企业已停用商旅服务。请联系企业管理员。',
  accountDisputed: '账号已锁定。请联系客服核实身份后解锁。',
};

/** Counts a refused sign-in for the desk of the agency. */
export async function noteSignOnRefusal(
  db: Database,
  providerNo: string,
  reason: SignOnRefusal,
  now: Date,
): Promise<void> {
  await sql`insert into identity_refusal as r (provider_no, reason, times, last_at)
    select provider_no, ${reason}, 1, ${now}::timestamptz from identity_provider where provider_no = ${providerNo}
    on conflict (provider_no, reason) do update set
      times = least(r.times + 1, 1000000), last_at = excluded.last_at`.execute(db);
}
