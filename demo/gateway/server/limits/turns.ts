export interface TurnLimits {
  /** Under way at once, of all persons. */
  atOnce: number;
  /** Under way at once, of one person. */
  perPerson: number;
  /** Waiting at once, of one person. */
  waiting: number;
  /** How long one waits at most; ms. */
  waitMs: number;
}

interface Person {
  underWay: number;
  waiting: Set<() => void>;
}

/**
 * Who waits is let in when there is room, one of each person in turn. Answers what is to be called at the end; rejects
 * with the refusal if the person has too many waiting or waited too long, and when `signal` says that nobody waits.
 */
export function createTurns(
  { atOnce, perPerson, waiting, waitMs }: TurnLimits,
  refusal: () => Error,
): (person: string, signal?: AbortSignal) => Promise<() => void> {
  /** Who has something under way or waiting, those first whose last turn is longest ago. */
  const persons = new Map<string, Person>();
  let underWay = 0;

  function letIn(): void {
    for (const [name, person] of persons) {
      if (underWay >= atOnce) return;
      const [next] = person.waiting;
      if (next === undefined || person.underWay >= perPerson) continue;
      person.waiting.delete(next);
      goLast(name, person);
      person.underWay += 1;
      underWay += 1;
      next();
    }
  }

  function end(name: string, person: Person): void {
    person.underWay -= 1;
    underWay -= 1;
    goLast(name, person);
    forget(name, person);
    letIn();
  }

  /** A map gives those added last at last. */
  function goLast(name: string, person: Person): void {
    persons.delete(name);
    persons.set(name, person);
  }

  function forget(name: string, person: Person): void {
    if (person.underWay === 0 && person.waiting.size === 0) persons.delete(name);
  }

  return (name, signal) =>
    new Promise((resolve, reject) => {
      const person = persons.get(name) ?? { underWay: 0, waiting: new Set() };
      if (signal?.aborted === true || person.waiting.size >= waiting) {
        reject(refusal());
        return;
      }
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        stopWaiting();
        resolve(() => end(name, person));
      };
      const giveUp = () => {
        stopWaiting();
        person.waiting.delete(begin);
        forget(name, person);
        reject(refusal());
      };
      const timer = setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp);
      persons.set(name, person);
      person.waiting.add(begin);
      letIn();
    });
}
