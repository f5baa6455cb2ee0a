import type { Plugin } from 'vite';

/** Modules of axios that no page of the suite needs at start, with the importing file of axios. */
const LEFT_OUT: readonly [source: string, importer: RegExp][] = [
  // only uploads use XMLHttpRequest; they import it when they begin
  ['./xhr.js', /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/],
  // public helpers of axios (status names, cancelling, form bodies): the suite uses signals and builds its bodies
  // itself
  ['./helpers/HttpStatusCode.js', /axios[\\/]lib[\\/]axios\.js$/],
  ['./cancel/CancelToken.js', /axios[\\/]lib[\\/]axios\.js$/],
  ['./helpers/formDataToJSON.js', /axios[\\/]lib[\\/]axios\.js$/],
  ['./helpers/toFormData.js', /axios[\\/]lib[\\/]axios\.js$/],
  // default transformation of bodies: the suite's are sent as they are (src/gateway/transport.ts, `transformRequest`)
  ['../helpers/formDataToJSON.js', /axios[\\/]lib[\\/]defaults[\\/]index\.js$/],
  ['../helpers/toFormData.js', /axios[\\/]lib[\\/]defaults[\\/]index\.js$/],
  ['../helpers/toURLEncodedForm.js', /axios[\\/]lib[\\/]defaults[\\/]index\.js$/],
  // the suite's addresses have no parameters
  ['./AxiosURLSearchParams.js', /axios[\\/]lib[\\/]helpers[\\/]buildURL\.js$/],
  [
    '../../../helpers/AxiosURLSearchParams.js',
    /axios[\\/]lib[\\/]platform[\\/]browser[\\/]classes[\\/]URLSearchParams\.js$/,
  ],
  // gateways use https, and no cookie is copied into a header
  ['../helpers/estimateDataURLDecodedBytes.js', /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/],
  ['./cookies.js', /axios[\\/]lib[\\/]helpers[\\/]resolveConfig\.js$/],
];
/** Module that axios substitutes for its Node parts. */
const NOTHING = 'axios/unsafe/helpers/null.js';

/** Leaves out parts of axios in the way that axios leaves out its Node parts for browsers. */
export const axiosParts: Plugin = {
  name: 'axios-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    const isLeftOut = LEFT_OUT.some(([name, by]) => name === source && by.test(importer ?? ''));
    return isLeftOut ? this.resolve(NOTHING, importer, { skipSelf: true }) : undefined;
  },
};
