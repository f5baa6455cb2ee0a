import { FAULTS } from '../../../src/contract/faults';
import {
  formTypeOf,
  TEMPLATES_FAILED,
  templateProblem,
} from '../../../src/domain/standard/approval-template';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import { readTemplates, submitRequest, type Submitted } from './calls';
import {
  bodyOf,
  checkRequest,
  errorsFromFields,
  type Kind,
  type RequestDraft,
  type RequestErrors,
} from './draft';
import type { Intent } from './kept';

/** How submitting ended. */
export type Outcome =
  | { kind: 'submitted'; applyType: Kind; made: Submitted }
  | { kind: 'refused'; errors: RequestErrors; problem: string }
  /** No answer came: the request may stand. Sent again unchanged, it is the same request. */
  | { kind: 'uncertain'; intent: Intent; message: string };

interface Sending {
  draft: RequestDraft;
  today: string;
  enterpriseNum: string;
  /** Sent before, without an answer. */
  open: Intent | undefined;
}

const UNCERTAIN: readonly string[] = ['network', 'timeout', 'malformed', 'http'];

/** Checks, then sends. `opened` is told of the intent before it goes out, so that a reload knows of it. */
export async function submit(
  host: Host,
  { draft, today, enterpriseNum, open }: Sending,
  opened: (intent: Intent) => void,
): Promise<Outcome> {
  const errors = checkRequest(draft, today);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors, problem: '' };
  const { applyType } = draft;
  const templates = await withSession(host, () => readTemplates(host.runtime, enterpriseNum)).catch(
    () => undefined,
  );
  if (!templates) return { kind: 'refused', errors: {}, problem: TEMPLATES_FAILED };
  const barred = templateProblem(templates, formTypeOf(applyType));
  if (barred !== undefined) return { kind: 'refused', errors: { applyType: barred }, problem: '' };

  const body = bodyOf(draft);
  const isSame = JSON.stringify(open?.body) === JSON.stringify(body);
  const intent = open && isSame ? open : { body, requestId: crypto.randomUUID() };
  opened(intent);
  try {
    const made = await withSession(host, () => {
      if (isOfAnother(host, draft)) throw new Error('登录用户已变更，请重新填写申请');
      return submitRequest(host.runtime, body, intent.requestId);
    });
    void queryClientOf(host.runtime).invalidateQueries({ queryKey: ['approvals'] });
    return { kind: 'submitted', applyType, made };
  } catch (error) {
    host.report(error);
    return outcomeOf(error, intent, draft);
  }
}

function outcomeOf(error: unknown, intent: Intent, draft: RequestDraft): Outcome {
  const message = error instanceof Error ? error.message : '提交失败，请重试';
  if (!isGatewayError(error)) return { kind: 'refused', errors: {}, problem: message };
  if (UNCERTAIN.includes(error.kind)) {
    return { kind: 'uncertain', intent, message: `${message}。结果未知，请再次提交确认，不会重复申请。` };
  }
  if (error.kind === 'fields') {
    const { errors, rest } = errorsFromFields(error.fields, draft);
    return { kind: 'refused', errors, problem: rest.join('；') };
  }
  if (error.code === FAULTS.templateMissing.code) {
    return { kind: 'refused', errors: { applyType: message }, problem: '' };
  }
  const isForOthers = draft.travellers.some(({ staffNO }) => staffNO !== draft.owner);
  if (error.code === FAULTS.forbidden.code && isForOthers) {
    return { kind: 'refused', errors: { travellers: message }, problem: '' };
  }
  return { kind: 'refused', errors: {}, problem: message };
}

/** Whoever signs in over the request of another must not send it in their name. */
function isOfAnother({ runtime }: Host, { owner }: RequestDraft): boolean {
  const state = runtime.session.store.getState();
  return state.status === 'signedIn' && state.enterprise.staffNO !== owner;
}
