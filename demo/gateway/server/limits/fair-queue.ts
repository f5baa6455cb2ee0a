export interface FairQueueLimits {
  /** Concurrent turns of all persons. */
  atOnce: number;
  /** Concurrent turns of one person. */
  perPerson: number;
  /** Waiting turns of one person. */
  waiting: number;
  /** Longest wait; ms. */
  waitMs: number;
}

interface QueuedPerson {
  underWay: number;
  waiting: Set<() => void>;
}

/**
 * Creates a queue that admits waiting persons in rotation, one turn each. The returned function resolves with a
 * callback to end the turn. It rejects with the refusal when the person has too many waiting or has waited too long,
 * and when `signal` aborts.
 */
export function createFairQueue(
  { atOnce, perPerson, waiting, waitMs }: FairQueueLimits,
  refusal: () => Error,
): (person: string, signal?: AbortSignal) => Promise<() => void> {
  /** Persons with running or waiting turns; the one whose last turn is longest ago comes first. */
  const persons = new Map<string, QueuedPerson>();
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

  function end(name: string, person: QueuedPerson): void {
    person.underWay -= 1;
    underWay -= 1;
    goLast(name, person);
    forget(name, person);
    letIn();
  }

  /** Moves a person to the end, because a Map iterates in insertion order. */
  function goLast(name: string, person: QueuedPerson): void {
    persons.delete(name);
    persons.set(name, person);
  }

  function forget(name: string, person: QueuedPerson): void {
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
