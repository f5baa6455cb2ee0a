import type { MoveRefusal } from '../../domain/tree-move';
import type { TreeTexts } from './texts';

const REFUSALS: Readonly<Record<MoveRefusal, (name: string) => string>> = {
  itself: (name) => `“${name}” cannot be moved below itself`,
  below: (name) => `“${name}” cannot be moved below its own descendants`,
  there: (name) => `“${name}” is there already`,
};

export default {
  choose: 'Please choose',
  several: (first: string, count: number) => `${first} and ${count - 1} more`,
  search: (label: string) => `Find in ${label}`,
  hint: 'Name, pinyin, initials or number',
  nameHint: 'Name, pinyin or initials',
  busy: 'Searching',
  found: (count: number) => `${count} found`,
  none: 'No matches',
  empty: 'Nothing to choose from',
  chosen: 'Chosen',
  chosenCount: (count: number) => `${count} chosen`,
  more: (count: number) => `${count} more`,
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear',
  most: (most: number) => `Choose at most ${most}`,
  withAbove: (above: string) => `Chosen with “${above}” above it; take that out to choose it alone`,
  fold: (name: string) => `Fold ${name}`,
  unfold: (name: string) => `Unfold ${name}`,
  moveHint:
    'Drag a row onto another to put it below. Keyboard: Alt+→ puts it below the one before it, Alt+← one level up; or cut it with Ctrl+X, go to a row and press Ctrl+V, Esc to give up',
  moveTop: 'Move to the top',
  moveCut: (name: string) => `“${name}” is cut: go to a row and press Ctrl+V, or Esc to give up`,
  moveGivenUp: (name: string) => `“${name}” stays where it is`,
  moveNowhere: (inward: boolean, name: string) =>
    inward ? `Nothing stands before “${name}” at its level` : `“${name}” is at the top already`,
  moveRefused: (refusal: MoveRefusal, name: string) => REFUSALS[refusal](name),
  moved: (name: string, parent: string) =>
    parent === '' ? `“${name}” was moved to the top` : `“${name}” was moved below “${parent}”`,
  moving: (name: string) => `Moving “${name}”`,
  moveUncertain: (problem: string) => `${problem} Whether it was moved is not known: see where it is now`,
} satisfies TreeTexts;
