import { applyAccountClaim, sendClaimCode } from '../../../../../src/contract/account-safety/claims';
import { approveAgencyClaim, refuseAgencyClaim } from '../../../../../src/contract/agency/claims';
import { fileUpload } from '../../../../../src/contract/files/files';
import { openAs } from '../agency';
import { codeIn, smsTo } from './account-steps';
import type { Answer, TestGateway } from '../../harness';

export const NEW_PHONE = '13912345678';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Uploads an identity document of the caller. Resolves with its number. */
export async function pictureOf(gateway: TestGateway, as: string): Promise<string> {
  const file = new File([PNG], '身份证.png', { type: 'image/png' });
  return (await gateway.ok(fileUpload, { file }, { as })).fileNo;
}

/** Claims a phone with a document. Resolves with the claim's number. Requests for codes must lie a minute apart. */
export async function makeClaim(gateway: TestGateway, as: string, phone = NEW_PHONE): Promise<string> {
  const fileNos = [await pictureOf(gateway, as)];
  await gateway.ok(sendClaimCode, { phone }, { as });
  const smsCode = codeIn(await smsTo(gateway, phone));
  const body = { phone, smsCode, reason: '手机丢失，邮箱已停用', fileNos };
  return (await gateway.ok(applyAccountClaim, body, { as })).claimNo;
}

/** Decides a claim as an operator of the agency. Resolves with the answer. */
export async function decideClaim(
  gateway: TestGateway,
  decision: 'approve' | 'refuse',
  body: { claimNo: string; reason?: string },
): Promise<Answer<unknown>> {
  const call = decision === 'approve' ? approveAgencyClaim : refuseAgencyClaim;
  const answer = await gateway.send(call, body, { as: await openAs(gateway, 'operations') });
  await gateway.idle();
  return answer;
}
