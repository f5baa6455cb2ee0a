import { elementModule, type SuiteElementModule } from '../element-module';
import { withDeclaration, type LitElementClass } from './lit-element';

/** Defines an element of the shell synchronously from its class. Does nothing in Node. */
export function defineLitAtOnce({ declaration }: SuiteElementModule, Base: LitElementClass): void {
  void elementModule(declaration, () => withDeclaration(class extends Base {}, declaration)).define();
}
