import { loadChunk } from '../../runtime/chunk';
import type { Declaration } from '../declaration';
import { elementModule, type SuiteElementModule } from '../element-module';
import type { LitElementClass } from './lit-element';

interface LitDefinition<D extends Declaration> {
  declaration: D;
  /** Loaded only where elements are defined: Lit's base class needs HTMLElement on import. */
  element: () => Promise<{ default: LitElementClass }>;
}

/** Defines an element of the shell that is implemented with Lit. */
export function defineLitElement<const D extends Declaration>(
  definition: LitDefinition<D>,
): SuiteElementModule<D> {
  const { declaration, element } = definition;
  return elementModule(declaration, async () => {
    const [{ default: Base }, { withDeclaration }] = await loadChunk(() =>
      Promise.all([element(), import('./lit-element')]),
    );
    // each tag needs its own class
    return withDeclaration(class extends Base {}, declaration);
  });
}
