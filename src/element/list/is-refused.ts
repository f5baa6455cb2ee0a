import { isGatewayError } from '../host/host';

/** True when the gateway refused a valid request: a retry would be refused again. */
export const isRefused = (error: unknown): boolean =>
  isGatewayError(error) && error.kind === 'refused' && !error.retryable;
