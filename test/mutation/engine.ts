// What the runner of vectors bundles: the parts of a run, so that what a mutant does not touch is done once.
export { bothEditions } from '../../src/conformance/both-editions.js';
export { entriesOf, look } from '../../src/conformance/read.js';
export { faultInSteps, faultOf, positionOf } from '../../src/conformance/run.js';
