import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { TextFilter } from '../../../components/order/list/filters/TextFilter';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { setValue } from '../../support/components/act';
import { mount, one } from '../../support/components/mount';
import { waitUntil } from '../../support/components/wait-until';

/** Key events of browsers: taken by an input method, and ordinary ones. */
const TAKEN = [
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
];
function press(target: Element, key: string, taken: KeyboardEventInit = {}): void {
  const init = { key, bubbles: true, composed: true, cancelable: true, ...taken };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
}

describe('Enter and Escape of an input method', () => {
  it('narrow no list', () => {
    const found: string[] = [];
    const { root } = mount(<TextFilter label="乘机人" value="" onChange={(text) => found.push(text)} />);
    const field = one<HTMLInputElement>(root, 'input');
    setValue(field, '林静');
    for (const taken of TAKEN) press(field, 'Enter', taken);
    expect(found).to.deep.equal([]);
    press(field, 'Enter');
    expect(found).to.deep.equal(['林静']);
  });

  it('turn no page', () => {
    const turned: number[] = [];
    const { root } = mount(
      <Pagination page={1} pageSize={10} total={95} onChange={(page) => turned.push(page)} />,
    );
    const field = one<HTMLInputElement>(root, '.tp-page-jump input');
    setValue(field, '3');
    for (const taken of TAKEN) press(field, 'Enter', taken);
    expect(turned).to.deep.equal([]);
    press(field, 'Enter');
    expect(turned).to.deep.equal([3]);
  });

  it('close no dialog', async () => {
    function Opened() {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? (
        <Dialog title="添加乘机人" onClose={() => setOpen(false)}>
          <Field label="姓名">
            <TextInput value="" onChange={() => undefined} />
          </Field>
        </Dialog>
      ) : null;
    }
    const { root } = mount(<Opened />);
    const field = one(root, 'dialog input');
    for (const taken of TAKEN) press(field, 'Escape', taken);
    expect(one<HTMLDialogElement>(root, 'dialog').open).to.equal(true);
    press(field, 'Escape');
    await waitUntil(() => !root.querySelector('dialog'), 'closed by the key alone');
  });
});
