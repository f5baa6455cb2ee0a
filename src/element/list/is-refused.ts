import { isGatewayError } from '../host/host';

/** The gateway has understood the question and says no: asked again it says the same. */
export const isRefused = (error: unknown): boolean =>
  isGatewayError(error) && error.kind === 'refused' && !error.retryable;
