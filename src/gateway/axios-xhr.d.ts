declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';
  /** False in environments without XMLHttpRequest. */
  const adapter: AxiosAdapter | false;
  export default adapter;
}
