import { readFileSync } from 'node:fs';

const README = readFileSync('README.md', 'utf8');

/** Lines of the README that are commands. */
export const COMMANDS = [...README.matchAll(/^ {4}(npm ci && .+)$/gm)].map(([, command = '']) => command);

/** Accounts that the README names. */
export const ACCOUNTS = /demo accounts \(([^)]*?), all with/s.exec(README)?.[1]?.match(/\w+(?=`)/g) ?? [];
