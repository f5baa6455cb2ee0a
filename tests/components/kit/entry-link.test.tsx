import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { Host } from '../../../src/element/host/host';
import { HostContext } from '../../../src/element/host/host-context';
import { EntryLink } from '../../../src/element/list/EntryLink';
import { mount, one, press } from '../../support/components/mount';

function show(addressOf?: (id: string) => string) {
  const opened: string[] = [];
  const host = {
    element: document.createElement('div'),
    runtime: { addressOf: addressOf && ((_element: Element, { id }: { id: string }) => addressOf(id)) },
  } as unknown as Host;
  const { root } = mount(
    <HostContext value={host}>
      <EntryLink to={{ kind: 'order', id: 'A100000000001' }} onOpen={() => opened.push('A100000000001')}>
        A100000000001
      </EntryLink>
    </HostContext>,
  );
  return { opened, link: one(root, '.tp-list-link') };
}

/** Clicks without navigating; returns true when the link leaves the click to the browser. */
function isLeftToBrowser(link: HTMLElement, change: MouseEventInit): boolean {
  let left = false;
  const stay = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...change }));
  return left;
}

async function markText(link: HTMLElement): Promise<void> {
  const { left, top, width, height } = link.getBoundingClientRect();
  const y = Math.round(top + height / 2);
  await sendMouse({ type: 'move', position: [Math.round(left + 4), y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [Math.round(left + width - 4), y] });
  await sendMouse({ type: 'up' });
}

describe('EntryLink', () => {
  it('is a link where there is an address: a plain press opens here, one with a key is the browser’s', async () => {
    const before = location.href;
    const { opened, link } = show((id) => `#/orders?orderNo=${id}`);
    expect(link.getAttribute('href')).to.equal('#/orders?orderNo=A100000000001');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      expect(isLeftToBrowser(link, { [key]: true }), key).to.equal(true);
    expect(opened).to.deep.equal([]);
    await press(link);
    expect(opened).to.deep.equal(['A100000000001']);
    expect(location.href).to.equal(before);
  });

  it('follows the address, which says more than the entry', async () => {
    let filter = '';
    const { link } = show((id) => `#/orders?orderNo=${id}${filter}`);
    filter = '&keyword=1';
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(link.getAttribute('href')).to.equal('#/orders?orderNo=A100000000001&keyword=1');
  });

  it('is a button where there is none', async () => {
    const { opened, link } = show();
    expect(link.localName).to.equal('button');
    await press(link);
    expect(opened).to.deep.equal(['A100000000001']);
  });

  it('opens nothing where the pointer goes over its text, as it does to mark it', async () => {
    const asLink = show((id) => `#/orders?orderNo=${id}`);
    await markText(asLink.link);
    const asButton = show();
    await markText(asButton.link);
    expect([...asLink.opened, ...asButton.opened]).to.deep.equal([]);
  });
});
