import { useEffect, useEffectEvent, useState } from 'react';
import { useFormControl } from '../../src/element/form/use-form-control';

/** Takes what was typed and left for the choice it most likely means, once it is known what there is to choose. */
export function useSettling(isReady: boolean, settle: () => void): { enter(): void; leave(): void } {
  const { control } = useFormControl();
  const [isLeft, setIsLeft] = useState(false);
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the choices may come after the field was left
    if (isLeft && isReady) settleNow();
  }, [isLeft, isReady]);
  return {
    enter: () => setIsLeft(false),
    leave: () => control.whenLeft(() => setIsLeft(true)),
  };
}
