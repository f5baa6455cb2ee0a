import type { Runtime } from '../../../src/element/runtime';
import type { TravelRequest } from './request';

const waiting = new WeakMap<Runtime, TravelRequest>();

/** Leaves a request for the booking that takes a search over, on another page of the same runtime. */
export function leaveRequest(runtime: Runtime, request: TravelRequest | undefined): void {
  if (request) waiting.set(runtime, request);
}

/** The request that was left, once. */
export function takeRequest(runtime: Runtime): TravelRequest | undefined {
  const request = waiting.get(runtime);
  waiting.delete(runtime);
  return request;
}
