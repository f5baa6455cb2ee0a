import { expect } from '@open-wc/testing';
import { useRef, useState } from 'react';
import { Popover } from '../../../src/ui/overlay/Popover';
import { mount, one, placedPopover, press } from '../../support/components/mount';

function Opener() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" style={{ width: 120 }} onClick={() => setOpen(true)}>
        筛选
      </button>
      {open && (
        <Popover
          anchor={anchor}
          matchWidth
          role="dialog"
          aria-label="筛选面板"
          onClose={() => setOpen(false)}
        >
          <div style={{ width: 100, height: 80 }} />
        </Popover>
      )}
    </>
  );
}

/** Parts of the page that are scaled, with the style. */
const PAGES: Readonly<Record<string, [selector: string, style: string]>> = {
  'a zoomed body': ['body', 'zoom: 1.5'],
  'a zoomed root': ['html', 'zoom: 1.5'],
  'a body zoomed out': ['body', 'zoom: 0.8'],
  'a zoomed box': ['box', 'zoom: 1.5'],
  'a scaled box': ['box', 'transform: scale(1.5); transform-origin: 0 0'],
};

describe('a panel in a page that is not drawn at its size', () => {
  for (const [name, [selector, style]] of Object.entries(PAGES)) {
    for (const place of ['top: 40px; left: 50px', 'bottom: 10px; left: 50px']) {
      it(`stands at its anchor: ${name}, ${place}`, async () => {
        const { host, root } = mount(<Opener />);
        const box = host.parentElement;
        const around = selector === 'box' ? box : document.querySelector(selector);
        box?.setAttribute('style', `position: fixed; ${place}; ${selector === 'box' ? style : ''}`);
        if (around !== box) around?.setAttribute('style', style);
        try {
          await press(one(root, 'button'));
          const panel = (await placedPopover(root)).getBoundingClientRect();
          const anchor = one(root, 'button').getBoundingClientRect();
          const gap = Math.min(Math.abs(panel.top - anchor.bottom), Math.abs(anchor.top - panel.bottom));
          expect(gap, `${JSON.stringify(panel)} at ${JSON.stringify(anchor)}`).to.be.below(6);
          expect(Math.abs(panel.left - anchor.left)).to.be.below(2);
          expect(panel.width).to.be.closeTo(anchor.width, 2);
        } finally {
          around?.removeAttribute('style');
        }
      });
    }
  }
});
