import { startTransition, useEffect, useState } from 'react';
import { usePrinting } from '../use-printing';

/**
 * How many parts of a long page are due: one more once those before it stand, none at first. Each is work of its own, and
 * what is read first and every press come between. On paper all of them are due.
 */
export function useSteps(most: number): number {
  const [steps, setSteps] = useState(0);
  const isPrinting = usePrinting();
  useEffect(() => {
    if (steps < most) startTransition(() => setSteps(steps + 1));
  }, [steps, most]);
  return isPrinting ? most : Math.min(steps, most);
}
