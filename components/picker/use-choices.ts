import { useEffect } from 'react';
import type { BodyOf, Call, ResultOf } from '../../src/contract/call';
import { useCall, type CallOptions, type CallState } from '../../src/element/data/use-call';
import { describeError, isGatewayError } from '../../src/element/host/host';
import { useHost } from '../../src/element/host/host-context';

/**
 * Loads the options of a picker. The picker is one of several form fields: a failure is shown in the field rather than
 * over the page, and the user is not asked to sign in unless they choose to.
 */
export function useChoices<C extends Call>(
  call: C,
  body: BodyOf<C> | undefined,
  options: CallOptions<ResultOf<C>> = {},
): CallState<ResultOf<C>> {
  const { emit } = useHost();
  const state = useCall(call, body, { ...options, quiet: true });
  const { error } = state;
  useEffect(() => {
    if (isGatewayError(error) && !isSignedOut(error)) {
      emit('tp-error', describeError(error));
    }
  }, [emit, error]);
  return state;
}

/** True when the gateway refused because the user is not signed in, or no longer. */
export const isSignedOut = (error: unknown): boolean =>
  isGatewayError(error) && (error.kind === 'no-token' || error.kind === 'expired');
