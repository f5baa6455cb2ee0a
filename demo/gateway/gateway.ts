import type { FastifyInstance } from 'fastify';
import { accountMailOf, composeAccountMail } from './account-safety/compose';
import { composeDomainMail, domainMailOf } from './agency/identity-providers/domains/mail';
import { composeOffMail, offMailOf } from './agency/webhooks/off-mail';
import { AREAS } from './areas';
import { operatorAccounts } from './agency/session/accounts';
import { createBookingParameters } from './dictionary/booking-parameters';
import { openFileStore } from './files/open-store';
import { NO_MAILS, type Mails } from './mail/queue';
import { createKeepingTransport, createSmtpTransport } from './mail/transport';
import { MIGRATIONS } from './migrations';
import { composeNotice } from './notice/compose';
import { composeDelegation, delegationOf } from './personal-info/delegate-mail';
import { createAuthenticator } from './permission/callers';
import { composeScheduleChange, scheduleChangeOf } from './report/schedule/changed-mail';
import { composeReport } from './report/schedule/compose';
import { reportMailOf } from './report/schedule/run';
import { buildApp, type AppOptions } from './server/http/app';
import { Background } from './server/jobs/background';
import type { AreaDeps } from './server/deps';
import { createJobRunner, NO_JOBS } from './server/jobs/runner';
import { createSupplierTurns } from './server/limits/supplier-turns';
import { servicesOf, type RealServices } from './services-of';
import './sms/queue';
import { createHttpSms } from './sms/transport';
import { composeReviewMail, reviewMailOf } from './wallet/reviews/mail';
import { composeInvoiceMail, invoiceOf } from './invoice/mail/compose';
import { composeWarning } from './wallet/warning/compose';
import { warningOf } from './wallet/warning/warn';

type GatewayDeps = Omit<AreaDeps, 'files' | Chosen | Defaulted> &
  Partial<Pick<AreaDeps, Defaulted>> &
  RealServices;
type Chosen = 'supplierOf' | 'cashierOf' | 'taxPortOf';
type Defaulted = 'jobs' | 'mails' | 'texts' | 'parameters' | 'supplierTurns';

export interface GatewayOptions
  extends Omit<AppOptions, 'areas' | 'authenticate' | 'operators' | 'deps' | 'migrations'>, GatewayDeps {}

/** Builds the reference gateway with all its areas on a migrated database. It does not listen yet. */
export function buildGateway({
  config,
  notifier,
  supplier,
  mails,
  taxPort,
  cashier,
  parameters,
  supplierTurns,
  background = new Background(),
  jobs,
  ...options
}: GatewayOptions): Promise<FastifyInstance> {
  const { db, clock } = options;
  return buildApp({
    ...options,
    background,
    areas: AREAS,
    migrations: Object.keys(MIGRATIONS),
    authenticate: createAuthenticator(db),
    operators: operatorAccounts,
    deps: areaDeps({
      config,
      notifier,
      supplier,
      jobs: jobs ?? createJobRunner({ db, clock, background }),
      ...(mails && { mails }),
      ...(taxPort && { taxPort }),
      ...(cashier && { cashier }),
      ...(parameters && { parameters }),
      ...(supplierTurns && { supplierTurns }),
    }),
  });
}

/** Creates the areas' mails with the configured templates and transport. */
export function createMails({
  db,
  clock,
  config,
}: Pick<AppOptions, 'db' | 'clock'> & Pick<AreaDeps, 'config'>): Mails {
  const { mail, developerPages } = config;
  const kept = developerPages ? createKeepingTransport(db, clock) : undefined;
  return {
    transport: mail ? createSmtpTransport(mail) : kept,
    compose(about, now) {
      const account = accountMailOf(about);
      if (account !== undefined) return composeAccountMail(db, config, account, now);
      const delegation = delegationOf(about);
      if (delegation !== undefined) return composeDelegation(db, config, delegation);
      const warningNo = warningOf(about);
      if (warningNo !== undefined) return composeWarning(db, config, warningNo);
      const review = reviewMailOf(about);
      if (review !== undefined) return composeReviewMail(db, config, review);
      const webhookOff = offMailOf(about);
      if (webhookOff !== undefined) return composeOffMail(db, webhookOff);
      const domainMail = domainMailOf(about);
      if (domainMail !== undefined) return composeDomainMail(db, domainMail);
      const invoice = invoiceOf(about);
      if (invoice !== undefined) return composeInvoiceMail(db, config, invoice);
      const scheduleChange = scheduleChangeOf(about);
      if (scheduleChange !== undefined) return composeScheduleChange(db, config, scheduleChange);
      const reportMailNo = reportMailOf(about);
      return reportMailNo === undefined
        ? composeNotice(db, config, about, now)
        : composeReport(db, config, reportMailNo, now);
    },
  };
}

/**
 * Assembles the dependencies of the areas in one process. Without `jobs` it runs none. Without `mails` it sends none
 * and leaves them to another process. Apps of one process share `parameters`, so that a change on the agency's port is in force on the other at once, and
 * `supplierTurns`, which limit connections of the process.
 */
export function areaDeps({ supplier, cashier, taxPort, ...given }: GatewayDeps): AreaDeps {
  return {
    jobs: NO_JOBS,
    mails: NO_MAILS,
    texts: given.config.sms && createHttpSms(given.config.sms),
    parameters: createBookingParameters(),
    supplierTurns: createSupplierTurns(given.config.supplierTurns),
    ...given,
    ...servicesOf(given.config, { supplier, cashier, taxPort }),
    files: openFileStore(given.config.files),
  };
}
