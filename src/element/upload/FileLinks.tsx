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

interface Props {
  files: readonly StoredFile[];
  /** Returns the download address of a file; by default the one of the session's enterprise. */
  addressOf?(fileNo: string): Promise<string | undefined>;
}

/** Download links of attached files. */
export function FileLinks({ files, addressOf }: Props) {
  const host = useHost();
  const t = useTexts(uploadTexts);
  const [asked, setAsked] = useState('');

  async function ofEnterprise(fileNo: string): Promise<string | undefined> {
    const [found] = await withSession(host, () => host.runtime.send(fileSearch, { fileNos: [fileNo] }));
    return found?.downloadUrl;
  }

  async function save(fileNo: string): Promise<void> {
    setAsked(fileNo);
    try {
      // a download address is valid for a minute, so it is requested on demand
      const address = await (addressOf ?? ofEnterprise)(fileNo);
      if (address !== undefined) follow(address);
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
