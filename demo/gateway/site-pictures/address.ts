/** Path of the pictures below the gateway's address. */
export const PICTURES_PATH = '/site-pictures/';
const ADDRESS = /^\/site-pictures\/(F[0-9a-f]{32})\.webp$/;

export const addressOf = (pictureNo: string): string => `${PICTURES_PATH}${pictureNo}.webp`;

/** Number of an uploaded picture by its address; undefined for another address. */
export const pictureNoOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
