import { generateStale } from '../../scripts/manifest/generate-stale';

/** Global setup: creates the files generated from the declarations. */
export default generateStale;
