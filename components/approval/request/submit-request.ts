import { type submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import { queryTemplateTypes } from '../../../src/contract/approval/templates';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import { FILES_FAULTS } from '../../../src/contract/files/faults';
import { formProblem, formTypeOf } from '../../../src/domain/travel-standard/approval-template';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import type { Intent } from '../../../src/element/data/intent';
import { read } from '../../../src/element/data/read';
import { AnotherUserError, ownerCheck } from '../../../src/element/host/another-user';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import type { Problems } from '../../../src/ui/form/create-form';
import { errorTexts } from '../../../src/element/errors/texts';
import { readApprovalSite } from './approval-site';
import type { Kind, RequestDraft } from './draft/draft';
import { requestTexts } from './texts';

export type SubmittedRequest = ResultOf<typeof submitApprovalApplyAuto>;

/** Outcome of a submission. */
export type SubmitResult =
  | { kind: 'submitted'; applyType: Kind; made: SubmittedRequest }
  | { kind: 'refused'; problems: Problems; problem: string }
  /** No response arrived, so the request may stand. An unchanged retry is the same request. */
  | { kind: 'uncertain'; message: string };

interface Submission {
  intent: Intent<typeof submitApprovalApplyAuto>;
  body: BodyOf<typeof submitApprovalApplyAuto>;
  draft: RequestDraft;
  enterpriseNum: string;
}

/** Submits a request that the form has validated. */
export async function submitRequest(
  host: Host,
  { intent, body, draft, enterpriseNum }: Submission,
): Promise<SubmitResult> {
  const { applyType } = draft;
  const t = host.texts(standardTexts);
  const [templates, site] = await Promise.all([
    read(host, queryTemplateTypes, enterpriseNum, { signIn: true }).catch(() => undefined),
    readApprovalSite(host),
  ]);
  if (!templates) return { kind: 'refused', problems: {}, problem: t.templatesFailed };
  const missing = formProblem(templates, formTypeOf(applyType), site, t);
  if (missing !== undefined) return { kind: 'refused', problems: { applyType: missing }, problem: '' };

  const sent = await intent.send(body, { check: ownerCheck(host, draft.owner) });
  if (sent.kind === 'done') return { kind: 'submitted', applyType, made: sent.result };
  host.report(sent.error);
  return sent.kind === 'uncertain'
    ? { kind: 'uncertain', message: unknownOutcomeText(host, sent.error) }
    : refusalOf(host, sent.error, draft);
}

/** Message for a request that got no response and may stand. `error`: the cause, if known. */
export function unknownOutcomeText(host: Pick<Host, 'texts'>, error?: unknown): string {
  const t = host.texts(requestTexts);
  return t.uncertain(error === undefined ? t.noAnswer : host.texts(errorTexts).of(error));
}

function messageOf(host: Host, error: unknown): string {
  const t = host.texts(requestTexts);
  if (error instanceof AnotherUserError) return t.another;
  return error instanceof Error ? host.texts(errorTexts).of(error) : t.failed;
}

function refusalOf(host: Host, error: unknown, draft: RequestDraft): SubmitResult {
  const message = messageOf(host, error);
  if (!isGatewayError(error)) return { kind: 'refused', problems: {}, problem: message };
  if (error.kind === 'fields') {
    return { kind: 'refused', problems: withNames(host, error.fields, draft), problem: '' };
  }
  const { templateMissing, domainMissing } = APPROVAL_FAULTS;
  if (error.code === templateMissing.code || error.code === domainMissing.code) {
    return { kind: 'refused', problems: { applyType: message }, problem: '' };
  }
  if (error.code === FILES_FAULTS.fileUnknown.code) {
    return { kind: 'refused', problems: { files: message }, problem: '' };
  }
  const isForOthers = draft.travellers.some(({ staffNO }) => staffNO !== draft.owner);
  if (error.code === COMMON_FAULTS.forbidden.code && isForOthers) {
    return { kind: 'refused', problems: { travellers: message }, problem: '' };
  }
  return { kind: 'refused', problems: {}, problem: message };
}

/** Adds the traveller's name to their error, as one field holds all travellers. */
function withNames(host: Host, fields: Problems, { travellers }: RequestDraft): Problems {
  const t = host.texts(requestTexts);
  const { say } = host.texts(errorTexts);
  const named = Object.entries(fields).map(([path, message]) => {
    const at = /^travellerNOList\.(\d+)/.exec(path)?.[1];
    const traveller = at === undefined ? undefined : travellers[Number(at)];
    return [path, traveller ? t.about(traveller.staffName, say(message)) : say(message)] as const;
  });
  return Object.fromEntries(named);
}
