import { html, LitElement } from 'lit';

interface Item {
  ModuleID: string;
  ModuleName: string;
  ParentID: string;
  ModuleURL: string;
}

/** Minimal shell: Lit, the user, their rights, and their menus. */
class FloorShell extends LitElement {
  #items: Item[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  /** Makes the necessary calls of a shell, with the required headers. */
  async #read(): Promise<void> {
    const ask = async (name: string): Promise<{ result: unknown }> =>
      (
        await fetch(`/bench-gateway/${name}`, {
          method: 'POST',
          body: '{}',
          headers: {
            'content-type': 'application/json',
            requestid: crypto.randomUUID(),
            clientinfo: JSON.stringify({ packageName: 'floor', clientType: 201, timestamp: Date.now() }),
            clienttype: '201',
            entno: '',
            sessionid: crypto.randomUUID(),
            traceid: crypto.randomUUID(),
            authsign: localStorage.getItem('tp-auth-sign') ?? '',
          },
        })
      ).json() as Promise<{ result: unknown }>;
    const website = ask('queryWebsiteInfo').then(() => ask('query'));
    await ask('verifyUserAuthSignForCloud');
    const [menu] = await Promise.all([
      ask('queryPageMenu'),
      ask('batchQueryPermissionListForBusiness'),
      ask('queryObjectTree'),
      ask('queryObjectTree'),
      ask('queryConfigParamInfo'),
      website,
    ]);
    this.#items = menu.result as Item[];
    this.requestUpdate();
  }

  protected override render(): unknown {
    if (this.#items.length === 0) return html`<p>…</p>`;
    const level = (parent: string): unknown =>
      this.#items
        .filter(({ ParentID }) => ParentID === parent)
        .map(({ ModuleName, ModuleURL }) => html`<a href="#${ModuleURL}">${ModuleName}</a>`);
    return html`<nav>${level('0')}</nav>`;
  }
}

customElements.define('floor-shell', FloorShell);
