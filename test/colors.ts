/*
 * The tests read what commands print: whoever forces colors for the tests' own report, as some continuous integration does, must not force them
 * into what the commands write to a pipe.
 */

delete process.env.FORCE_COLOR;
