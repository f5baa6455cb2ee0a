import { COMMON_FAULTS } from '../../src/contract/faults';
import { LOGIN_FAULTS } from '../../src/contract/login/faults';
import english from '../../src/element/errors/texts.en';
import { FAULT_TEXTS } from '../../src/element/errors/fault-texts.en';
import { CHUNK_SAYS, CODE_FAULT_SAYS } from '../../src/element/runtime/chunk';
import { hostTexts } from '../../src/element/host/texts';
import { frameTexts } from '../../components/frame/texts';
import { ERROR_CATALOGUE, type Failure } from '../../src/gateway/error-catalogue';
import type { GatewayErrorKind } from '../../src/gateway/gateway-error';
import { code, table } from './markdown';

type Kind = GatewayErrorKind | 'chunk' | 'crash' | 'frame';

/** Advice for each kind of `tp-error`. */
const KINDS: Readonly<Record<Kind, string>> = {
  'no-token': 'No token, and no function that gives one. Answer `tp-sign-in`, or set `getAuthSign`.',
  'token-failed':
    'Your `getAuthSign` threw, rejected, returned nothing or took longer than 30 seconds; `cause` tells which. Repair it; the user can retry.',
  expired:
    'The gateway knows the token no longer. `getAuthSign` has been asked for another already; sign the user in.',
  refused: 'The gateway refused the call. The element shows its message; react to the code if you must.',
  fields:
    'The gateway refused single fields. The element shows the messages at its fields; there is nothing to do.',
  malformed: 'The response was not one of the gateway: look for a proxy or an older gateway. Retry later.',
  http: 'The gateway failed or a proxy answered. `code` is the gateway’s, or the HTTP status. Retry later.',
  network: 'The gateway was not reached, or the page kept its answer away; see the code.',
  timeout:
    'No response came within the time limit. A change may have been carried out: the element asks before it repeats one.',
  cancelled: 'Never an event: the user went on before the response.',
  chunk: 'A file of the elements did not load. Check the address of the files and the network.',
  crash: 'A fault of the elements, or of a bundle. Report it with the console’s message.',
  frame: 'A page in `<tp-frame>` did not answer or is not of `trusted-origins`.',
};

/** Advice for refusals that concern the page or its server, rather than the user's input. */
const FAULT_ADVICE: Readonly<Record<string, string>> = {
  [COMMON_FAULTS.authExpired.code]: 'Give a new token.',
  [COMMON_FAULTS.userUnknown.code]: 'Check the number of the account.',
  [COMMON_FAULTS.fieldsInvalid.code]: 'The answer names the fields (kind `fields`).',
  [COMMON_FAULTS.forbidden.code]: 'The user lacks the right; their administrator grants it.',
  [COMMON_FAULTS.requestIdReused.code]: 'A new `request-id` for another content.',
  [COMMON_FAULTS.requestIdMissing.code]: 'Send `request-id` with a call that changes something.',
  [COMMON_FAULTS.tooManyRequests.code]: 'Wait, then retry.',
  [COMMON_FAULTS.tooManyStreams.code]: 'Close other pages of the user.',
  [COMMON_FAULTS.queryTimedOut.code]: 'Ask for less at once.',
  [LOGIN_FAULTS.partnerSignatureWrong.code]:
    'See the refused requests of the application ([partners](partners.md)).',
  [LOGIN_FAULTS.outsideTokenScope.code]:
    'Name the element in the `scope` of the signed request, or do not show it ([partners](partners.md)).',
  [LOGIN_FAULTS.tokenScopeWrong.code]: 'Correct the `scope`; `msg` says how ([partners](partners.md)).',
  [LOGIN_FAULTS.sessionLimited.code]: 'Sign the user in; a link opens one request only.',
  [LOGIN_FAULTS.staffInactive.code]: 'The administrator of the enterprise reactivates the account.',
  [LOGIN_FAULTS.enterpriseStopped.code]: 'Ask the agency.',
  [LOGIN_FAULTS.viewOnly.code]:
    'The session only reads: that of an agency that looks, or of a token with `readOnly`.',
};
const OTHER_ADVICE = 'The element shows the message to the user.';

/** Failures, one for each row of the catalogue; a test holds that none is missing. */
const FAILURES: readonly Failure[] = [
  { type: 'no-token' },
  { type: 'token-failed', cause: '', endsSession: false },
  { type: 'answer', code: '8888', msg: '' },
  { type: 'answer', code: '', msg: '参数：AuthSign[认证标识] 错误' },
  { type: 'answer', code: '4', msg: '' },
  { type: 'answer', code: '318', msg: '' },
  { type: 'answer', code: '', msg: '' },
  { type: 'malformed', detail: '' },
  { type: 'http', status: 401, code: '', msg: '' },
  { type: 'http', status: 500, code: '', msg: '' },
  { type: 'http', status: 404, code: '', msg: '' },
  { type: 'http', status: 400, code: '', msg: '' },
  { type: 'timeout' },
  { type: 'no-gateway' },
  { type: 'origin-not-allowed' },
  { type: 'natives-broken' },
  { type: 'network' },
];
const SITE = { page: '/', path: '/' };

/** Rows of the catalogue that have no code of their own: the first failure that they match is another row's. */
const UNLISTED = ['Switch enterprise failure', 'Route change'];

/** Codes that the elements give themselves; other codes are the gateway's. */
function ownCodes(): string[][] {
  const judged = ERROR_CATALOGUE.filter(({ trigger }) => !UNLISTED.includes(trigger)).map((row) => {
    const failure = FAILURES.find((one) => ERROR_CATALOGUE.find((each) => each.matches(one, SITE)) === row);
    if (!failure) throw new Error(`docs/errors.md has no failure for “${row.trigger}”`);
    const { kind, code: own, msg, retryable } = row.verdict(failure);
    return [kind, own, row.trigger, msg, english.say(msg), retryable ? 'yes' : 'no'];
  });
  const chunk = Object.entries(CHUNK_SAYS).map(([own, msg]) => [
    'chunk',
    own,
    'A file of the elements did not load',
    msg,
    english.say(msg),
    'yes',
  ]);
  const crashed = hostTexts.chinese.crashed;
  return [
    ...judged,
    ...chunk,
    ['crash', 'crash', 'A fault of an element while it was shown', crashed, '', 'yes'],
    ['crash', 'crash', 'A file loaded and does not run', CODE_FAULT_SAYS, '', 'no'],
    ...(['slow', 'silent', 'refused'] as const).map((failure) => [
      'frame',
      `frame-${failure}`,
      'A page in `<tp-frame>`',
      frameTexts.chinese[failure],
      '',
      failure === 'refused' ? 'no' : 'yes',
    ]),
  ];
}

/** Codes of the gateway's refusals, with both texts. */
const faultRows = (): string[][] =>
  FAULT_TEXTS.flatMap(({ table: faults, english: texts }) =>
    Object.entries(faults).map(([name, { code: own, msg }]) => [own, name, msg, texts[name] ?? '']),
  )
    .sort(([a = ''], [b = '']) => Number(a) - Number(b) || a.localeCompare(b))
    .map(([own = '', name = '', msg = '', text = '']) => [
      code(own),
      code(name),
      msg,
      text,
      FAULT_ADVICE[own] ?? OTHER_ADVICE,
    ]);

/** Every `kind` and `code` of `tp-error`, from the error catalogue and the faults of the contract. */
export function errorDocs(): string {
  return [
    '# Errors',
    '',
    'Generated from the error catalogue and the faults of the contract by the build; do not edit.',
    '',
    'Each failure is one `tp-error` of the element ([elements.md](elements.md)). Its detail is `{ kind, code, message, retryable, cause }`:',
    '`message` is the Chinese text, `retryable` says that the same call may succeed later, and `cause` is there for `token-failed` alone.',
    'The element has shown the failure already. React to `kind` first, then to `code`; never to `message`.',
    '',
    '```js',
    "document.addEventListener('tp-error', ({ detail: { kind, code, cause } }) => {",
    "  if (kind === 'token-failed') console.warn('our token function failed', cause);",
    "  if (kind === 'expired') location.assign('/sign-in');",
    '});',
    '```',
    '',
    '## Kinds',
    '',
    ...table(
      ['Kind', 'What to do'],
      Object.entries(KINDS).map(([kind, advice]) => [code(kind), advice]),
    ),
    '',
    '## Codes of the elements',
    '',
    ...table(
      ['Kind', 'Code', 'When', 'Message', 'In English', 'Retryable'],
      ownCodes().map(([kind = '', own = '', ...rest]) => [code(kind), code(own), ...rest]),
    ),
    '',
    '## Codes of the gateway',
    '',
    'They come as kind `refused`, or `fields` where the answer names fields. A code has one meaning in all calls.',
    '',
    ...table(['Code', 'Name', 'Message', 'In English', 'What to do'], faultRows()),
    '',
  ].join('\n');
}
