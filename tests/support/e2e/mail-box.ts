/**
 * Waits for a mail in the demo's mailbox, which stores mails instead of sending them. Resolves with address and text of
 * the newest that matches.
 */
export async function mailWith(
  portal: string,
  isIt: (text: string) => boolean,
): Promise<{ url: string; text: string }> {
  const box = `${portal}developer/mails`;
  for (;;) {
    const list = await (await fetch(box)).text();
    for (const [, no] of list.matchAll(/\/developer\/mails\/(\d+)/g)) {
      const url = `${box}/${no}`;
      const text = await (await fetch(url)).text();
      if (isIt(text)) return { url, text };
    }
  }
}
