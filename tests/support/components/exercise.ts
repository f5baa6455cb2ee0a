import type { Answers } from './fake-runtime';

/** Drives an element through everything it can do, so that each declared event is fired and each part is rendered. */
export interface Exercise {
  /** Default: every call succeeds. */
  answers?: Answers;
  /** Storage of the session. Default: `memory`, which keeps no input. */
  storage?: 'session';
  run(element: HTMLElement, look: () => Promise<void>): Promise<void>;
}

/** Exercises of an area, by tag without prefix; declared in its `exercise.ts`. */
export type Exercises = Readonly<Record<string, Exercise>>;
