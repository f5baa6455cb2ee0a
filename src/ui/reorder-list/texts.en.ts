import type { ReorderTexts } from './texts';

export default {
  hint: 'Drag to change the order; or choose with the arrow keys, and move with the arrow keys while holding Alt.',
  handle: (name, place, count) => `Move ${name}, ${place} of ${count}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  moved: (name, place, count) => `${name} moved to ${place} of ${count}`,
} satisfies ReorderTexts;
