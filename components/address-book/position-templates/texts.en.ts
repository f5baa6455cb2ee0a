import type { PositionTemplateTexts } from './texts';

const positions = (count: number): string => `${count} ${count === 1 ? 'position' : 'positions'}`;

export default {
  templates: 'Templates by line of business',
  intro:
    'Choose positions of your line of business to add them to your company’s positions at once. Those of a name that exists already are left out.',
  positions: 'Positions',
  there: (name) => `${name} (exists already)`,
  all: 'Select all',
  none: 'Select none',
  take: (count) => `Add chosen (${count})`,
  taking: 'Adding',
  chooseOne: 'Choose a position',
  added: (names) =>
    names.length === 0 ? 'No position was added' : `Added ${positions(names.length)}: ${names.join(', ')}`,
  skipped: (names) => `Left out, because a position of the name exists: ${names.join(', ')}`,
  loading: 'Loading position templates',
  failed: (why) => `The position templates could not be loaded: ${why}`,
  addMany: 'Add positions',
  names: 'Position names',
  namesHint: (most) => `One per line, ${most} at most, each of 30 characters at most`,
  save: 'Save',
  saved: (count) => `Added ${positions(count)}`,
  atLine: (line, what) => `Line ${line}: ${what}`,
  lines: (problems) => problems.join('; '),
  missing: 'Enter a position name',
  tooLong: 'A position name has 30 characters at most',
  sameAs: (line) => `the same as line ${line}`,
  tooMany: (most) => `Add ${most} positions at a time at most`,
} satisfies PositionTemplateTexts;
