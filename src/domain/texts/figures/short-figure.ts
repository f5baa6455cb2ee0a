/** Formats three digits, or all of those before the point, without trailing zeros. */
function digitsOf(amount: number): string {
  const decimals = amount < 10 ? 2 : amount < 100 ? 1 : 0;
  const [whole = '', part = ''] = amount.toFixed(decimals).split('.');
  const shown = part.replace(/0+$/, '');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${shown === '' ? '' : `.${shown}`}`;
}

/**
 * Formats a figure with the largest unit that leaves a digit before the point, after rounding: 99,999,999 is 1亿, not
 * 10,000万.
 */
export function shortFigure(
  value: number,
  units: readonly (readonly [size: number, name: string])[],
): string {
  const amount = Math.abs(value);
  let [size, unit] = [1, ''];
  for (const [next, name] of units) {
    const rounded = Number(digitsOf(amount / size).replaceAll(',', '')) * size;
    if (rounded < next) break;
    [size, unit] = [next, name];
  }
  const digits = digitsOf(amount / size);
  return `${value < 0 && digits !== '0' ? '-' : ''}${digits}${unit}`;
}
