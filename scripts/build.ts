import { buildForPages, buildForRelease } from './suite-build';

/**
 * `npm run build`: the elements for pages, and the package with its types for bundlers. `--pages`: only the elements.
 */
await (process.argv.includes('--pages') ? buildForPages() : buildForRelease());
