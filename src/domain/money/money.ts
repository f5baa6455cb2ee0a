/**
 * Filters typed or pasted text for a money field (specification 5.3): keeps digits, the first decimal point and two
 * digits after it, and drops everything else, a leading minus too: "-1,2a.345" gives "12.34". Nothing is rounded or
 * padded, so the cursor does not jump while the user types: "." and "12." stay. Idempotent.
 */
export function filterMoneyInput(text: string): string {
  const [yuan = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? yuan : `${yuan}.${rest.join('').slice(0, 2)}`;
}

/**
 * Formats integer fen for display (specification 9): yuan with thousands separators and two decimals, no currency sign.
 * 123450 gives "1,234.50", -5 gives "-0.05". Works on the digits, so no amount drifts. Throws RangeError for anything
 * but a safe integer: a fraction of a fen is a mistake made earlier.
 */
export function formatPrice(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not integer fen: ${fen}`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${fen < 0 ? '-' : ''}${yuan}.${digits.slice(-2)}`;
}

/** Rounds an amount in fen to the nearest whole yuan, half a yuan up, as fees are whole yuan. */
export function roundToYuan(fen: number): number {
  return Math.round(fen / 100) * 100;
}

/** Parses yuan from a money field into integer fen: "12.3" gives 1230; undefined for text that is no amount yet. */
export function fenOf(yuan: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d*)(?:\.(\d{0,2}))?$/.exec(yuan.trim()) ?? [];
  if (whole === '' && part === '') return undefined;
  const fen = Number(`${whole}${part.padEnd(2, '0')}`);
  return Number.isSafeInteger(fen) ? fen : undefined;
}
