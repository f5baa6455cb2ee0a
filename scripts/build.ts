import { buildForPages, buildForRelease } from './suite-build';

/** `npm run build`: the elements for pages, and the package with its types for those who build with it. `--pages`: the former alone. */
await (process.argv.includes('--pages') ? buildForPages() : buildForRelease());
