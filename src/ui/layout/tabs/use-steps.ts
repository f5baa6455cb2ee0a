import { startTransition, useEffect, useState } from 'react';
import { useIsPrinted } from '../use-is-printed';

/**
 * Number of parts of a long page to render: initially none, then one more after each render. Separate transitions let
 * the most important content and input come between. In print all parts are rendered.
 */
export function useSteps(most: number): number {
  const [steps, setSteps] = useState(0);
  const isPrinting = useIsPrinted();
  useEffect(() => {
    if (steps < most) startTransition(() => setSteps(steps + 1));
  }, [steps, most]);
  return isPrinting ? most : Math.min(steps, most);
}
