import { createContext, useContext, useInsertionEffect } from 'react';
import { sheet } from './sheet';

/** The shadow root a view is rendered in: overlays stay inside it, style sheets are adopted by it. */
export const RootContext = createContext<ShadowRoot | undefined>(undefined);

export function useRoot(): ShadowRoot {
  const root = useContext(RootContext);
  if (!root) throw new Error('ui components are rendered only inside a shadow root');
  return root;
}

/** Adopts a component's style sheet before its first paint; it stays, as the next use is likely. */
export function useSheet(css: string): void {
  const root = useRoot();
  useInsertionEffect(() => {
    const wanted = sheet(root.ownerDocument, css);
    if (!root.adoptedStyleSheets.includes(wanted)) root.adoptedStyleSheets.push(wanted);
  }, [root, css]);
}
