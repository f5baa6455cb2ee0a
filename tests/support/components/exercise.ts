import type { Answers } from './fake-runtime';

/** Drives an element through everything it can do, so that each declared event is fired and each part is seen. */
export interface Exercise {
  /** Default: a gateway where all works out. */
  answers?: Answers;
  /** Where the session rests. Default: `memory`, which keeps nothing of what is filled in. */
  storage?: 'session';
  run(element: HTMLElement, look: () => Promise<void>): Promise<void>;
}

/** Of the elements of an area, by tag without prefix; declared in its `exercise.ts`. */
export type Exercises = Readonly<Record<string, Exercise>>;
