import { useEffect, useEffectEvent, useState } from 'react';
import { useFormControl } from '../../src/element/form/use-form-control';

/** Turns the text left in the field into the most likely option, once the options are loaded. */
export function useResolveOnLeave(isReady: boolean, settle: () => void): { enter(): void; leave(): void } {
  const { control } = useFormControl();
  const [isLeft, setIsLeft] = useState(false);
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the options may load after the field was left
    if (isLeft && isReady) settleNow();
  }, [isLeft, isReady]);
  return {
    enter: () => setIsLeft(false),
    leave: () => control.whenLeft(() => setIsLeft(true)),
  };
}
