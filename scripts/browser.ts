import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unpackWoff } from '../demo/gateway/server/pdf/woff';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const ARGS = [
  '--no-sandbox', // root may not use the sandbox
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
];
const FONTS = [
  ['noto-sans-sc', 'noto-sans-sc-chinese-simplified-400-normal.woff'],
  ['noto-sans-sc', 'noto-sans-sc-latin-400-normal.woff'],
] as const;
const require = createRequire(import.meta.url);

/**
 * For tests: a larger young generation for pages that allocate all the time. Its collection takes a tenth of a journey
 * otherwise.
 */
export const ROOMY_HEAP = '--min-semi-space-size=32 --max-semi-space-size=64';

/** Launchers make Chromium use files instead of shared memory, which takes a tenth longer. */
const IGNORED_ARGS = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

export interface Browser {
  source: string;
  executablePath: string;
  args: string[];
  /** Arguments of launchers to drop. */
  ignoreDefaultArgs: string[];
  /** `shell`: the npm build is the headless shell. */
  headless: true | 'shell';
  env: Record<string, string>;
}

/** Containers often have only 64 MB of shared memory, too little for Chromium. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** Path of a Chrome or Chromium installed on the machine. */
export const installedBrowser = (): string | undefined => SYSTEM_BROWSERS.find((path) => existsSync(path));

/**
 * Returns the browser of `CHROME_PATH`; with `INSTALLED_BROWSER=1` an installed Chrome or Chromium; or else the one
 * from npm with its Chinese fonts, which is the same on every machine.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROME_PATH=${wanted} does not exist`);
  const isInstalledWanted = Boolean(process.env.INSTALLED_BROWSER);
  const installed = wanted ?? (isInstalledWanted ? installedBrowser() : undefined);
  if (isInstalledWanted && !installed) throw new Error('no Chrome or Chromium is installed');
  if (installed) {
    const source = wanted ? 'CHROME_PATH' : 'system';
    return {
      source,
      executablePath: installed,
      args: ARGS,
      ignoreDefaultArgs: IGNORED_ARGS,
      headless: true,
      // many machines have a browser but no Chinese font
      env: process.platform === 'linux' ? fontsIn((await shippedBrowser()).dir) : {},
    };
  }

  const { version, dir } = await shippedBrowser();
  return {
    source: `@sparticuz/chromium@${version}`,
    executablePath: join(dir, 'chromium'),
    args: ARGS,
    ignoreDefaultArgs: IGNORED_ARGS,
    headless: 'shell',
    env: {
      ...fontsIn(dir),
      LD_LIBRARY_PATH: [join(dir, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}

const fontsIn = (dir: string): Record<string, string> => ({ FONTCONFIG_FILE: join(dir, 'fontconfig.conf') });

/** Version of the npm browser, and the folder with its unpacked files and fonts. */
async function shippedBrowser(): Promise<{ version: string; dir: string }> {
  const entry = require.resolve('@sparticuz/chromium');
  const packageName = join('@sparticuz', 'chromium');
  const packageRoot = entry.slice(0, entry.lastIndexOf(packageName) + packageName.length);
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const dir = join(packageRoot, '..', '..', '.cache', `sparticuz-${version}`);
  if (!existsSync(join(dir, 'fontconfig.conf'))) await unpack(join(packageRoot, 'bin'), dir);
  return { version, dir };
}

/**
 * Unpacks once per version, atomically. The package itself unpacks into a shared temporary folder, trusts its contents,
 * and has a race.
 */
async function unpack(binaries: string, dir: string): Promise<void> {
  const temporary = `${dir}.${process.pid}`;
  mkdirSync(join(temporary, 'fonts'), { recursive: true });
  // the second variable makes the package unpack libraries that a bare machine lacks
  const wanted = { TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const saved = { ...process.env };
  Object.assign(process.env, wanted);
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath(binaries);
  } finally {
    for (const key of [...Object.keys(wanted), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      const value = saved[key];
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
  }
  for (const [family, file] of FONTS) {
    const woff = require.resolve(`@fontsource/${family}/files/${file}`);
    writeFileSync(join(temporary, 'fonts', file.replace('.woff', '.ttf')), unpackWoff(readFileSync(woff)));
  }
  writeFileSync(
    join(temporary, 'fontconfig.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${dir}/fonts</dir><cachedir>${dir}/fc-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(temporary, dir);
  } catch {
    rmSync(temporary, { recursive: true, force: true }); // another process won
  }
}
