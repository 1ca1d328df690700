import fc from 'fast-check';

// Mutation testing compares runs of the same tests: random games must be the same games each time.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
