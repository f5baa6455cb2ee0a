/** A text of a service without control characters, which databases refuse and logs break at. */
export const plainLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
