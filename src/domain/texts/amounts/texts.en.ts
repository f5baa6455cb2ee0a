import type { AmountTexts } from './texts';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;

function wait(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) {
    return [count(Math.floor(hours / 24), 'day'), hours % 24 > 0 && `${hours % 24} h`]
      .filter(Boolean)
      .join(' ');
  }
  return hours > 0 ? duration(minutes) : clock(Math.floor(seconds));
}

export default {
  duration,
  clock,
  wait,
  hours: (hours: number) => (hours % 24 === 0 ? count(hours / 24, 'day') : count(hours, 'hour')),
  discount(percent: number) {
    if (percent === 100) return 'Full fare';
    return percent < 100 ? `${100 - percent}% off` : `${percent}% of full fare`;
  },
  list: (names: readonly string[]) => names.join(', '),
} satisfies AmountTexts;
