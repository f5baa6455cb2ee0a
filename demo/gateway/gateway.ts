import type { FastifyInstance } from 'fastify';
import { AREAS } from './areas';
import { createBookingParameters } from './dictionary/booking-parameters';
import { openFileStore } from './files/open-store';
import { createAuthenticator } from './permission/callers';
import { buildApp, type AppOptions } from './server/app';
import type { AreaDeps } from './server/deps';
import { answersInTime } from './supplier/in-time';

export interface GatewayOptions
  extends Omit<AppOptions, 'areas' | 'authenticate' | 'deps'>, Omit<AreaDeps, 'parameters' | 'files'> {}

/** The reference gateway with all its areas, on a database with the newest schema. Does not listen. */
export function buildGateway({
  config,
  notifier,
  supplier,
  ...options
}: GatewayOptions): Promise<FastifyInstance> {
  return buildApp({
    ...options,
    areas: AREAS,
    authenticate: createAuthenticator(options.db),
    deps: areaDeps({ config, notifier, supplier }),
  });
}

/** What the areas work with, in one process. */
export function areaDeps(given: Omit<AreaDeps, 'parameters' | 'files'>): AreaDeps {
  return {
    ...given,
    supplier: answersInTime(given.supplier, given.config.supplierTimeoutMs),
    files: openFileStore(given.config.files),
    parameters: createBookingParameters(),
  };
}
