import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Host } from './host';
import { lazyPart } from './lazy-part';

const SandboxMark = lazyPart(() => import('./SandboxMark'));

/**
 * Mark of a session in a sandbox enterprise. A page shows it once: a shell by itself, otherwise the first element of the
 * runtime that has room for it.
 */
export function SandboxLayer({ host }: { host: Host }) {
  const { element, runtime } = host;
  const { sandbox } = runtime;
  const { isOn, shownBy } = useStore(sandbox);
  useEffect(() => {
    if (isOn && shownBy === undefined && !runtime.showNotice && !isField(element))
      sandbox.setState({ shownBy: element });
  }, [element, isOn, runtime, sandbox, shownBy]);
  useEffect(
    () => () => {
      if (sandbox.getState().shownBy === element) sandbox.setState({ shownBy: undefined });
    },
    [element, sandbox],
  );
  return isOn && shownBy === element ? <SandboxMark /> : null;
}

/** A field of the page's own form. */
const isField = ({ constructor }: HTMLElement): boolean =>
  (constructor as { formAssociated?: boolean }).formAssociated === true;
