/** The mails that the demo keeps in the place of sending them: address and text of the newest that holds something, once it is there. */
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
