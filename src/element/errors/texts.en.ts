import { ERROR_CATALOGUE } from '../../gateway/error-catalogue';
import { TAB_TEXTS } from '../../session/tabs';
import { CHUNK_SAYS } from '../runtime/chunk';
import { FAULT_TEXTS } from './fault-texts.en';
import type { ErrorTexts } from './texts';
import { createWords } from './words';
import { WORDS } from './word-texts.en';

const EXPIRED = 'Your session has expired. Please sign in again.';
const SYSTEM_FAULT = 'Something went wrong in the travel service. Please try again.';

/** Messages of the error catalogue for failures without a message of the gateway, by code. */
const FAILURES: Readonly<Record<string, string>> = {
  'no-token': EXPIRED,
  '8888': EXPIRED,
  'auth-sign': 'Your sign-in is not valid. Please sign in again.',
  refused: SYSTEM_FAULT,
  malformed: SYSTEM_FAULT,
  '401': EXPIRED,
  http: EXPIRED,
  cancelled: 'Cancelled because the page changed.',
  'token-failed': 'This website could not confirm your sign-in. Please try again.',
  timeout: 'The request timed out. Please try again later.',
  'no-gateway': 'No gateway address is set up. Please contact your administrator.',
  'origin-not-allowed':
    'This website is not allowed to use the travel service. Please contact your administrator.',
  'natives-broken':
    'Another script on this page disturbs the travel service. Please contact the website administrator.',
  network: 'No connection. Please check your network and try again.',
};

const TABS: Readonly<Record<keyof typeof TAB_TEXTS, string>> = {
  'signed-out': 'You have signed out. Please sign in again.',
  'signed-in-again': 'You have signed in again in another tab. This page will reload.',
  'switched-enterprise': 'You have switched company in another tab. This page will reload.',
};

const CHUNKS: Readonly<Record<keyof typeof CHUNK_SAYS, string>> = {
  CHUNK_LOAD_FAILED: 'A part of the page could not be loaded. Check your connection and try again.',
  CSS_CHUNK_LOAD_FAILED: 'A style of the page could not be loaded. Check your connection and try again.',
};

/** Messages for changes that were not sent, by error code. */
const CHANGES = { ANOTHER_USER: 'Somebody else has signed in. Nothing was sent.' };

const byCode = new Map<string, string>(Object.entries({ ...CHUNKS, ...CHANGES }));
const byMessage = new Map<string, string>();

for (const { table, english } of FAULT_TEXTS)
  for (const [name, { code, msg }] of Object.entries(table)) {
    const text = english[name];
    if (text === undefined) throw new Error(`${name} has no text`);
    byCode.set(code, text);
    byMessage.set(msg, text);
  }
function learn<Name extends string>(chinese: Record<Name, string>, english: Record<Name, string>): void {
  for (const name of Object.keys(chinese) as Name[]) byMessage.set(chinese[name], english[name]);
}
for (const { verdict } of ERROR_CATALOGUE) {
  // as if the gateway had sent no message, except for the `authSign` case
  for (const failure of [
    { type: 'answer', code: '', msg: '' },
    { type: 'http', status: 0, code: 'http', msg: 'authSign' },
  ] as const) {
    const { code, msg, notice } = verdict(failure);
    const text = FAILURES[code];
    if (text === undefined) continue;
    for (const chinese of [msg, notice?.text]) {
      if (chinese !== undefined && !byMessage.has(chinese)) byMessage.set(chinese, text);
    }
  }
}
learn(TAB_TEXTS, TABS);
learn(CHUNK_SAYS, CHUNKS);

const translateWord = createWords(WORDS);
const word = (text: string): string => translateWord(text) ?? byMessage.get(text) ?? text;

/** An unknown message is quoted after a generic sentence. */
function say(message: string): string {
  const known = byMessage.get(message) ?? translateWord(message);
  if (known !== undefined) return known;
  return /\p{Script=Han}/u.test(message) ? `The travel service answered: “${message}”` : message;
}

function of(error: unknown): string {
  if (!(error instanceof Error)) return SYSTEM_FAULT;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' ? byCode.get(code) : undefined) ?? say(error.message);
}

export default { of, say, word } satisfies ErrorTexts;
