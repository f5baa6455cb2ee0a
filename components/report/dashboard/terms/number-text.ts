/**
 * A number with so many digits after the point, its thousands apart, as `Intl.NumberFormat` writes it for Chinese and
 * English. Browsers take longer to make one of those than to draw all figures of a report.
 */
export function numberText(value: number, digits: number): string {
  // shifted by its digits as they are written: what is multiplied is no longer exactly the half that is rounded up
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const written = shifted.toFixed(0).padStart(digits + 1, '0');
  const whole = written.slice(0, written.length - digits).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const part = digits === 0 ? '' : `.${written.slice(-digits)}`;
  return `${value < 0 ? '-' : ''}${whole}${part}`;
}
