import { readFileSync } from 'node:fs';

const README = readFileSync('README.md', 'utf8');

/** Commands in the README. */
export const COMMANDS = [...README.matchAll(/^ {4}(npm ci && .+)$/gm)].map(([, command = '']) => command);

/** Accounts in the README. */
export const ACCOUNTS = /demo accounts \(([^)]*?), all with/s.exec(README)?.[1]?.match(/\w+(?=`)/g) ?? [];
