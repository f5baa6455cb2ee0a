import { loadChunk } from '../../runtime/chunk';
import type { Declaration } from '../declaration';
import { elementModule, type SuiteElementModule } from '../element-module';
import type { LitElementClass } from './lit-element';

interface LitDefinition<D extends Declaration> {
  declaration: D;
  /** Loaded only where elements are defined: Lit's base class needs HTMLElement as soon as it is imported. */
  element: () => Promise<{ default: LitElementClass }>;
}

/** An element of the shell, made with Lit. */
export function defineLitElement<const D extends Declaration>(
  definition: LitDefinition<D>,
): SuiteElementModule<D> {
  const { declaration, element } = definition;
  return elementModule(declaration, async () => {
    const [{ default: Base }, { withDeclaration }] = await loadChunk(() =>
      Promise.all([element(), import('./lit-element')]),
    );
    // a class of its own for every tag
    return withDeclaration(class extends Base {}, declaration);
  });
}
