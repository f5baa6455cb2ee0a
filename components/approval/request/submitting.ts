import { queryTemplateTypes, type submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import {
  formTypeOf,
  TEMPLATES_FAILED,
  templateProblem,
} from '../../../src/domain/standard/approval-template';
import type { Intent } from '../../../src/element/data/intent';
import { read } from '../../../src/element/data/read';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import type { Problems } from '../../../src/ui/form/create-form';
import type { Kind, RequestDraft } from './draft';

export type SubmittedRequest = ResultOf<typeof submitApprovalApplyAuto>;

/** How submitting ended. */
export type SubmitResult =
  | { kind: 'submitted'; applyType: Kind; made: SubmittedRequest }
  | { kind: 'refused'; problems: Problems; problem: string }
  /** No answer came: the request may stand. Sent again unchanged, it is the same request. */
  | { kind: 'uncertain'; message: string };

interface Submission {
  intent: Intent<typeof submitApprovalApplyAuto>;
  body: BodyOf<typeof submitApprovalApplyAuto>;
  draft: RequestDraft;
  enterpriseNum: string;
}

/** Sends what the form has found nothing against. */
export async function submit(
  host: Host,
  { intent, body, draft, enterpriseNum }: Submission,
): Promise<SubmitResult> {
  const { applyType } = draft;
  const templates = await read(host, queryTemplateTypes, enterpriseNum, { signIn: true }).catch(
    () => undefined,
  );
  if (!templates) return { kind: 'refused', problems: {}, problem: TEMPLATES_FAILED };
  const missing = templateProblem(templates, formTypeOf(applyType));
  if (missing !== undefined) return { kind: 'refused', problems: { applyType: missing }, problem: '' };

  const sent = await intent.send(body, {
    check() {
      if (isOfAnother(host, draft)) throw new Error('登录用户已变更，请重新填写申请');
    },
  });
  if (sent.kind === 'done') return { kind: 'submitted', applyType, made: sent.result };
  host.report(sent.error);
  return sent.kind === 'uncertain'
    ? { kind: 'uncertain', message: unknownOutcome(sent.message) }
    : refusalOf(sent.error, draft);
}

/** No answer came to a request that may stand. `reason`: why, as far as it is known. */
export const unknownOutcome = (reason = '上次提交没有收到结果'): string =>
  `${reason}。结果未知，请再次提交确认，不会重复申请。`;

function refusalOf(error: unknown, draft: RequestDraft): SubmitResult {
  const message = error instanceof Error ? error.message : '提交失败，请重试';
  if (!isGatewayError(error)) return { kind: 'refused', problems: {}, problem: message };
  if (error.kind === 'fields') {
    return { kind: 'refused', problems: withNames(error.fields, draft), problem: '' };
  }
  if (error.code === APPROVAL_FAULTS.templateMissing.code) {
    return { kind: 'refused', problems: { applyType: message }, problem: '' };
  }
  const isForOthers = draft.travellers.some(({ staffNO }) => staffNO !== draft.owner);
  if (error.code === COMMON_FAULTS.forbidden.code && isForOthers) {
    return { kind: 'refused', problems: { travellers: message }, problem: '' };
  }
  return { kind: 'refused', problems: {}, problem: message };
}

/** The one field of all travellers says whom it is about. */
function withNames(fields: Problems, { travellers }: RequestDraft): Problems {
  const named = Object.entries(fields).map(([path, message]) => {
    const at = /^travellerNOList\.(\d+)/.exec(path)?.[1];
    const traveller = at === undefined ? undefined : travellers[Number(at)];
    return [path, traveller ? `${traveller.staffName}：${message}` : message] as const;
  });
  return Object.fromEntries(named);
}

/** Whoever signs in over the request of another must not send it in their name. */
function isOfAnother({ runtime }: Host, { owner }: RequestDraft): boolean {
  const state = runtime.session.store.getState();
  return state.status === 'signedIn' && state.enterprise.staffNO !== owner;
}
