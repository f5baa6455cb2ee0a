import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elements } from '../../components/index';
import { VERSION } from './version';
import { heightsOf } from '../../src/element/definition/registry';
import { integritiesIn, sealParts } from './integrity';

const BUILT = 'dist/elements';
/**
 * Folder to publish on a CDN as it is: one folder per version, which never changes, and short addresses of the newest.
 */
const CDN = 'dist/cdn';
/** Scripts that pages load by a short address. */
const SHORT = ['loader.js', 'portal/portal.js', 'frame-client.js', 'connect-frame.js'];
/** Script for browsers without modules. */
const CHECK = 'browser-check.js';
/** Page that shows elements in frames. */
const PAGE = 'frame.html';

/** Style sheet that reserves the elements' heights before any script runs. */
const STYLES = 'elements.css';

/** Completes the built files, and lays them out for a CDN. */
export function layOutForPages(): void {
  cpSync(join('components', CHECK), join(BUILT, CHECK));
  writeFileSync(join(BUILT, STYLES), heightsOf(elements, 'tp').replaceAll('}', '}\n'));
  sealParts(BUILT, 'loader.js');
  sealParts(join(BUILT, 'portal'), 'portal.js');
  const page = readFileSync(join('components/iframe', PAGE), 'utf8');
  writeFileSync(join(BUILT, PAGE), page);
  const integrity = { version: VERSION, files: integritiesIn(BUILT) };
  writeFileSync(join(BUILT, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);

  rmSync(CDN, { recursive: true, force: true });
  cpSync(BUILT, join(CDN, VERSION), { recursive: true, filter: (path) => !/[\\/]\.vite$/.test(path) });
  for (const short of shortVersions(VERSION)) {
    mkdirSync(join(CDN, short), { recursive: true });
    cpSync(join(BUILT, STYLES), join(CDN, short, STYLES));
    for (const script of SHORT) {
      const up = '../'.repeat(script.split('/').length);
      mkdirSync(join(CDN, short, script, '..'), { recursive: true });
      writeFileSync(join(CDN, short, script), `export * from '${up}${VERSION}/${script}';\n`);
    }
    writeFileSync(join(CDN, short, PAGE), page.replaceAll('src="./', `src="../${VERSION}/`));
  }
}

/**
 * Short names of a version: `v1` and `v1.2` for 1.2.3. For 0.x only the minor version, because each one may break
 * hosts.
 */
function shortVersions(version: string): string[] {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? [`v0.${minor}`] : [`v${major}`, `v${major}.${minor}`];
}
