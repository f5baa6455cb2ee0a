import { buildGateway } from './gateway/build';
import { buildForPages, buildForRelease } from './suite-build';

/**
 * `npm run build`: the elements for pages, and the package with its types for bundlers. `--pages`: only the elements.
 * `--gateway`: the gateway for servers.
 */
if (process.argv.includes('--gateway')) await buildGateway();
else await (process.argv.includes('--pages') ? buildForPages() : buildForRelease());
