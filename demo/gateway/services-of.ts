import { embeddedTaxPort } from './invoice/port/embedded';
import { createHttpTaxPort } from './invoice/port/http-port';
import type { TaxPort } from './invoice/port/port';
import { cashierOverHttp, type CashierPort } from './payment/cashier-port';
import { sandboxCashier } from './payment/sandbox-cashier';
import type { GatewayConfig } from './server/config';
import type { AreaDeps } from './server/deps';
import { serviceOf } from './server/enterprise-kind';
import { createEmbeddedSupplier } from './supplier/embedded';
import type { FlightSupplier } from './supplier/port';
import { createSandboxSupplier } from './supplier/sandbox';
import { withTimeout } from './supplier/with-timeout';

/** The services of real enterprises. Without `cashier` and `taxPort` they are the configured ones. */
export interface RealServices {
  supplier: FlightSupplier;
  cashier?: CashierPort | undefined;
  taxPort?: TaxPort | undefined;
}

/**
 * The services by the kind of an enterprise. This is the only place that chooses: a sandbox gets the embedded ones,
 * whichever are configured.
 */
export function servicesOf(
  config: GatewayConfig,
  {
    supplier,
    cashier = cashierOverHttp(config),
    taxPort = config.taxService ? createHttpTaxPort(config.taxService) : embeddedTaxPort,
  }: RealServices,
): Pick<AreaDeps, 'supplierOf' | 'cashierOf' | 'taxPortOf'> {
  return {
    supplierOf: serviceOf(
      withTimeout(supplier, config.supplierTimeouts),
      createSandboxSupplier(createEmbeddedSupplier()),
    ),
    cashierOf: ({ isSandbox }, db) => (isSandbox ? sandboxCashier(config, db) : cashier),
    taxPortOf: serviceOf(taxPort, embeddedTaxPort),
  };
}
