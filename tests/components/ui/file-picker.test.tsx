import { expect } from '@open-wc/testing';
import { useState } from 'react';
import type { StoredFile } from '../../../src/contract/files/files';
import type { Host } from '../../../src/element/host/host';
import { HostContext } from '../../../src/element/host/host-context';
import { UploadField } from '../../../src/element/upload/UploadField';
import { accessible } from '../../support/components/accessible';
import { until } from '../../support/components/fake-runtime';
import { mount, one } from '../../support/components/mount';

const LONG = '差'.repeat(120);

/** An upload field; the gateway truncates names to a hundred letters. */
function Uploads() {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return <UploadField label="证明材料" files={files} onChange={setFiles} onPending={() => undefined} />;
}

function show() {
  const sent: string[] = [];
  const send = (_call: unknown, { file }: { file: File }) => {
    sent.push(file.name);
    const [name = ''] = file.name.split('.');
    return Promise.resolve({
      fileNo: `F${sent.length}`,
      fileName: `${name.slice(0, 100)}.pdf`,
      fileSize: file.size,
    });
  };
  const host = {
    element: document.body,
    runtime: { send },
    signIn: () => Promise.resolve(false),
  } as unknown as Host;
  const shown = mount(
    <HostContext value={host}>
      <div>
        <p>说明</p>
        <Uploads />
      </div>
    </HostContext>,
  );
  return { ...shown, sent };
}

/** Drops a file, or a text; returns true when the browser's default is prevented. */
function drop(target: Element, name: string | undefined): boolean {
  const dataTransfer = new DataTransfer();
  if (name === undefined) dataTransfer.setData('text/plain', '文字');
  else dataTransfer.items.add(new File(['%PDF-'], name));
  const options = { bubbles: true, composed: true, cancelable: true, dataTransfer };
  const isOver = !target.dispatchEvent(new DragEvent('dragover', options));
  return !target.dispatchEvent(new DragEvent('drop', options)) && isOver;
}

describe('An upload box', () => {
  it('takes dropped files, and keeps the browser from showing files dropped beside it', async () => {
    const { host, root, sent, render } = show();
    expect(drop(one(root, 'p'), '证明.pdf'), 'beside').to.equal(true);
    expect(drop(one(root, 'p'), undefined), 'a text').to.equal(false);
    expect(sent).to.deep.equal([]);
    expect(drop(one(root, '.tp-files'), '证明.pdf'), 'inside').to.equal(true);
    await until(() => sent.length === 1, 'sent');
    await accessible(host);
    render(<p>说明</p>);
    expect(drop(one(root, 'p'), '证明.pdf'), 'gone').to.equal(false);
  });

  it('says that a name was shortened', async () => {
    const { root } = show();
    drop(one(root, '.tp-files'), '证明.pdf');
    await until(() => root.querySelectorAll('[data-state=sent]').length === 1, 'the first');
    expect(root.querySelector('.tp-file-note')).to.equal(null);
    drop(one(root, '.tp-files'), `${LONG}.pdf`);
    await until(() => root.querySelector('.tp-file-note'), 'the note');
    expect(one(root, '.tp-file-note').textContent).to.equal('文件名过长，只保留前100个字');
  });
});
