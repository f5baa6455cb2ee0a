import { makeStale } from '../../scripts/manifest/make-stale';

/** Before a run: what is made of the declarations is there. */
export default makeStale;
