/**
 * Formats a number with `digits` decimals and thousands separators, as `Intl.NumberFormat` does for Chinese and
 * English. Creating an `Intl.NumberFormat` takes browsers longer than drawing all figures of a report.
 */
export function numberText(value: number, digits: number): string {
  // shifts the decimal exponent in the text, as a multiplication would no longer hit the exact half that is rounded up
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const written = shifted.toFixed(0).padStart(digits + 1, '0');
  const whole = written.slice(0, written.length - digits).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const part = digits === 0 ? '' : `.${written.slice(-digits)}`;
  return `${value < 0 ? '-' : ''}${whole}${part}`;
}
