import { makeStale } from '../../scripts/manifest/make-stale';

/** Global setup: creates the files generated from the declarations. */
export default makeStale;
