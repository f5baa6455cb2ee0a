import { runService } from './server/service/run-service';
import { createEmbeddedSupplier } from './supplier/embedded';
import { serveSupplier } from './supplier/http/serve-supplier';

/** `npm run supplier`: serves the generated timetable by the protocol of suppliers, for trials and tests. */
runService('SUPPLIER', 4008, ({ token, logger }) =>
  serveSupplier({ supplier: createEmbeddedSupplier(), token, clock: () => new Date(), logger }),
);
