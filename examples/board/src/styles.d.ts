declare module '*.css';

interface ImportMeta {
  /** What the build was told: where the ruling desk is. */
  readonly env: { readonly VITE_DESK?: string };
}
