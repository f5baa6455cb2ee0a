import type { FastifyInstance } from 'fastify';
import { AREAS } from './areas';
import { createBookingParameters } from './dictionary/booking-parameters';
import { openFileStore } from './files/open-store';
import { createMailQueue, NO_MAILS, type MailQueue, type MailQueueOptions } from './mail/queue';
import { createKeepingTransport, createSmtpTransport } from './mail/transport';
import { composeNotice } from './notice/compose';
import { createAuthenticator } from './permission/callers';
import { buildApp, type AppOptions } from './server/app';
import type { AreaDeps } from './server/deps';
import { answersInTime } from './supplier/in-time';

type GivenDeps = Omit<AreaDeps, 'parameters' | 'files' | 'mails'> & Partial<Pick<AreaDeps, 'mails'>>;

export interface GatewayOptions extends Omit<AppOptions, 'areas' | 'authenticate' | 'deps'>, GivenDeps {}

/** The reference gateway with all its areas, on a database with the newest schema. Does not listen. */
export function buildGateway({
  config,
  notifier,
  supplier,
  mails,
  ...options
}: GatewayOptions): Promise<FastifyInstance> {
  return buildApp({
    ...options,
    areas: AREAS,
    authenticate: createAuthenticator(options.db),
    deps: areaDeps({ config, notifier, supplier, ...(mails && { mails }) }),
  });
}

/** Sends the mails of the areas, as the configuration says. */
export function createMails({
  db,
  clock,
  background,
  config,
}: Pick<MailQueueOptions, 'db' | 'clock' | 'background'> & Pick<AreaDeps, 'config'>): MailQueue {
  const { mail, developerPages } = config;
  const kept = developerPages ? createKeepingTransport(db, clock) : undefined;
  return createMailQueue({
    db,
    clock,
    background,
    transport: mail ? createSmtpTransport(mail) : kept,
    compose: (about, now) => composeNotice(db, config, about, now),
  });
}

/** What the areas work with, in one process. Without `mails` it sends none: they wait for a process that does. */
export function areaDeps(given: GivenDeps): AreaDeps {
  return {
    mails: NO_MAILS,
    ...given,
    supplier: answersInTime(given.supplier, given.config.supplierTimeoutMs),
    files: openFileStore(given.config.files),
    parameters: createBookingParameters(),
  };
}
