import { parse } from 'bowser';

/** Common names of the browser and the system in a User-Agent; '' when unknown. */
export function agentNames(agent: string): { browser: string; system: string } {
  if (agent === '') return { browser: '', system: '' };
  const { browser, os } = parse(agent);
  const major = browser.version?.split('.')[0];
  return {
    browser: named(browser.name, major),
    system: named(os.name, os.name === 'Windows' ? os.versionName?.replace(/^NT .*/, '') : os.version),
  };
}

const MOST = 60;
const named = (name: string | undefined, version: string | undefined): string =>
  [name, version].filter(Boolean).join(' ').slice(0, MOST);
