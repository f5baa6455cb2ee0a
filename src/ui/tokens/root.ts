import { createContext, useContext, useInsertionEffect } from 'react';
import { sheet } from './sheet';

/** Shadow root of a view: overlays stay inside it, and it adopts the style sheets. */
export const RootContext = createContext<ShadowRoot | undefined>(undefined);

export function useRoot(): ShadowRoot {
  const root = useContext(RootContext);
  if (!root) throw new Error('ui components are rendered only inside a shadow root');
  return root;
}

/**
 * Adopts a component's style sheet before its first paint. The sheet stays adopted, because further uses are likely.
 */
export function useSheet(css: string): void {
  const root = useRoot();
  useInsertionEffect(() => {
    const wanted = sheet(root.ownerDocument, css);
    if (!root.adoptedStyleSheets.includes(wanted)) root.adoptedStyleSheets.push(wanted);
  }, [root, css]);
}
