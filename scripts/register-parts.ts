/* A file of the register in two parts, which the build puts in different places: its words (`src/register/packed.ts`), and what is here. */

/** A file of `rules/`. */
export interface RegisterFile {
  readonly document: object;
  readonly rules: readonly Readonly<Record<'id' | 'section' | 'text', unknown> & Record<string, unknown>>[];
}

/** What else the file says of each rule, in the same order: what `src/register/remarks.ts` reads. */
export const remarksOn = ({ rules }: RegisterFile) => ({
  rules: rules.map(({ id, section, text, ...remarks }) => remarks),
});
