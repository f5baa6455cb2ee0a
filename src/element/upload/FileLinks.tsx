import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { fileSearch, type StoredFile } from '../../contract/files/files';
import { Button } from '../../ui/button/Button';
import { OneLine } from '../../ui/layout/disclosure/OneLine';
import { useTexts } from '../../ui/texts/use-texts';
import { useHost } from '../host/host-context';
import { withSession } from '../host/sign-in';
import { follow } from './follow';
import { uploadTexts } from './texts';

/** Download links of attached files. */
export function FileLinks({ files }: { files: readonly StoredFile[] }) {
  const host = useHost();
  const t = useTexts(uploadTexts);
  const [asked, setAsked] = useState('');

  async function save(fileNo: string): Promise<void> {
    setAsked(fileNo);
    try {
      // a download address is valid for a minute, so it is requested on demand
      const [found] = await withSession(host, () => host.runtime.send(fileSearch, { fileNos: [fileNo] }));
      if (found) follow(found.downloadUrl);
      else host.notify({ as: 'toast', text: t.gone, delayMs: 0 });
    } catch (error) {
      host.report(error);
    } finally {
      setAsked('');
    }
  }

  return files.map(({ fileNo, fileName }) => (
    <Button
      key={fileNo}
      variant="text"
      size="small"
      icon={<Paperclip aria-hidden="true" />}
      loading={asked === fileNo}
      aria-label={t.download(fileName)}
      onClick={() => void save(fileNo)}
    >
      <OneLine>{fileName}</OneLine>
    </Button>
  ));
}
