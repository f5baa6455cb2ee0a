/** Copies a text; false for pages without https, which have no clipboard, and frames without the permission for it. */
export const copyText = async (text: string): Promise<boolean> =>
  isSecureContext &&
  (await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  ));
