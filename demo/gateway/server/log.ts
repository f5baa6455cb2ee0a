import type { FastifyServerOptions } from 'fastify';

/**
 * Identity numbers: 18 digits that stand alone. The suite's own numbers have letters and a day before their random
 * digits (ZF261120…); no identity number begins with the years 24 to 30, because no region has such a code.
 */
const ID_NUMBER = /(?<!\d)(?<![A-Z]{1,2}(?=(?:2[4-9]|30)[01]\d[0-3]\d))\d{17}[\dXx](?!\d)/g;
/** Passports and permits of Hong Kong and Macau: one or two capital letters, and seven, eight or ten digits. */
const LETTERED_DOCUMENT = /(?<![A-Za-z0-9])[A-Z]{1,2}(?:\d{7,8}|\d{10})(?![A-Za-z0-9])/g;
/** 32 random bytes, alone or with a prefix; names of constraints have neither digits nor capitals. */
const TOKEN = /(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{43,}(?![\w-])/g;
const MOBILE = /(?<!\d)(?:(?:\+|00)?86[- ]?)?1[3-9]\d{9}(?!\d)/g;
const LANDLINE = /(?<!\d)0\d{2,3}-\d{7,8}(?!\d)/g;

/**
 * Masks numbers of documents, tokens and phone numbers, which messages of the database and of libraries quote. Numbers
 * of orders, payments and refunds stay readable: support looks for them.
 */
export function scrub(text: string): string {
  return text
    .replace(ID_NUMBER, '[ID]')
    .replace(LETTERED_DOCUMENT, '[ID]')
    .replace(TOKEN, '[TOKEN]')
    .replace(MOBILE, '[MOBILE]')
    .replace(LANDLINE, '[PHONE]');
}

/** Depth of a chain of error causes that is logged. */
const CAUSES = 4;

/** Receives the log line by line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Options of the logger. It logs no headers, bodies or query strings, and of an error only the parts meant for the log,
 * because a database error carries the values of the row. Texts longer than `textLimit` characters are cut: addresses
 * and messages quote user input, and a log that fills the disk ends the process. Without a `stream` it goes to the
 * standard output.
 */
export function loggerOptions(
  level: string,
  { textLimit = 2000, stream }: { textLimit?: number; stream?: LogStream | undefined } = {},
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const cut = cutAt(textLimit);
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: ['*.password', '*.authSign', '*.smsCode', '*.cardNo', '*.identityCardNO', '*.sign'],
    serializers: {
      req: (request) => ({ method: request.method, path: cut(scrub(request.url?.split('?')[0] ?? '')) }),
      err: (error) => ({ ...describeError(error, cut) }),
    },
    formatters: {
      log: (line) =>
        Object.fromEntries(
          Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
        ),
    },
  };
}

type Cut = (text: string) => string;

export const cutAt =
  (limit: number): Cut =>
  (text) =>
    text.length <= limit ? text : `${text.slice(0, limit)}… (${text.length} characters)`;

interface ErrorDescription {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: ErrorDescription;
}

export function describeError(error: unknown, cut: Cut, causes = CAUSES): ErrorDescription {
  const tell = (text: string) => cut(scrub(text));
  if (!(error instanceof Error)) return { type: typeof error, message: tell(String(error)), stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: tell(error.name),
    message: tell(error.message),
    stack: tell(error.stack ?? ''),
    ...(typeof code === 'string' ? { code: cut(code) } : {}),
    ...(typeof constraint === 'string' ? { constraint: cut(constraint) } : {}),
    ...(error.cause === undefined || causes === 0
      ? {}
      : { cause: describeError(error.cause, cut, causes - 1) }),
  };
}
