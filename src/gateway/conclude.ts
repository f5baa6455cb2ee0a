import { safeParse } from 'valibot';
import type { Call } from '../contract/call';
import { FieldErrors } from '../contract/envelope';
import type { COMMON_FAULTS } from '../contract/faults';
import { CallFailed } from './answer';
import { judge, SAYS, type Failure, type Verdict } from './error-catalogue';
import { GatewayError } from './gateway-error';
import type { SenderConfig } from './sender-config';

/** A literal checked by its type: an import of the table would bring every message into the first script. */
const FIELDS_INVALID = '41000' satisfies (typeof COMMON_FAULTS)['fieldsInvalid']['code'];

/** Fields of a call or stream that classification needs. */
type CallAddress = Pick<Call, 'path' | 'needs'>;

/**
 * The end of an operator's session is a refusal: it concerns no session of an enterprise, and the agency portal asks
 * for the sign-in itself.
 */
function verdictOf(config: SenderConfig, failure: Failure, { path, needs }: CallAddress): Verdict {
  const verdict = judge(failure, { page: config.page(), path });
  const isOver = verdict.endsSession === true || verdict.kind === 'no-token';
  if (needs !== 'operator' || !isOver) return verdict;
  return { kind: 'refused', code: verdict.code, msg: SAYS.authExpired, retryable: false, endsOperator: true };
}

/** True when a failure means that the token has expired. */
export function isExpiry(config: SenderConfig, failure: Failure, call: CallAddress): boolean {
  return verdictOf(config, failure, call).endsSession === true;
}

/** Turns a final failure into its error and reports it to the runtime. */
export function conclude(config: SenderConfig, failed: CallFailed, call: CallAddress): GatewayError {
  const verdict = verdictOf(config, failed.failure, call);
  const fields = verdict.code === FIELDS_INVALID ? safeParse(FieldErrors, failed.result) : undefined;
  const error = new GatewayError({
    kind: fields?.success ? 'fields' : verdict.kind,
    code: verdict.code,
    message: verdict.msg,
    retryable: verdict.retryable,
    fields: fields?.success ? fields.output.fields : undefined,
    result: failed.result,
    notice: verdict.notice,
    cause: verdict.cause,
  });
  if (verdict.endsOperator) config.operator?.()?.expire(failed.token);
  else config.onFailure(error, verdict, failed.token);
  return error;
}

/** The failure of a request without a token; `refused` is the token that the gateway refused before. */
export function withoutToken({ tokenFailure }: SenderConfig, refused?: string): CallFailed {
  const failure = tokenFailure?.();
  if (failure === undefined) return new CallFailed({ type: 'no-token' });
  const { cause, isNothing } = failure;
  const failed = new CallFailed({
    type: 'token-failed',
    cause,
    endsSession: refused !== undefined && isNothing,
  });
  failed.token = refused;
  return failed;
}

/** Records the token of a failed request on its error. */
export function sentWith(token: string | undefined): (error: unknown) => never {
  return (error) => {
    if (error instanceof CallFailed) error.token = token;
    throw error;
  };
}
