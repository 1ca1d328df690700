/// <reference types="vite/client" />

/** The address of the worker in which a game is kept. */
declare module 'virtual:worker-url' {
  const url: string;
  export default url;
}
