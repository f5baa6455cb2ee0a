declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';
  /** false where there is no XMLHttpRequest. */
  const adapter: AxiosAdapter | false;
  export default adapter;
}
