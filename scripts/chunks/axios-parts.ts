import type { Plugin } from 'vite';

/** What axios takes along and no page of the suite needs at its start, by the file of axios that imports it. */
const LEFT_OUT: readonly [source: string, importer: RegExp][] = [
  // uploads alone go by XMLHttpRequest; they import it when they begin
  ['./xhr.js', /axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/],
  // a table of names for its users
  ['./helpers/HttpStatusCode.js', /axios[\\/]lib[\\/]axios\.js$/],
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
