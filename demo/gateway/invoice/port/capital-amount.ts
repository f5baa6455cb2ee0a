const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/**
 * Money in capital figures, as on invoices and cheques (支付结算办法, 附一): 123450 fen gives 壹仟贰佰叁拾肆圆伍角整. Negative amounts
 * begin with 负. Throws RangeError unless it is a safe integer of fen.
 */
export function capitalAmount(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not integer fen: ${fen}`);
  const all = Math.abs(fen);
  const [yuan, jiao, rest] = [Math.floor(all / 100), Math.floor(all / 10) % 10, all % 10];
  const whole = yuan === 0 ? '' : `${inCapitals(yuan)}圆`;
  const sign = fen < 0 ? '负' : '';
  if (jiao === 0 && rest === 0) return `${sign}${whole === '' ? '零圆' : whole}整`;
  if (jiao === 0) return `${sign}${whole === '' ? '' : `${whole}零`}${digit(rest)}分`;
  return `${sign}${whole}${digit(jiao)}角${rest === 0 ? '整' : `${digit(rest)}分`}`;
}

const digit = (value: number): string => DIGITS[value] ?? '';

/** Whole yuan above 0, four digits at a time: one 零 for zeros between, none for those at the end. */
function inCapitals(yuan: number): string {
  let text = '';
  let isZeroDue = false;
  const figures = String(yuan);
  for (let at = 0; at < figures.length; at += 1) {
    const place = figures.length - 1 - at;
    const value = Number(figures[at]);
    if (value === 0) isZeroDue = true;
    else {
      text += `${isZeroDue && text !== '' ? '零' : ''}${digit(value)}${PLACES[place % 4]}`;
      isZeroDue = false;
    }
    const isGroupEnd = place % 4 === 0;
    const group = Math.floor(yuan / 10 ** place) % 10_000;
    if (isGroupEnd && group > 0) text += GROUPS[place / 4] ?? '';
  }
  return text;
}
