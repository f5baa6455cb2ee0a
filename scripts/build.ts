import { buildForRelease } from './suite-build';

/** `npm run build`: the elements for pages, and the package with its types for those who build with it. */
await buildForRelease();
