import { embeddedTaxPort } from './invoice/port/embedded';
import { serveTax } from './invoice/port/serve-tax';
import { runService } from './server/service/run-service';

/**
 * `npm run tax`: serves sample invoices by the protocol of tax services, for trials and tests. With
 * `TAX_PENDING_ANSWERS` each request is pending so many times before it is issued.
 */
runService('TAX', 4009, ({ token, logger }) =>
  serveTax({
    port: embeddedTaxPort,
    token,
    clock: () => new Date(),
    pendingAnswers: Number(process.env['TAX_PENDING_ANSWERS'] ?? 0),
    logger,
  }),
);
