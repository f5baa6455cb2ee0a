/** Names of fields that hold a secret or a proof of identity. */
const SECRET =
  /password|secret|token|captcha|proof|totp|pin$|(?:sms|mail|valid|verify|auth)code$|(?:auth|operator|invite|link|view|phone)sign$|^code$/i;

/** Parts of a form's values that may be stored in the tab: no secrets, and no files or other objects beyond JSON. */
export function storable(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (SECRET.test(name) || !isPlain(value)) return [];
      return [[name, isRecord(value) ? storable(value) : value]];
    }),
  );
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every((one) => isPlain(one) && !hasSecret(one));
  return isRecord(value);
}

/** True for a row with a secret: the list would be restored without it. */
const hasSecret = (row: unknown): boolean =>
  isRecord(row) && Object.entries(row).some(([name, value]) => SECRET.test(name) || !isPlain(value));
