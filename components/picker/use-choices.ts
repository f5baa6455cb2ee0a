import { useEffect } from 'react';
import type { BodyOf, Call, ResultOf } from '../../src/contract/call';
import { useCall, type CallOptions, type CallState } from '../../src/element/data/use-call';
import { isGatewayError } from '../../src/element/host/host';
import { useHost } from '../../src/element/host/host-context';

/**
 * What a picker chooses from. It stands among other fields: what fails is said in the field where it is needed, not
 * over the page, and nobody is asked to sign in unless they want to.
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
      const { kind, code, message, retryable } = error;
      emit('tp-error', { kind, code, message, retryable });
    }
  }, [emit, error]);
  return state;
}

/** Refused because nobody is signed in, or not any more. */
export const isSignedOut = (error: unknown): boolean =>
  isGatewayError(error) && (error.kind === 'no-token' || error.kind === 'expired');
