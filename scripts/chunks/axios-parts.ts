import type { Plugin } from 'vite';

/** What axios takes along and no page of the suite needs at its start, by the file of axios that imports it. */
const LEFT_OUT: readonly [source: string, importer: RegExp][] = [
  // uploads alone go by XMLHttpRequest; they import it when they begin
  ['./xhr.js', /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/],
  // a table of names, and ways of cancelling and sending, for its users: ours have signals, and bodies made by themselves
  ['./helpers/HttpStatusCode.js', /axios[\\/]lib[\\/]axios\.js$/],
  ['./cancel/CancelToken.js', /axios[\\/]lib[\\/]axios\.js$/],
  ['./helpers/formDataToJSON.js', /axios[\\/]lib[\\/]axios\.js$/],
  ['./helpers/toFormData.js', /axios[\\/]lib[\\/]axios\.js$/],
  // what transforms bodies by default: ours are sent as they are (src/gateway/transport.ts, `transformRequest`)
  ['../helpers/formDataToJSON.js', /axios[\\/]lib[\\/]defaults[\\/]index\.js$/],
  ['../helpers/toFormData.js', /axios[\\/]lib[\\/]defaults[\\/]index\.js$/],
  ['../helpers/toURLEncodedForm.js', /axios[\\/]lib[\\/]defaults[\\/]index\.js$/],
  // addresses of ours have no parameters
  ['./AxiosURLSearchParams.js', /axios[\\/]lib[\\/]helpers[\\/]buildURL\.js$/],
  [
    '../../../helpers/AxiosURLSearchParams.js',
    /axios[\\/]lib[\\/]platform[\\/]browser[\\/]classes[\\/]URLSearchParams\.js$/,
  ],
  // gateways are asked by https, and no cookie is sent on in a header
  ['../helpers/estimateDataURLDecodedBytes.js', /axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/],
  ['./cookies.js', /axios[\\/]lib[\\/]helpers[\\/]resolveConfig\.js$/],
];
/** What axios itself puts in the place of its parts for Node. */
const NOTHING = 'axios/unsafe/helpers/null.js';

/** Leaves out parts of axios, as axios itself leaves those for Node out for browsers. */
export const axiosParts: Plugin = {
  name: 'axios-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    const isLeftOut = LEFT_OUT.some(([name, by]) => name === source && by.test(importer ?? ''));
    return isLeftOut ? this.resolve(NOTHING, importer, { skipSelf: true }) : undefined;
  },
};
