import { createRoot, type Root } from 'react-dom/client';
import type { EnterpriseShortInfo } from '../../../src/contract/login/login';
import { CHINESE } from '../../../src/domain/texts/texts';
import type { Declaration } from '../../../src/element/definition/declaration';
import { createHost, type Host } from '../../../src/element/host/host';
import { HostContext } from '../../../src/element/host/host-context';
import { StaffAvatar } from '../../../src/element/people/StaffAvatar';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { RootContext } from '../../../src/ui/tokens/root';

interface AvatarRootOptions {
  element: HTMLElement;
  /** Declaration of the portal element. */
  declaration: Declaration;
  runtime: Runtime;
  prefix: string;
}

/** Renders the signed-in user's picture with React into the shell's shadow root, for one session. */
export class AvatarRoot {
  readonly runtime: Runtime;
  readonly #react: Root;
  readonly #host: Host;
  readonly #root: ShadowRoot;

  constructor(
    readonly place: HTMLElement,
    { element, declaration, runtime, prefix }: AvatarRootOptions,
  ) {
    this.runtime = runtime;
    this.#react = createRoot(place);
    this.#root = place.getRootNode() as ShadowRoot;
    // the avatar has no texts
    const language = () => CHINESE;
    this.#host = createHost({ element, runtime, prefix, declaration, handover: undefined, language });
  }

  show({ staffNO, staffName }: Pick<EnterpriseShortInfo, 'staffNO' | 'staffName'>): void {
    this.#react.render(
      <HostContext value={this.#host}>
        <RootContext value={this.#root}>
          <StaffAvatar key={staffNO} staffNO={staffNO} staffName={staffName} size="small" />
        </RootContext>
      </HostContext>,
    );
  }

  /** Unmounts in a microtask: React may be rendering the shell's container. */
  leave(): void {
    queueMicrotask(() => this.#react.unmount());
  }
}
