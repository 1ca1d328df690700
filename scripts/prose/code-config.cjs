/* What `npm run prose` reads in code: comments, messages and help. */
module.exports = { plugins: { [require.resolve('./code.cjs')]: true } };
